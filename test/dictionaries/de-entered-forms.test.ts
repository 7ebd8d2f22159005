/** Forms of German words that are words of their own, by their entries in WikDict. */
import { describe, expect, it } from 'vitest';
import { EnteredForms } from '../../dictionaries/compile/de/entered-forms.ts';
import type { PartOfEntry } from '../../dictionaries/compile/de/headwords.ts';
import { PARTS, partsOfEntries } from '../../dictionaries/compile/wikdict-parts.ts';
import type { Lexeme } from '../../src/core/morphology/de/built-form.ts';

function lexeme(lemma: string, pos: Lexeme['pos'], forms: Readonly<Record<string, string>>): Lexeme {
  return {
    lemma,
    pos,
    features: '',
    forms: Object.entries(forms).map(([form, tag]) => ({ form, tag, group: 'basic' })),
    inferred: false,
  };
}

describe('entries that are forms of another word', () => {
  const known = new EnteredForms();
  const playable = [
    lexeme('erneuen', 'ver', { erneut: 'ver:part2', erneute: 'ver:part2:e', erneuten: 'ver:part2:en' }),
    lexeme('verkaufen', 'ver', { verkauft: 'ver:part2' }),
    lexeme('verletzen', 'ver', { verletzt: 'ver:part2' }),
    lexeme('verletzt', 'adj', { verletzt: 'adj:pos' }),
    lexeme('Mitte', 'sub', { mitten: 'sub:pl:nom' }),
    lexeme('bald', 'adv', { bald: 'adv', eher: 'adv:also' }),
    lexeme('spät', 'adj', { spät: 'adj:pos', später: 'adj:comp' }),
  ];
  for (const one of playable) known.note(one, one.forms, { attested: 1, share: 0.9 });
  const entered = (lemma: string, part: PartOfEntry['part'], languages = 5) =>
    known
      .groups([{ lemma, part, languages }])
      .map(({ pos, slots, share }) => ({ pos, forms: [...slots.keys()], share }));

  it('are adjectives if their forms are allowed already', () => {
    expect(entered('erneut', 'adj')).toEqual([{ pos: 'adj', forms: ['erneut', 'erneute', 'erneuten'], share: 0.9 }]);
  });

  it('are adverbs, whatever else they are', () => {
    for (const word of ['mitten', 'eher']) expect(entered(word, 'adv')).toMatchObject([{ pos: 'adv', forms: [word] }]);
  });

  it.each([
    ['verkauft', 'adj', 3],
    ['verletzt', 'adj', 5],
    ['mitten', 'adj', 5],
    ['bald', 'adv', 5],
    ['spät', 'adv', 5],
    ['später', 'adv', 5],
    ['niemals', 'adv', 5],
  ] as const)('%s is no entry as %s in %i languages', (lemma, part, languages) => {
    expect(entered(lemma, part, languages)).toEqual([]);
  });
});

describe('forms that are also nouns', () => {
  const known = new EnteredForms();
  const playable = [
    lexeme('Karat', 'sub', { karate: 'sub:pl:nom' }),
    lexeme('flott', 'adj', { flotte: 'adj:pos:e' }),
    lexeme('Sitte', 'sub', { sitten: 'sub:pl:nom' }),
    lexeme('Beamte', 'sub', { beamter: 'sub:sg:nom:m' }),
    lexeme('krank', 'adj', { kranker: 'adj:pos:er' }),
    lexeme('er', 'pro', { ihn: 'pro' }),
    lexeme('Breme', 'sub', { bremen: 'sub:pl:nom' }),
  ];
  for (const one of playable) known.note(one, one.forms, { attested: 1, share: 0.9 });
  const translated = new Map(
    Object.entries({
      karate: 11,
      karat: 8,
      flotte: 11,
      sitten: 4,
      sitte: 12,
      beamter: 10,
      kranker: 6,
      ihn: 10,
      bremen: 11,
    }),
  );

  it('have an entry, and are no names, plurals, pronouns or nominalised adjectives', () => {
    const nouns = known.nouns((word) => word === 'bremen', [], translated);
    expect(nouns.map(({ pos, slots }) => [pos, ...slots.keys()])).toEqual([
      ['sub', 'karate'],
      ['sub', 'flotte'],
    ]);
  });
});

it('entries are counted by language', () => {
  const french = 'erneut /ɛɐ̯ˈnɔɪ̯t/ <adj>\nde nouveau\nEntwurf <n, masc>\nebauche\nmitten <Adverb>\nau milieu\n';
  const polish = 'erneut <adj>\nponowny\nerneut <adj>\nznów\nin Kürze <adv>\nwkrótce\n';
  expect(partsOfEntries([french, polish], PARTS.de)).toBe('lemma\tpart\tlanguages\nerneut\tadj\t2\nmitten\tadv\t1\n');
  const english =
    'nie /ɲɛ/ <particle>\nno\nnie mający związku <adj>\nmożna <v>\none can\njak <pronoun>\nczytać <v>\njak <n>\n';
  expect(partsOfEntries([english], PARTS.pl)).toBe(
    'lemma\tpart\tlanguages\njak\tpron\t1\nmożna\tpred\t1\nnie\tqub\t1\n',
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileFrequency } from '../../dictionaries/compile/frequency/main.ts';
import { maximise } from '../../dictionaries/compile/frequency/maximise.ts';
import { packFrequency } from '../../dictionaries/compile/frequency/pack-frequency.ts';
import { POLISH } from '../../dictionaries/compile/frequency/polish.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { Frequency, FrequencyFormatError } from '../../src/core/lexicon/frequency.ts';
import type { Reading } from '../../src/core/lexicon/lexicon.ts';
import { toGermanTiles } from '../../src/core/words/tiles.ts';
import { judge } from '../all-rules.ts';

const PACKED = join(import.meta.dirname, '../../dictionaries/packed');

/** Milliseconds: it reads every form of a language, three quarters of a minute of processor time for Polish. */
const ALL_FORMS = 600_000;

it.each(['pl', 'de', 'en'] as const)(
  'the packed file of %s is the one that `npm run frequency` writes',
  (language) => {
    const packed = readFileSync(join(PACKED, `${language}.frequency`));
    expect(Buffer.from(compileFrequency(language, PACKED)).equals(packed)).toBe(true);
  },
  ALL_FORMS,
);

describe('the frequency of readings', () => {
  const { game } = loadLexicons('pfs-2018');
  const reading = (lemma: string, tag: string, origin: Reading['origin'] = 'attested') => ({
    lemma,
    tag,
    origin,
    mark: '',
  });

  it('follows from the other forms of their lemmas', () => {
    // Both lemmas have the first form; only one has the second, which is frequent.
    const lemmas = new Set(game.readings('mnie').map(({ lemma }) => lemma));
    expect(lemmas.size).toBeGreaterThan(1);
    const likeliest = (others: Record<string, number>) =>
      maximise(game, new Map(Object.entries({ mnie: 1000, ...others })), POLISH).lemmas.sort(
        (one, other) => other.frequency - one.frequency,
      )[0]?.lemma;
    expect(likeliest({ mną: 500, mi: 500 })).toBe('ja');
    expect(likeliest({ miął: 50_000, mięli: 50_000, mięła: 50_000, mąć: 50_000 })).toBe('miąć');
  });

  it.each([
    // The verb's other forms explain most of the single form of the particle.
    ['może', 'móc'],
    ['prawie', 'prawie'],
    ['rośnie', 'rosnąć'],
    ['ci', 'ty'],
    ['te', 'ten'],
    ['mniej', 'mało'],
    // PoliMorf has it as a lemma of its own.
    ['najbardziej', 'bardzo'],
    // The singular is rare.
    ['okularach', 'okulary'],
    // *sań* and *nosza* have no frequent forms except those of the plural or of a verb.
    ['saniach', 'sanie'],
    ['nosze', 'nosze'],
    ['zdjęcia', 'zdjęcie'],
    ['ruch', 'ruch'],
    ['rodzice', 'rodzic'],
    ['gra', 'grać'],
    // The number of dictionaries and translations with an entry for the noun, the adjective or the plural decides.
    ['oczekiwanie', 'oczekiwanie'],
    ['widzenia', 'widzenie'],
    ['obniżenie', 'obniżyć'],
    ['znany', 'znany'],
    ['kontrolowany', 'kontrolować'],
    ['wybrany', 'wybrać'],
    ['zwłok', 'zwłoki'],
    ['słów', 'słowo'],
    // A vocative of people is likely.
    ['panie', 'pan'],
    // A gerund occurs in the cases of nouns.
    ['przekroczeniem', 'przekroczyć'],
  ])('puts %s as a form of %s first', (form, lemma) => {
    expect(game.readings(form)[0]?.lemma).toBe(lemma);
  });

  it.each([
    // One word in several parts of speech: the number of dictionary entries decides.
    ['nie', 'qub'],
    ['tylko', 'qub'],
    ['ale', 'conj'],
    ['niż', 'conj'],
    ['kiedy', 'adv'],
    ['to', 'subst'],
    ['się', 'siebie'],
    ['prawda', 'subst'],
    ['sposób', 'subst'],
    // The frequency of the noun determines the share that remains for an adverb or a preposition.
    ['rano', 'adv'],
    ['poza', 'prep'],
    // Few dictionaries have the noun beside the adjective; for the second word, as many.
    ['karnego', 'adj'],
    ['chorego', 'adj'],
    ['przewodniczącego', 'subst'],
  ])('puts the likelier part of speech of %s first', (form, part) => {
    const [first] = game.readings(form);
    expect(first?.tag.split(':')[0]).toBe(part);
  });

  it.each([
    // The same form in all cases: the case reported first is fixed.
    ['liście', 'subst:sg:loc:f'],
    ['stole', 'subst:sg:loc:m3'],
    ['dobrym', 'adj:sg:loc:m1.m2.m3.n1.n2:pos'],
  ])('puts the likelier case of %s first', (form, tag) => {
    expect(game.readings(form)[0]?.tag).toBe(tag);
  });

  it('of a German adjective follows from the forms that are its alone', () => {
    const german = loadLexicons('sd-2026').game;
    const [smoke] = german.readings('rauchen');
    expect(smoke?.lemma).toBe('rauchen');
  });

  it.each([
    // A dictionary has the adjective; the declined form is that, however common the verb is.
    ['erneut', 'erneut adj:pos'],
    ['kommenden', 'kommend adj:pos:en'],
    ['gebaut', 'bauen ver:part2:tr'],
    ['verbotene', 'verboten adj:pos:e'],
    ['geöffnete', 'öffnen ver:part2:e:tr'],
    ['genannte', 'nennen ver:part2:e:tr'],
    // A form of another word that no dictionary has as an entry.
    ['sonderwünsche', 'Sonderwunsch sub:pl:nom.gen.acc:m'],
    ['unzureichende', 'unzureichend adj:pos:e'],
    // The dictionary form precedes the participle with the same letters.
    ['bekommen', 'bekommen ver:inf:tr'],
    ['beschäftigt', 'beschäftigen ver:part2:tr'],
  ])('puts %s as %s first', (form, analysis) => {
    const [first] = loadLexicons('sd-2026').game.readings(toGermanTiles(form));
    expect(`${first?.lemma} ${first?.tag}`).toBe(analysis);
  });

  it('is read as it was packed', () => {
    const lemmas = [
      { lemma: 'kot', partOfSpeech: 'subst', frequency: 10_000, isHomograph: true },
      { lemma: 'kota', partOfSpeech: 'subst', frequency: 10, isHomograph: true },
      { lemma: 'kot', partOfSpeech: 'verb', frequency: 100, isHomograph: false },
    ];
    const tags = new Map([
      ['subst:sg:nom:m2', { partOfSpeech: 'subst', share: 0.1 }],
      ['verb:inf', { partOfSpeech: 'verb', share: 1 }],
    ]);
    const frequency = new Frequency(packFrequency({ lemmas, tags }, 3, 8).slice().buffer);
    expect(frequency.weight(reading('kot', 'subst:sg:nom:m2'))).toBeCloseTo(3);
    expect(frequency.weight(reading('kota', 'subst:sg:nom:m2'))).toBeCloseTo(0);
    expect(frequency.weight(reading('kot', 'verb:inf'))).toBeCloseTo(2);
    expect(frequency.weight(reading('kot', 'verb:inf', 'derived'))).toBeLessThan(1);
    expect(frequency.weight(reading('pies', 'subst:sg:nom:m2'))).toBeLessThan(0);
    // If there is no room for all, homographs stay.
    const fewer = new Frequency(packFrequency({ lemmas, tags }, 2, 8).slice().buffer);
    expect(fewer.weight(reading('kota', 'subst:sg:nom:m2'))).toBeCloseTo(0);
    expect(fewer.weight(reading('kot', 'verb:inf'))).toBeLessThan(0);
    const common = new Frequency(packFrequency({ lemmas, tags }, 2, 0).slice().buffer);
    expect(common.weight(reading('kot', 'verb:inf'))).toBeCloseTo(2);
    expect(common.weight(reading('kota', 'subst:sg:nom:m2'))).toBeLessThan(0);
  });

  it('is refused in any other format', () => {
    const bytes = readFileSync(join(PACKED, 'en.frequency'));
    const whole = Uint8Array.from(bytes);
    expect(() => new Frequency(whole.buffer)).not.toThrow();
    for (const length of [0, 7, 100, whole.length - 1]) {
      expect(() => new Frequency(whole.slice(0, length).buffer), String(length)).toThrow(FrequencyFormatError);
    }
    expect(() => new Frequency(new TextEncoder().encode('not at all what is wanted').buffer)).toThrow(
      FrequencyFormatError,
    );
  });
});

/** The first lemma of forms of common words that are also forms of rare ones. */
const FIRST = {
  'pfs-2018':
    'mnie ja, mu on, jej on, go on, do do, mi ja, ma mieć, mam mieć, była być, byli być, mieście miasto, części część, kot kot, prawie prawie, boli boleć, obrady obrady, zdecydowanie zdecydowanie, niezwykle niezwykle, niektóre niektóry, siebie siebie, sobie siebie, się się, gotowi gotowy, powinna powinien',
  'sd-2026':
    'die der, ist sein, von von, es es, er er, wie wie, aber aber, wenn wenn, eine ein, kommt kommen, sondern sondern, Hause Haus, Recht Recht, recht recht, Licht Licht, Frieden Frieden, im in, zum zu, vom von, ins in, anderen anderer, einigen einige, Herrn Herr, mitten mitten, eher eher, möglichst möglichst, lange lange, blau blau, Blau Blau, Habe haben, Hast haben, Wolle Wolle, wolle wollen, Gründen Grund, gründen gründen, Verletzten Verletzte',
  'school-en':
    'is be, saw see, men man, does do, has have, was be, went go, said say, going go, looking look, wanted want, best good, bed bed, seed seed',
} as const;

/** The first part of speech of English words with several. */
const FIRST_PART = [
  'know verb, go verb, want verb, say verb, find verb, keep verb, can verb, may verb, will verb, world noun, way noun, people noun, time noun',
  'big adj, small adj, same adj, very adv, just adv, here adv, even adv, then adv, for prep, off prep, an det, last adj, interesting adj',
  'said verb, going verb, looking verb, wanted verb, posted verb, best adj, later adv',
  'how adv, why adv, when adv, where adv, else adv, so adv, that pron, nothing pron, two num, million num, first adj, die verb',
]
  .join(', ')
  .split(', ')
  .map((pair) => pair.split(' '));

describe('the first reading under school-en', () => {
  const lexicons = loadLexicons('school-en');
  it.each(FIRST_PART)('of %s is a %s', (word, part) => {
    expect(judge(word!, 'school-en', lexicons).analyses[0]?.tag.split(':')[0]).toBe(part);
  });
});

describe.each(Object.entries(FIRST))('the first reading under %s', (ruleset, pairs) => {
  const lexicons = loadLexicons(ruleset as keyof typeof FIRST);
  it.each(pairs.split(', ').map((pair) => pair.split(' ')))('of %s is a form of %s', (word, lemma) => {
    expect(judge(word!, ruleset as keyof typeof FIRST, lexicons).analyses[0]?.lemma).toBe(lemma);
  });
});

import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import { Dictionary } from '../../src/core/rulesets/7slow/dictionary.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('7slow');
const ask = (word: string, earlier: string[] = []) => judge(word, '7slow', lexicons, earlier);

describe('words by themselves', () => {
  it.each(readTable(new URL('7slow-words.tsv', import.meta.url)))(
    '$word ($class): $verdict, $rule',
    ({ word, verdict, rule }) => {
      const { verdict: found, reasons } = ask(word!);
      expect({ verdict: found, rule: reasons[0]?.rule }).toEqual({ verdict, rule });
    },
  );
});

describe('words beside one of an earlier round', () => {
  it.each(readTable(new URL('7slow-clashes.tsv', import.meta.url)))(
    '$word after “$earlier”: $clash $rule',
    ({ word, earlier, rule, clash }) => {
      const [first] = ask(word!, [earlier!]).reasons;
      const found = first?.effect === 'excludes' ? first.rule.slice('7slow/'.length) : '';
      expect({ rule: found, likely: fieldsOf(first?.detail).likely === true }).toEqual({
        rule,
        likely: clash === 'likely',
      });
      if (clash === 'likely') expect(fieldsOf(first?.detail).root).toMatch(/\p{L}/u);
    },
  );
});

describe('words of several earlier rounds', () => {
  it('bar the word once each, certain clashes first', () => {
    const { verdict, reasons, suggestions } = ask('domy', ['domowy', 'kot', 'DOM', 'domownik', 'domy']);
    expect(verdict).toBe('disallowed');
    expect(reasons.map(({ rule, detail }) => [rule, detail.other, fieldsOf(detail).likely])).toEqual([
      ['7slow/repeat-word', 'domy', undefined],
      ['7slow/family-plural', 'dom', undefined],
      ['7slow/family-root', 'domowy', true],
      ['7slow/family-root', 'domownik', true],
    ]);
    expect(suggestions).toEqual([]);
  });

  it('are certain if any lemma covers both words', () => {
    // *piec* is an oven and “to bake”; *mam* is a form of *mieć*, *mamić* and *mama*.
    expect(ask('piec', ['piekę']).reasons[0]).toMatchObject({ detail: { lemma: 'piec', other: 'piekę' } });
    for (const earlier of ['miałem', 'mamili', 'mamy', 'mamą']) {
      const [first] = ask('mam', [earlier]).reasons;
      expect(fieldsOf(first?.detail).likely, earlier).toBe(undefined);
      expect(first, earlier).toMatchObject({ effect: 'excludes', detail: { other: earlier } });
    }
  });

  it('name the lemma that is one of the two words, if there are several', () => {
    expect(fieldsOf(ask('koty', ['kot']).reasons[0]?.detail).lemma).toBe('kot');
    expect(fieldsOf(ask('kot', ['koty']).reasons[0]?.detail).lemma).toBe('kot');
    // Both are forms of *szybka*, a small pane.
    expect(ask('szybko', ['szybki']).reasons[0]?.rule).toBe('7slow/family-adverb');
    expect(fieldsOf(ask('lisa', ['lis']).reasons[0]?.detail).lemma).toMatch(/^lisa?$/);
  });

  it('are reported after the reason that refuses the word by itself', () => {
    const rules = ask('xyzzy', ['xyzzy']).reasons.map(({ rule }) => rule);
    expect(rules).toEqual(['7slow/not-listed', '7slow/repeat-word']);
  });

  it('no longer bar words after the players have withdrawn them', () => {
    expect(ask('domowy', ['dom']).verdict).toBe('disallowed');
    expect(ask('domowy', ['kot']).verdict).toBe('allowed');
    expect(judge('domowy', 'pfs-2018', lexicons, ['dom']).verdict).toBe('allowed');
  });
});

describe('pieces of words with a hyphen', () => {
  it('contain no word that the dictionary has', () => {
    const dictionary = new Dictionary(lexicons.game, lexicons.spelling);
    const pieces = new Set<string>();
    lexicons.spelling.forEachForm((form) => {
      if (/[-’]/.test(form)) for (const piece of form.split(/[-’]/)) pieces.add(piece);
    });
    expect(pieces.size).toBeGreaterThan(2000);
    // *bo* with an ending is a word by itself, although a bank has the name BOŚ.
    const taken = [...pieces].filter(
      (piece) =>
        dictionary.has(piece) &&
        !lexicons.game.has(piece) &&
        dictionary.readings(piece).every(({ origin }) => origin === 'inferred'),
    );
    expect(taken).toEqual(['boś']);
  });

  it.each(['owski', 'pongowemu', 'misz', 'maszach', 'boxer', 'mailowawszy'])('%s', (piece) => {
    const { reasons, basis } = ask(piece);
    expect(reasons[0]).toMatchObject({ rule: '7slow/hyphen', detail: { base: piece }, curated: true });
    expect(basis).toEqual({ kind: 'rule' });
  });

  it('rest on the rule alone if the word has its hyphen', () => {
    expect(ask('misz-masz').reasons[0]).not.toHaveProperty('curated');
    expect(ask('misz-masz').basis).toEqual({ kind: 'rule' });
  });
});

describe('words of a list that is not trusted', () => {
  // Also with a capital: “no list has such a name” would mean that nothing has the letters.
  it.each(['dptr', 'Dptr', 'absens', 'christianitatis'])('%s is explained from the curated list', (word) => {
    expect(lexicons.spelling.has(word.toLowerCase())).toBe(true);
    expect(ask(word).reasons).toMatchObject([
      { rule: '7slow/not-listed', detail: { sources: ['sjp.pl'] }, curated: true },
    ]);
  });

  it.each(['xyzzy', 'domm', 'c'])('%s is not explained', (word) => {
    const [first] = ask(word).reasons;
    expect(first?.rule).toBe('7slow/not-listed');
    expect(first?.detail.kind).not.toBe('elsewhere');
    expect(ask(word).reasons[0]).not.toHaveProperty('curated');
  });
});

describe('secondary findings', () => {
  it('include no points, because the game scores letters by columns', () => {
    for (const word of ['dom', 'quiz', 'domm', 'Gdynia']) expect(ask(word).points).toBe(null);
  });

  it('include the acronym that a noun spells out', () => {
    expect(ask('pekaesem').reasons).toContainEqual(
      expect.objectContaining({ rule: '7slow/abbreviation', effect: 'admits', decides: false }),
    );
  });

  it('include the name that a capital may stand for', () => {
    expect(ask('Polonez').reasons).toContainEqual(
      expect.objectContaining({ rule: '7slow/proper-name', effect: 'excludes', decides: false }),
    );
    expect(ask('polonez').reasons.map(({ rule }) => rule)).not.toContain('7slow/proper-name');
  });

  it.each([
    ['kotopies', ['kot', 'pies']],
    ['superkot', ['super-', 'kot']],
    ['dziewięćdziesięciokilkuletni', ['dziewięćdziesiąt', 'kilkuletni']],
    ['xyzzy', undefined],
  ])('include the parts of %s', (word, parts) => {
    expect(fieldsOf(ask(word).reasons[0]?.detail).parts).toEqual(parts);
  });

  it('include the acronym or symbol that capitals may stand for, and not as a name', () => {
    // The expansion says more than the spelling.
    const hasSource = new Set(['DNA', 'PIT', 'LOT', 'AIDS']);
    for (const word of ['DNA', 'PIT', 'LOT', 'AIDS', 'Fe', 'Na']) {
      const secondary = ask(word).reasons.filter(({ effect }) => effect === 'excludes');
      expect(secondary, word).toMatchObject([
        {
          rule: '7slow/abbreviation',
          decides: false,
          detail: hasSource.has(word) ? { source: expect.any(String) } : { spelling: word },
        },
      ]);
    }
    expect(ask('dna').reasons.every(({ effect }) => effect === 'admits')).toBe(true);
  });

  it('prefer the lemma that is the word itself', () => {
    // *kot* is the genitive plural of *kota*, too.
    for (const word of ['kot', 'szybko', 'list', 'prawo'])
      expect(fieldsOf(ask(word).reasons[0]?.detail).lemma).toBe(word);
  });

  it.each([
    ['kW', { spelling: 'kW' }],
    ['dB', { spelling: 'dB' }],
    ['CD', { spelling: 'CD' }],
    ['m.in.', { spelling: 'm.in.' }],
    ['CKM', { source: 'ciężki karabin maszynowy' }],
    ['MGR', { source: 'magister' }],
    ['Mgr', { source: 'magister' }],
    ['kw', { source: 'kwadratowy; kwartał; kwadrat; kwas' }],
  ])('include the spelling of the abbreviation %s in these capitals', (word, detail) => {
    expect(ask(word).reasons[0]).toMatchObject({ rule: '7slow/abbreviation', detail });
  });

  it.each(['PIT-y', 'ONZ-owskiej', 'AK-owiec'])('say that %s is made from an acronym', (word) => {
    expect(ask(word).reasons.map(({ rule }) => rule)).toEqual(['7slow/hyphen', '7slow/abbreviation']);
  });

  it.each([
    ['napewno', ['na', 'pewno']],
    ['zielonykot', undefined],
    ['dużydomek', ['duży', 'domek']],
  ])('include the two words of which %s is composed', (word, parts) => {
    expect(fieldsOf(ask(word).reasons[0]?.detail).parts).toEqual(parts);
    for (const part of parts ?? []) expect(ask(word).suggestions).toContain(part);
  });

  it('include no words that share the letters of a name', () => {
    expect(ask('Pomorze').suggestions).toEqual([]);
  });

  it('include the basis of a form that only grammar builds', () => {
    expect(ask('poszłom')).toMatchObject({ basis: { kind: 'derived' }, analyses: [{ rule: '7slow/word-source' }] });
    expect(ask('poszłam').basis.kind).toBe('open-list');
  });

  it.each([
    ['ping-pong', 'pingpong'],
    ['cza-cza', 'czacza'],
    ['kot pies', 'kot'],
    ['zolw', 'żółw'],
    ['elektroencefalografja', 'elektroencefalografia'],
  ])('%s: %s is suggested', (word, suggestion) => {
    const { suggestions } = ask(word);
    expect(suggestions).toContain(suggestion);
    for (const offered of suggestions) expect(ask(offered).verdict).toBe('allowed');
  });
});

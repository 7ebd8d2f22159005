import { describe, expect, it } from 'vitest';
import { buildAdjectives } from '../../dictionaries/compile/de/adjectives.ts';
import { parseCoreList } from '../../dictionaries/compile/de/core-list.ts';
import { SuffixVotes } from '../../dictionaries/compile/de/suffix-votes.ts';

const ENDINGS = ['e', 'em', 'en', 'er', 'es'];
const declined = (stem: string) => ENDINGS.map((ending) => stem + ending);

/** A small list: lemmas with their declined forms, and single words. */
const LIST = [
  ...['blau', 'rot', 'schnell', 'leicht', 'hellrot', 'bunt', 'reich', 'steinreich'].flatMap((lemma) => [
    lemma,
    ...declined(lemma),
  ]),
  ...['schneller', 'röter', 'roter', 'leichter', 'reicher'].flatMap(declined),
  ...['schnellst', 'rotest', 'rötest', 'leichtest', 'reichst', 'steinreichst'].flatMap((stem) => [
    stem,
    ...declined(stem),
  ]),
  ...['edel', ...declined('edl')],
  ...['offen', ...declined('offen'), ...declined('offn')],
  ...['heiter', ...declined('heiter'), ...declined('heitr')],
  ...['müde', ...declined('müd').slice(1)],
  ...['loben', 'lobend', ...declined('lobend')],
  ...['fit', ...declined('fitt')],
  ...['stark', ...declined('stark'), ...declined('stärker'), ...declined('stärkst')],
  ...['nervenstark', ...declined('nervenstark'), 'wortreich', ...declined('wortreich')],
  'Nerven',
  'hellrosa',
  'sexy',
];

const built = buildAdjectives({
  core: parseCoreList([...new Set(LIST)].map((word) => `${word.toUpperCase()} ${word}`)),
  adjectives: {},
  verbs: {},
  wiktionary: ['windschnell', ...declined('windschnell'), 'müdere'],
  frequencies: new Map([
    ['heitersten', 30],
    ['nervenstärkere', 30],
  ]),
});

function reading(lemma: string, form: string): string {
  const found = built.lexemes.find((lexeme) => lexeme.lemma === lemma)?.forms.filter((one) => one.form === form) ?? [];
  if (found.length === 0) return 'none';
  const admitted = found.find(({ barred }) => !barred);
  return admitted ? (admitted.rule ?? 'admitted') : `barred ${found[0]?.rule}`;
}

describe('adjectives of the core list', () => {
  it('get lemma and class from the declined forms', () => {
    const lemmas = built.lexemes.map(({ lemma }) => lemma);
    for (const lemma of ['blau', 'rot', 'edel', 'offen', 'heiter', 'müde', 'fit']) expect(lemmas).toContain(lemma);
    for (const word of ['schneller', 'schnellst', 'rötest', 'edle', 'offne']) expect(lemmas).not.toContain(word);
    expect(reading('edel', 'edle')).toBe('II.5.2.a');
    expect(reading('heiter', 'heitern')).toBe('II.5.2.c');
    expect(reading('fit', 'fitte')).toBe('admitted');
  });

  it('are compared if the list compares them', () => {
    expect(reading('rot', 'röteste')).toBe('admitted');
    expect(reading('schnell', 'schnellere')).toBe('admitted');
    expect(reading('schnell', 'schnellst')).toBe('barred II.4.5.noentry');
    expect(reading('bunt', 'buntere')).toBe('none');
  });

  it('are compared in all their forms if another list or a text compares them', () => {
    expect(reading('müde', 'müdestem')).toBe('admitted');
    expect(reading('heiter', 'heiterere')).toBe('admitted');
  });

  it('are compared like their head if the table has the head', () => {
    expect(reading('wortreich', 'wortreichste')).toBe('admitted');
    expect(reading('nervenstark', 'nervenstärkste')).toBe('admitted');
    expect(reading('nervenstark', 'nervenstarkste')).toBe('none');
  });

  it('follow the rules, whatever the list has', () => {
    expect(reading('hellrot', 'hellröteste')).toBe('barred II.4.6.other');
    expect(reading('steinreich', 'steinreichste')).toBe('barred II.4.1.e');
    expect(reading('sexy', 'sexyen')).toBe('barred II.4.4.positive');
    expect(reading('sexy', 'sexyste')).toBe('II.4.4');
    expect(reading('hellrosa', 'hellrosane')).toBe('II.4.6.a');
  });

  it('leave participles to the verbs', () => {
    expect(built.participles.map(({ lemma }) => lemma)).toEqual(['lobend']);
  });
});

it('adjectives of another list are candidates, with the class of their head', () => {
  const candidate = built.candidates.find(({ lexeme }) => lexeme.lemma === 'windschnell');
  expect(candidate).toMatchObject({ attestedBy: ['Wiktionary'], formsListed: 5, head: 'schnell', participle: false });
});

it('the longest ending that enough words have in common decides', () => {
  const votes = new SuffixVotes<'yes' | 'no'>();
  for (const word of ['fruchtbar', 'dankbar', 'lösbar', 'essbar']) votes.add(word, 'no');
  for (const word of ['lustig', 'mutig', 'giftig']) votes.add(word, 'yes');
  expect(votes.predict('heizbar')).toMatchObject({ value: 'no', ending: 'bar' });
  expect(votes.predict('durstig')).toMatchObject({ value: 'yes' });
});

import { readFrequencies } from '../../dictionaries/compile/frequency/list.ts';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import type { DiagnosisKind } from '../../src/core/diagnosis/hypothesis.ts';
import type { Lexicon } from '../../src/core/lexicon/lexicon.ts';
import { lookupKey } from '../../src/core/words/query.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { SeededSample } from '../seeded-sample.ts';
import type { Label } from './labels.ts';

/** A form of the game lexicon with the tags of its attested readings. */
interface TaggedForm {
  form: string;
  tags: readonly string[];
}

/** A rule that generates words of one kind. */
interface Generator {
  kind: DiagnosisKind;
  /** The table that the rule reads; `lexicon` if it changes forms of a lexicon. */
  source: string;
  make(common: readonly TaggedForm[]): Iterable<readonly [word: string, intended: string]>;
}

/** Minimum occurrences in 10⁹ tokens of a form that is changed. */
const LEAST_FREQUENCY = 5000;

const SHORTEST_FORM = 3;

/** Maximum number of words of a generator. */
const WORDS = 60;

const SEED = 30;

/** Returns a generator that changes forms with such a tag. */
function changing(kind: DiagnosisKind, tag: RegExp, change: (form: string) => string): Generator {
  return {
    kind,
    source: 'lexicon',
    *make(common) {
      for (const { form, tags } of common) if (tags.some((one) => tag.test(one))) yield [change(form), form];
    },
  };
}

/** Writes the first vowel four times: *taaaak*. */
const ELONGATION = changing('elongation', /^/, (form) => form.replace(/[aeiouyąęóäöü]/, '$&$&$&$&'));

/** Number of the commonest forms that are written together with a short word. */
const MOST_WRITTEN_TOGETHER = 3000;

/** Joins a short word and a form with one of the tag values of the table: *nierobi*. */
const POLISH_WRITTEN_TOGETHER: Generator = {
  kind: 'written-together',
  source: 'pl-written-together',
  *make(common) {
    for (const { word = '', takes = '' } of readTable('curated/pl-written-together.tsv')) {
      const values = new Set(takes.split(' '));
      const isTaken = (tag: string) => tag.split(/[:.]/).some((value) => values.has(value));
      for (const { form, tags } of common.slice(0, MOST_WRITTEN_TOGETHER))
        if (tags.some(isTaken)) yield [word + form, `${word} ${form}`];
    }
  },
};

const GENERATORS: Readonly<Record<TileLanguage, readonly Generator[]>> = {
  pl: [
    changing('clitic', /^verb:fin:/, (form) => `${form}li`),
    changing('clitic', /^verb:praet:/, (form) => `${form}że`),
    changing('old-spelling', /^adj:[^:]*:[^:]*inst/, (form) => form.replace(/y(mi?)$/, 'e$1')),
    ELONGATION,
    POLISH_WRITTEN_TOGETHER,
  ],
  de: [changing('clitic', /^ver:prs:sg:(?!.*:sep)/, (form) => `${form}s`), ELONGATION],
  en: [changing('clitic', /^verb:ing/, (form) => form.replace(/ing$/, 'in')), ELONGATION],
};

/**
 * Returns labels that rules make from tables of the repository: always the same, and no word of a lexicon. They show how far a rule
 * reaches, not how often a kind occurs in texts.
 */
export function generatedLabels(
  language: TileLanguage,
  { game, spelling }: { game: Lexicon; spelling: Lexicon },
): Label[] {
  const common: TaggedForm[] = [];
  for (const [form, times] of readFrequencies(language, (listed) => listed)) {
    if (times < LEAST_FREQUENCY || form.length < SHORTEST_FORM) continue;
    const readings = game.readings(lookupKey(form, language));
    if (readings.length === 0) continue;
    common.push({ form, tags: readings.filter(({ origin }) => origin === 'attested').map(({ tag }) => tag) });
  }
  return GENERATORS[language].flatMap(({ kind, source, make }) => {
    const made = new Map<string, string>();
    const sample = new SeededSample(WORDS, SEED);
    for (const [word, intended] of make(common)) {
      const key = lookupKey(word, language);
      if (word === intended || game.has(key) || spelling.has(key)) continue;
      made.set(word, intended);
      sample.offer(word);
    }
    const label = { kind, source, also: [], isSentenceStart: false, sample: 'generated' } as const;
    return sample.words.map((word) => ({ ...label, word, intended: made.get(word) ?? '' }));
  });
}

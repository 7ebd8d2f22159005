import { LETTER_PAIRS, PARTS_OF_PAIRS, packWeights } from '../../dictionaries/compile/diagnosis-weights.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { LetterPairs } from '../../src/core/diagnosis/shape.ts';
import {
  atSentenceStart,
  type KindWeights,
  LONE,
  type PackedModel,
  START,
  weightsOf,
} from '../../src/core/diagnosis/weights.ts';
import { isTypedAsName } from '../../src/core/words/capital.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { isHeldOut, MEASURED } from '../diagnosis/labels.ts';
import { seededHash } from '../seeded-sample.ts';
import type { LanguageFit } from './language-fit.ts';
import { GERMAN_FIT } from './languages/de.ts';
import { ENGLISH_FIT } from './languages/en.ts';
import { POLISH_FIT } from './languages/pl.ts';
import { letterPairs } from './letter-pairs.ts';
import { fitWeights } from './logistic.ts';
import { fitPlace } from './places.ts';
import { type Diagnosed, diagnosedRows } from './report.ts';
import { type LabelledRow, readLoneRows, readRows } from './rows.ts';

/** The languages whose refused words the engine diagnoses. */
export const FITS: Readonly<Partial<Record<TileLanguage, LanguageFit>>> = {
  pl: POLISH_FIT,
  de: GERMAN_FIT,
  en: ENGLISH_FIT,
};

/** Returns the address of a committed table. */
export const tableFile = (language: TileLanguage, table: 'diagnosis' | 'edits'): URL =>
  new URL(`../../dictionaries/score/${language}-${table}.tsv`, import.meta.url);

/** Penalty on a weight of 1, in rows. In a cross-validation, penalties from 0.3 to 0.6 differ by no more than chance. */
const RIDGE = 0.5;

/** Parts of the cross-validation: each word is diagnosed with weights fitted to the other parts. */
const FOLDS = { parts: 8, seed: 7 } as const;

/** Feature of recalled words, by which the priors of their kinds differ from those of texts. */
const RECALLED = 'recalled';

/**
 * Fits the weights to words of texts. Recalled words are chosen because they are mistakes, so their number says nothing of how common mistakes
 * are: a further weight for each kind takes that up, and is left out.
 */
function fitToTexts(rows: readonly LabelledRow[]): KindWeights {
  const marked = rows.map((row) =>
    row.label.sample === RECALLED ? { ...row, shape: [...row.shape, { [RECALLED]: 1 }] } : row,
  );
  const weights = fitWeights(marked, RIDGE);
  return new Map(
    [...weights].map(([kind, ofKind]) => [kind, new Map([...ofKind].filter(([name]) => name !== RECALLED))]),
  );
}

const foldOf = ({ label }: LabelledRow): number => seededHash(label.word.toLowerCase(), FOLDS.seed) % FOLDS.parts;

const COLUMNS = ['kind', 'feature', 'weight'] as const;

/** A row of the table of weights. */
type WeightRow = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** Returns weights as rows. @param weights of words within a sentence, then of places */
const rowsOf = (...weights: readonly KindWeights[]): WeightRow[] =>
  weights
    .flatMap((table) => [...table])
    .flatMap(([kind, features]) =>
      [...features].map(([feature, weight]) => ({ kind, feature, weight: String(weight) })),
    );

const rowsOfPairs = (pairs: LetterPairs): WeightRow[] =>
  PARTS_OF_PAIRS.map((part) => ({ kind: LETTER_PAIRS, feature: part, weight: pairs[part] }));

const tableOf = (rows: readonly WeightRow[]): string =>
  [COLUMNS.join('\t'), ...rows.map((row) => COLUMNS.map((column) => row[column]).join('\t')), ''].join('\n');

export interface Fit {
  /** The weights as the package has them. */
  model: PackedModel;
  /** The table as it is committed. */
  text: string;
  /** The labelled words that the weights are fitted to, and those that are held out. */
  fitted: LabelledRow[];
  heldOut: LabelledRow[];
  /** The natural ones of those held out, in small letters. */
  loneHeldOut: LabelledRow[];
}

/** Divides rows by whether their word is held out. */
const divided = (rows: readonly LabelledRow[]) => ({
  fitted: rows.filter(({ label }) => !isHeldOut(label.word)),
  heldOut: rows.filter(({ label }) => isHeldOut(label.word)),
});

/** Returns true for a word that a text has at the start of a sentence, with a capital. */
export const isNaturalStart = ({ label }: LabelledRow): boolean =>
  label.sample === 'natural' && label.isSentenceStart && isTypedAsName(label.word);

/** Returns the further weights for the first words of sentences. @param rows of all places, without those held out */
const fitStart = (
  rows: readonly LabelledRow[],
  weights: KindWeights,
  { nounsHaveCapitals }: LanguageFit,
): KindWeights => (nounsHaveCapitals ? new Map() : fitPlace(START, rows.filter(isNaturalStart), weights, RIDGE));

/** Fits the weights of a language to all its labels except the held-out ones. The result is the same each time. */
export function fitLanguage(language: TileLanguage, languageFit: LanguageFit): Fit {
  const lexicons = loadLexicons(MEASURED[language]);
  const pairs = letterPairs(languageFit, lexicons, loadLexicons(MEASURED[languageFit.foreign]).game);
  const { fitted, heldOut } = divided(readRows(language, languageFit, lexicons, pairs));
  const loneRows = divided(readLoneRows(language, languageFit, lexicons, pairs));
  const weights = fitToTexts(fitted);
  const lone = fitPlace(LONE, loneRows.fitted, weights, RIDGE);
  const start = fitStart(fitted, weights, languageFit);
  const rows = [...rowsOf(weights, lone, start), ...rowsOfPairs(pairs)];
  return { model: packWeights(rows), text: tableOf(rows), fitted, heldOut, loneHeldOut: loneRows.heldOut };
}

/** The result of a cross-validation. */
export interface CrossValidated {
  all: Diagnosed[];
  /** The first words of sentences, with the weights for them. */
  starts: Diagnosed[];
}

/** Diagnoses each word with weights that are fitted to the words of the other parts. */
export function crossValidated(rows: readonly LabelledRow[], languageFit: LanguageFit): CrossValidated {
  const folds = Array.from({ length: FOLDS.parts }, (_, fold) => {
    const others = rows.filter((row) => foldOf(row) !== fold);
    const own = rows.filter((row) => foldOf(row) === fold);
    const weights = fitToTexts(others);
    const model = packWeights(rowsOf(weights, fitStart(others, weights, languageFit)));
    return {
      all: diagnosedRows(own, weightsOf(model)),
      starts: diagnosedRows(own.filter(isNaturalStart), weightsOf(atSentenceStart(model))),
    };
  });
  return { all: folds.flatMap(({ all }) => all), starts: folds.flatMap(({ starts }) => starts) };
}

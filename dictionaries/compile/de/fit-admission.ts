/**
 * `node --max-old-space-size=12000 --import tsx dictionaries/compile/de/fit-admission.ts` fits the model of `admission-model.ts` to the
 * measured shares of `score/attestation-de.tsv` and writes the weights to `score/de-admission.tsv`. It prints how well the weights fit, how
 * well they predict held-out cells, and which lemmas each threshold admits and refuses.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { masculinesOf } from '../../../src/core/morphology/de/noun.ts';
import { startsWithCapital } from '../../../src/core/words/capital.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { Progress } from '../progress.ts';
import {
  type AdmissionModel,
  BANDS,
  type Band,
  bandOf,
  frequencyClass,
  fromOutside,
  kinOf,
  NO_KIN,
  OF_THE_WORD,
  readModel,
  scoreOf,
  sharesOf,
  THRESHOLD,
  type Vector,
  vectorOf,
  type Weights,
  WOMENS_FORMS,
} from './admission-model.ts';
import { type FitRow, type FitTarget, fitShares } from './fit-shares.ts';
import { buildGermanLexicons, type GermanLexemes, type GermanSources } from './german-lexicons.ts';
import { readGermanLexemes } from './german-sources.ts';
import {
  type Attested,
  CORE,
  type Evidence,
  gatherEvidence,
  isOfGender,
  lemmaKey,
  TAGGER,
  WIKTIONARY,
  WOMENS_FORM,
} from './lemma-evidence.ts';
import { LOWEST_SCORE } from './noun-candidates.ts';
import { type Cell, cellName, isIn, readCells } from './share-cells.ts';

const TABLE = join(import.meta.dirname, '../../score/de-admission.tsv');

/** Expected share of the fitted weight: some words on which the sources agree are invalid, and german-pos-dict lacks some valid ones. */
const AGREEMENT = 0.7;

/** Cost, in lemmas, of a weight that differs by 1 from the expected one. */
const RIDGE = { other: 3, constant: 0.1, ofTheWord: 2000 };

/**
 * Expected weights of curated words. No cell separates curated nouns and adjectives, from which they were chosen; for verbs the cells
 * are enough.
 */
const OF_KEPT: Vector = { 'kept noun': 1, 'kept adj': 1, 'kept verb': 0.5 };
const RIDGE_OF_KEPT: Vector = { 'kept noun': 300, 'kept adj': 100, 'kept verb': 10 };

const STEPS = { outside: 900, agreement: 250, all: 400 };

/** Number of rounds: the shares of relatives follow from the weights, and the weights from these shares. */
const ROUNDS = 2;

/** Length of the longest lemma of the cells. */
const LONGEST = 14;

interface Row extends FitRow {
  keys: string[];
}

/**
 * Returns true for measured lemmas. Nouns of Wiktionary's list that are candidates only by a headword or their frequency were counted with
 * all other words of that list.
 */
function isMeasured({ letters, sources, nounScore, kept }: Evidence): boolean {
  const isBySourcesAlone = sources === WIKTIONARY && nounScore !== null && nounScore < LOWEST_SCORE && !kept;
  return letters <= LONGEST && !isBySourcesAlone;
}

/** A cell with a test of its own. */
interface Target extends FitTarget {
  name: string;
  has: (evidence: Evidence) => boolean;
}

/** Returns true for cells with lemmas of Wiktionary's list for which no lexeme is built, and those that include them. */
function isOfList({ partOfSpeech, sources }: Cell): boolean {
  return partOfSpeech === 'title' || (partOfSpeech === 'any' && /^(?:posdict\+)?wikt$/.test(sources));
}

/** Measured share of short curated verbs and adjectives on the list: 24 and 10 % of 317. */
const KEPT: readonly Target[] = (
  [
    ['verb', 0.24, 158],
    ['adj', 0.1, 159],
  ] as const
).map(([pos, share, lemmas]) => ({
  name: `2-9 kept ${pos}`,
  has: (evidence) => evidence.kept && evidence.partOfSpeech === pos && bandOf(evidence) === '2-9',
  share,
  lemmas,
}));

function readTargets(): Target[] {
  const cells = readCells().filter((cell) => !isOfList(cell));
  return [
    ...cells.map((cell) => ({
      name: cellName(cell),
      has: (evidence: Evidence) => isIn(cell, evidence),
      share: cell.share,
      lemmas: cell.lemmas,
    })),
    ...KEPT,
  ];
}

/** Returns the lemmas of one band as rows, those with the same vector and cells together. */
function rowsOf(
  evidence: ReadonlyMap<string, Evidence>,
  band: Band,
  targets: readonly Target[],
  vector: (key: string, one: Evidence) => Vector,
): Row[] {
  const rows = new Map<string, Row>();
  const cellsOf = new Map<string, number[]>();
  for (const [key, one] of evidence) {
    if (bandOf(one) !== band || !isMeasured(one)) continue;
    const { partOfSpeech, sources, thesaurus, translated, kept } = one;
    const known = [partOfSpeech, sources, frequencyClass(one), thesaurus, translated, kept].join();
    let cells = cellsOf.get(known);
    if (!cells) {
      cells = targets.flatMap(({ has }, cell) => (has(one) ? [cell] : []));
      cellsOf.set(known, cells);
    }
    const mine = vector(key, one);
    const id = `${JSON.stringify(mine)} ${cells.join()}`;
    const row = rows.get(id);
    if (row) {
      row.count++;
      row.keys.push(key);
    } else rows.set(id, { vector: mine, count: 1, cells, keys: [key] });
  }
  return [...rows.values()];
}

/**
 * Returns the weights of the word's own features that separate lemmas of core list, Wiktionary and german-pos-dict from those of the first
 * two only.
 */
function agreement(
  evidence: ReadonlyMap<string, Evidence>,
  band: Band,
  vector: (key: string, one: Evidence) => Vector,
): Vector {
  const inBoth = CORE | WIKTIONARY;
  const targets: FitTarget[] = [];
  const rows: FitRow[] = [];
  for (const [key, one] of evidence) {
    if (bandOf(one) !== band || one.letters > LONGEST || (one.sources & inBoth) !== inBoth) continue;
    const whole = vector(key, { ...one, sources: inBoth });
    rows.push({ vector: whole, count: 1, cells: [targets.length] });
    targets.push({ share: one.sources & TAGGER ? 1 : 0, lemmas: 1 });
  }
  const weights = fitShares(rows, targets, {
    expected: {},
    ridge: {},
    otherRidge: RIDGE.other,
    steps: STEPS.agreement,
  });
  const ofTheWord = Object.entries(weights).filter(([name]) => OF_THE_WORD.test(name));
  return Object.fromEntries(ofTheWord.map(([name, weight]) => [name, AGREEMENT * weight]));
}

/**
 * Returns the weights of both bands. The first fit uses no features of the words themselves and gives the shares of relatives; the second
 * fit uses all features.
 */
function fitAdmission(evidence: ReadonlyMap<string, Evidence>, targets: readonly Target[]): AdmissionModel['weights'] {
  const outside = (_: string, one: Evidence): Vector => fromOutside(vectorOf(one, NO_KIN));
  const ridge = { ...RIDGE_OF_KEPT, constant: RIDGE.constant };
  const otherRidge = RIDGE.other;
  let weights = fitBands((band) =>
    fitShares(rowsOf(evidence, band, targets, outside), targets, {
      expected: OF_KEPT,
      ridge,
      otherRidge,
      steps: STEPS.outside,
    }),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const kin = kinOf(evidence, (one) => scoreOf(fromOutside(vectorOf(one, NO_KIN)), weights[bandOf(one)]));
    const vector = (key: string, one: Evidence): Vector => vectorOf(one, kin.get(key) ?? NO_KIN);
    const before = weights;
    weights = fitBands((band) => {
      const expected = agreement(evidence, band, vector);
      const tight = Object.fromEntries(Object.keys(expected).map((name) => [name, RIDGE.ofTheWord]));
      const near = {
        expected: { ...OF_KEPT, ...expected },
        ridge: { ...ridge, ...tight },
        otherRidge,
        steps: STEPS.all,
      };
      return fitShares(rowsOf(evidence, band, targets, vector), targets, {
        ...near,
        start: { ...before[band], ...expected },
      });
    });
  }
  return weights;
}

function fitBands(fit: (band: Band) => Weights): Record<Band, Weights> {
  return { '2-9': fit('2-9'), '10-14': fit('10-14') };
}

interface Foretold {
  target: Target;
  /** Number of lemmas in the cell, and their mean share according to the model. */
  count: number;
  mean: number;
}

/** Predicts the share of each cell. */
function foretell(
  evidence: ReadonlyMap<string, Evidence>,
  shares: ReadonlyMap<string, number>,
  targets: readonly Target[],
): Foretold[] {
  const sums = targets.map((target) => ({ target, count: 0, sum: 0 }));
  const cells = new Map<string, typeof sums>();
  for (const [key, one] of evidence) {
    if (!isMeasured(one)) continue;
    const { partOfSpeech, sources, thesaurus, translated, kept } = one;
    const known = [bandOf(one), partOfSpeech, sources, frequencyClass(one), thesaurus, translated, kept].join();
    let mine = cells.get(known);
    if (!mine) {
      mine = sums.filter(({ target }) => target.has(one));
      cells.set(known, mine);
    }
    for (const cell of mine) {
      cell.count++;
      cell.sum += shares.get(key) as number;
    }
  }
  return sums.filter(({ count }) => count > 0).map(({ target, count, sum }) => ({ target, count, mean: sum / count }));
}

/** Returns the mean distance of predicted and measured shares, by lemmas. */
function distance(cells: readonly Foretold[]): number {
  let sum = 0;
  let all = 0;
  for (const { target, mean } of cells) {
    sum += target.lemmas * Math.abs(mean - target.share);
    all += target.lemmas;
  }
  return sum / all;
}

const FOLDS = 5;

/** Returns the mean distance for cells that the fit has not seen, one fifth after another. */
function heldOut(evidence: ReadonlyMap<string, Evidence>, targets: readonly Target[], womensForms: number): number {
  const cells: Foretold[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const seen = targets.filter((_, i) => i % FOLDS !== fold);
    const shares = sharesOf(evidence, { weights: fitAdmission(evidence, seen), womensForms });
    cells.push(
      ...foretell(
        evidence,
        shares,
        targets.filter((_, i) => i % FOLDS === fold),
      ),
    );
  }
  return distance(cells);
}

/**
 * Returns what each threshold accepts and refuses: shares of the forms of lemmas of the band, of those expected on the list and of the
 * others.
 */
function curve(evidence: ReadonlyMap<string, Evidence>, shares: ReadonlyMap<string, number>, band: Band): string[] {
  const lemmas = [...evidence].filter(([, one]) => bandOf(one) === band && one.letters <= LONGEST);
  const sum = (from: number, part: (share: number) => number): number =>
    lemmas.reduce((all, [key, { forms }]) => {
      const share = shares.get(key) as number;
      return share >= from ? all + part(share) * forms : all;
    }, 0);
  const on = (share: number): number => share;
  const off = (share: number): number => 1 - share;
  return Array.from({ length: 19 }, (_, i) => (i + 1) / 20).map((from) => {
    const accepted = (100 * sum(from, on)) / sum(0, on);
    const refused = 100 - (100 * sum(from, off)) / sum(0, off);
    return `| ${from.toFixed(2)} | ${accepted.toFixed(1)} % | ${refused.toFixed(1)} % |`;
  });
}

/** Smaller weights are dropped. */
const LEAST_WEIGHT = 0.07;

/** Returns the weights as the table has them. */
function rounded(weights: AdmissionModel['weights']): AdmissionModel['weights'] {
  return fitBands((band) =>
    Object.fromEntries(
      Object.entries(weights[band])
        .map(([what, weight]) => [what, Number(weight.toFixed(2))] as const)
        .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT),
    ),
  );
}

/**
 * Returns the share of Wiktionary's women's forms in the core list, of those whose masculine noun is there. Only short words count, of
 * which that list has nearly all of the tournament list. No cell separates women's forms, so it stands for long ones, too.
 */
function shareOfWomensForms(
  attested: readonly Attested[],
  { core, wiktionary }: GermanSources,
  { barred, names, persons }: GermanLexemes,
): number {
  const proper = new Set([...names, ...persons, ...barred.map(({ lemma }) => lemma)]);
  const masculines = new Set(
    attested
      .filter(({ lexeme, sources }) => sources & CORE && isOfGender(lexeme, 'm'))
      .map(({ lexeme }) => toGermanTiles(lexeme.lemma)),
  );
  let listed = 0;
  let all = 0;
  for (const word of wiktionary) {
    const laid = toGermanTiles(word);
    const stem = WOMENS_FORM.exec(laid)?.[1];
    if (
      stem === undefined ||
      !startsWithCapital(word) ||
      proper.has(word) ||
      bandOf({ letters: laid.length }) !== '2-9'
    )
      continue;
    if (![...masculinesOf(stem)].some((masculine) => masculines.has(masculine))) continue;
    all++;
    if (core.has(laid)) listed++;
  }
  console.log(`women’s forms of the core list: ${listed} of ${all}`);
  return listed / all;
}

/** Fits, prints, and writes the table. */
function fitAndWrite(evidence: ReadonlyMap<string, Evidence>, womensForms: number): void {
  const targets = readTargets();
  const weights = rounded(fitAdmission(evidence, targets));
  const shares = sharesOf(evidence, { weights, womensForms });
  const { thresholds } = readModel();
  const cells = foretell(evidence, shares, targets);
  console.log('cell | lemmas of the cell, found here | measured, foretold');
  for (const { target, count, mean } of cells)
    console.log(`${target.name} | ${target.lemmas}, ${count} | ${target.share.toFixed(3)}, ${mean.toFixed(3)}`);
  for (const band of BANDS) {
    console.log(`\n| ${band} letters, admitted from | accepted | refused |\n|---|---|---|`);
    for (const line of curve(evidence, shares, band)) console.log(line);
  }
  console.log(`\nmean distance, all cells fitted: ${distance(cells).toFixed(4)}`);
  const rows = BANDS.flatMap((band) => [
    [band, THRESHOLD, String(thresholds[band])],
    [band, WOMENS_FORMS, String(womensForms)],
    ...Object.entries(weights[band]).map(([what, weight]) => [band, what, String(weight)]),
  ]);
  writeFileSync(TABLE, ['letters\twhat\tweight', ...rows.map((row) => row.join('\t')), ''].join('\n'));
  console.log(`mean distance, cells held out: ${heldOut(evidence, targets, womensForms).toFixed(4)}`);
}

if (process.argv[1] === import.meta.filename) {
  const { sources, lexemes, about, unmeasured } = readGermanLexemes(new Progress('de'));
  const all: Attested[] = [];
  // If all were admitted, only unexplained words would be left.
  const judge: typeof sources.judge = (attested) => {
    for (const one of attested) all.push(one);
    return new Map(attested.map(({ lexeme }) => [lemmaKey(lexeme), { share: 1, admitted: true }]));
  };
  buildGermanLexicons({ ...sources, judge }, lexemes);
  const measured = all.filter(({ lexeme }) => !unmeasured.has(lexeme.lemma));
  fitAndWrite(gatherEvidence(measured, about), Number(shareOfWomensForms(all, sources, lexemes).toFixed(2)));
}

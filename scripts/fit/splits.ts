/** Fits the weights that rank the splits of a German compound, to the labelled compounds whose members are known. */
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { PackedLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import { compoundsOfTwo, formation } from '../../src/core/rulesets/sd-2026/formation/formation.ts';
import { takesS } from '../../src/core/rulesets/sd-2026/formation/members.ts';
import { isNoun, isZuInfinitive } from '../../src/core/rulesets/sd-2026/parts-of-speech.ts';
import { GermanQuery, germanReadings } from '../../src/core/rulesets/sd-2026/query.ts';
import { withCapital } from '../../src/core/words/capital.ts';
import { parseGermanQuery } from '../../src/core/words/query.ts';
import { toGermanTiles } from '../../src/core/words/tiles.ts';
import { isHeldOut, MEASURED, readLabels } from '../diagnosis/labels.ts';
import { percent } from '../figures.ts';
import { seededHash } from '../seeded-sample.ts';
import type { OpenedLexicons } from './language-fit.ts';
import { type FitRow, fitWeights } from './logistic.ts';

/** The committed weights. */
export const SPLITS = new URL('../../dictionaries/score/de-splits.tsv', import.meta.url);

/** Members as labels have them. */
const JOINED = '+';

const folded = (members: string): string => toGermanTiles(members.toLowerCase());

const KIND = 'compound';

/** Returns all splits of a labelled compound, and which of them have the members of the label. */
function rowOf({ word, intended, count }: Compound, { game, spelling }: OpenedLexicons): FitRow {
  const proposals = compoundsOfTwo(new GermanQuery(parseGermanQuery(word), game, spelling)).map(
    ({ parts, evidence }) => ({
      kind: KIND,
      intended: parts,
      evidence: Object.assign({}, ...evidence),
    }),
  ) satisfies FitRow['proposals'];
  const matches = (fold: (members: string) => string) =>
    proposals.flatMap(({ intended: parts }, place) => (fold(parts.join(JOINED)) === fold(intended) ? [place] : []));
  // Letter case decides only if a split matches the label exactly; otherwise the label also accepts splits that differ in case.
  const exact = matches((members) => members);
  const right = exact.length > 0 ? exact : matches(folded);
  return { proposals, shape: [], right, count };
}

interface Compound {
  word: string;
  /** The members as labels have them. */
  intended: string;
  count: number;
}

const labelled = (): Compound[] =>
  readLabels('de').flatMap(({ word, kind, intended }) =>
    kind === KIND && intended.includes(JOINED) ? [{ word, intended, count: 1 }] : [],
  );

/** Sampling of the forms of separable verbs: one form in `oneIn`, and the weight of each. */
const FORMS = { oneIn: 150, seed: 5, count: 0.3 } as const;

/** Returns forms of separable verbs of the game lexicon. Their members are known from the infinitive with zu: hinaus-zu-gehen. */
function separable(game: PackedLexicon, spelling: PackedLexicon): Compound[] {
  const members = new Map<string, [particle: string, verb: string]>();
  game.forEachForm((form) => {
    for (const one of form.includes('zu') ? germanReadings(game, form) : []) {
      const at = form.indexOf('zu', 1);
      const [particle, verb] = [form.slice(0, at), form.slice(at + 'zu'.length)];
      if (isZuInfinitive(one) && toGermanTiles(one.lemma) === particle + verb) members.set(one.lemma, [particle, verb]);
    }
  });
  const found: Compound[] = [];
  game.forEachForm((form) => {
    if (seededHash(form, FORMS.seed) % FORMS.oneIn !== 0 || spelling.has(form)) return;
    const [reading, ...others] = germanReadings(game, form);
    const [particle, verb] = (reading && members.get(reading.lemma)) ?? [];
    if (!particle || others.some(({ lemma }) => lemma !== reading?.lemma) || !form.startsWith(particle)) return;
    found.push({ word: form, intended: `${particle}${JOINED}${verb}`, count: FORMS.count });
  });
  return found;
}

/** Weight of each compound with a linking s. */
const COUNT_OF_LINKED = 0.3;

/**
 * Returns nouns of the lexicons in which an s behind a suffix may link or begin the last member: Regierungs-amt. It links: of the nouns where
 * only one of the two is possible, 6,910 have a linking s, and 108, mostly Stadion and the like, have none.
 */
function linked({ game, spelling }: OpenedLexicons): Compound[] {
  const isNounOf = (lexicon: PackedLexicon, form: string): boolean =>
    germanReadings(lexicon, form).some((one) => isNoun(one) && toGermanTiles(one.lemma) === form);
  const found: Compound[] = [];
  for (const lexicon of [game, spelling])
    lexicon.forEachForm((form) => {
      for (let at = form.indexOf('s'); at > 0; at = form.indexOf('s', at + 1)) {
        const [first, last] = [form.slice(0, at), form.slice(at + 1)];
        const isEither = takesS(first) && [first, last, `s${last}`].every((noun) => isNounOf(game, noun));
        if (!isEither || !isNounOf(lexicon, form)) continue;
        found.push({ word: withCapital(form), intended: `${first}${JOINED}${last}`, count: COUNT_OF_LINKED });
      }
    });
  return found;
}

/** Penalty on a weight of 1, in rows. In a cross-validation, penalties from 0.2 to 0.5 differ by no more than chance. */
const RIDGE = 0.2;

const tableOf = (weights: Iterable<readonly [feature: string, weight: number]>): string =>
  `${[['feature', 'weight'], ...weights].map((row) => row.join('\t')).join('\n')}\n`;

/** Fits the weights and returns them as a table. */
export function fitSplits(): string {
  const lexicons = loadLexicons(MEASURED.de);
  const rows = [...labelled(), ...separable(lexicons.game, lexicons.spelling), ...linked(lexicons)]
    .filter(({ word }) => !isHeldOut(word))
    .map((one) => rowOf(one, lexicons))
    .filter(({ right, proposals }) => right.length > 0 && right.length < proposals.length);
  const weights = fitWeights(rows, RIDGE).get(KIND) ?? new Map<string, number>();
  return tableOf(weights);
}

/** Returns lines with the share of labelled compounds that are split as labelled, with the packed weights. */
export function splitFigures(): string[] {
  const { game, spelling } = loadLexicons(MEASURED.de);
  return ['fitted', 'held-out'].map((part) => {
    const labels = labelled().filter(({ word }) => isHeldOut(word) === (part === 'held-out'));
    const split = labels.flatMap(({ word, intended }) => {
      const formed = formation(new GermanQuery(parseGermanQuery(word), game, spelling));
      const parts = formed && fieldsOf(formed.reason.detail).parts;
      return parts ? [folded(parts.join(JOINED)) === folded(intended)] : [];
    });
    const right = split.filter(Boolean).length;
    return `  ${part.padEnd(10)}${labels.length} compounds, ${split.length} taken apart, ${percent(right, split.length)} of these as labelled`;
  });
}

import { OFFERED, sortLikeliestFirst } from '../diagnosis/engine.ts';
import type { DiagnosisKind, Hypothesis, KindHypotheses } from '../diagnosis/hypothesis.ts';
import { type Detail, fieldsOf, isClaim } from './detail.ts';
import type { RuleKind } from './rule-entry.ts';
import type { Diagnosis, Reason } from './verdict.ts';

/** Rounds a probability to three decimals; the fitted data do not support more. */
const rounded = (probability: number): number => Math.round(probability * 1000) / 1000;

/** Returns each misspelling as a diagnosis of its own; every other kind as one diagnosis with its likeliest words. */
const reported = <Bar>({ kind, probability, hypotheses }: KindHypotheses<Bar>): readonly Hypothesis<Bar>[] =>
  kind === 'misspelling' ? hypotheses : [{ ...hypotheses[0], probability }];

/**
 * Returns the diagnoses of a verdict: hypotheses with odds of at least 1 to 10, likeliest first.
 * @param reasonOf returns the reason for what bars the word
 */
export function diagnosisOf<Bar>(
  kinds: readonly KindHypotheses<Bar>[],
  reasonOf: (bar: Bar) => Reason | undefined,
): Diagnosis[] {
  const likely: Hypothesis<Bar>[] = [];
  for (const ofKind of kinds) {
    if (ofKind.probability < OFFERED) continue;
    for (const one of reported(ofKind)) if (one.probability >= OFFERED) likely.push(one);
  }
  return sortLikeliestFirst(likely).map(({ kind, probability, intended, bar }) => {
    const diagnosis: Diagnosis = { kind, probability: rounded(probability), intended: [...intended] };
    const rule = bar && reasonOf(bar)?.rule;
    if (rule) diagnosis.rule = rule;
    return diagnosis;
  });
}

/**
 * Returns the diagnosis of a word whose ruling leaves nothing to diagnose, because a rule, a sign or a closed list decides; undefined if the
 * deciding reason claims no kind of word.
 * @param claim of the deciding reason
 */
export function diagnosisOfRuling(first: Reason | undefined, claim: Claim | undefined): Diagnosis[] | undefined {
  if (!first || claim === undefined || claim === 'ruling' || claim === 'unlisted') return undefined;
  const { intended, today, base, source, spelling, lemma } = fieldsOf(first.detail);
  const word = intended ?? today ?? base ?? source ?? spelling ?? lemma;
  return [{ kind: claim, probability: 1, intended: word === undefined ? [] : [word], rule: first.rule }];
}

/**
 * The kind of word that a reason claims. `ruling`: it claims none. The letters alone decide, whatever the word is: a capital, a sign, a letter
 * without a tile, a closed list.
 */
export type Claim = DiagnosisKind | 'ruling';

/** The claim of a reason by the kind of its rule, for rules without a claim of their own. */
export const CLAIM_OF_RULE_KIND: Readonly<Record<RuleKind, Claim>> = {
  word: 'unlisted',
  name: 'name',
  'lower-case-name': 'name',
  brand: 'brand',
  abbreviation: 'abbreviation',
  affix: 'fragment',
  sign: 'ruling',
  letter: 'ruling',
  lengthening: 'elongation',
  spelling: 'old-spelling',
  phrase: 'foreign',
  list: 'unlisted',
  particle: 'clitic',
  context: 'barred-form',
  noun: 'barred-form',
  verb: 'barred-form',
  adjective: 'barred-form',
  number: 'barred-form',
  elision: 'barred-form',
  loan: 'barred-form',
  compound: 'compound',
  derivation: 'derivation',
  'earlier-word': 'ruling',
  own: 'ruling',
};

const hasSpace = (words: string): boolean => words.includes(' ');

/** Returns the claim of `not-listed`, which depends only on the detail. */
export function claimOfNotListed(detail: Detail): DiagnosisKind {
  switch (detail.kind) {
    case 'misspelling':
      return hasSpace(detail.intended) ? 'written-together' : detail.kind;
    case 'old-spelling':
      return hasSpace(detail.today) ? 'written-together' : detail.kind;
    case 'parts':
      return 'written-together';
    default:
      return isClaim(detail) ? detail.kind : 'unlisted';
  }
}

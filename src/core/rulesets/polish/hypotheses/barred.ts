/** The reasons of the rules as proposals: the kind of the word if the rule bars it rightly. */

import type { DiagnosisKind, Features, Proposal } from '../../../diagnosis/hypothesis.ts';
import { type AnyRule, type ByRule, type Finding, isNotListed } from '../../../rules/catalogue.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import { CLAIM_OF_RULE_KIND, type Claim } from '../../../rules/diagnosis.ts';
import { nameOfRule, type RuleKind } from '../../../rules/rule-entry.ts';
import { MAX_WORD_LETTERS } from '../../../words/normalise.ts';
import { isInCapitals } from '../abbreviations.ts';
import { isOfClosedClass } from '../closed-class.ts';
import { logFrequencyOf, type PolishQuery } from '../query.ts';

/** A reason against a word, of any of the rulesets. */
export type AgainstWord = ByRule & Pick<Finding, 'decides' | 'detail' | 'curated'>;

/** A reason with the subject of its rule. */
export interface OfKind<R extends AgainstWord = AgainstWord> {
  reason: R;
  kind: RuleKind;
}

/** Rules that decide by the letters alone, whatever their subject in the catalogue. */
const RULINGS: ReadonlySet<AnyRule> = new Set(['capital-letter', 'capital-initial', 'apostrophe']);

/** Returns true when there is nothing to diagnose: the word has a sign, a list has it, or it has more letters than any word. */
const isRuling = ({ form, game, closed }: PolishQuery): boolean =>
  form.length > MAX_WORD_LETTERS || NO_LETTER.test(form) || game.has(form) || closed.length > 0;

const NO_LETTER = /[^\p{L}]/u;

const CAPITAL: ReadonlySet<AnyRule> = new Set(['capital-letter', 'capital-initial']);

/** Returns true when the typed capital decides, whatever the word is. The expansion of the capital is still diagnosed. */
const isByCapital = (query: PolishQuery, reasons: readonly OfKind[]): boolean => {
  const [first] = reasons;
  if (first === undefined || query.isLower || !CAPITAL.has(nameOfRule(first.reason.rule))) return false;
  // `Alem` is *ale* with -m rather than a form of *Al*.
  return !reasons.some(({ reason, kind }) => reason.decides && kind === 'particle');
};

/**
 * Kinds of rules that read the letters of a word, or recognise an entry with these letters; they alone may be wrong about the kind of the
 * word.
 */
const UNSETTLED: ReadonlySet<RuleKind> = new Set<RuleKind>([
  'word',
  'list',
  'particle',
  'lengthening',
  'letter',
  'name',
  'lower-case-name',
  'brand',
  'abbreviation',
  'phrase',
]);

/**
 * Returns true when the reasons keep their order: a sign decides, the document bars the form, the query has the point of an abbreviation,
 * or a curated table of brands or names has the word itself.
 */
const isSettled = ([first]: readonly OfKind[], { form, isPointed }: PolishQuery): boolean =>
  first !== undefined &&
  (!UNSETTLED.has(first.kind) ||
    (isPointed && first.kind === 'abbreviation') ||
    (first.kind !== 'phrase' &&
      first.reason.curated === true &&
      first.reason.decides &&
      fieldsOf(first.reason.detail).lemma === form));

/** Returns the part of a refused word to diagnose: nothing, its capital, or everything. */
export function toDiagnose(query: PolishQuery, reasons: readonly OfKind[]): 'nothing' | 'capital' | 'all' {
  if (isRuling(query)) return 'nothing';
  if (isByCapital(query, reasons)) return 'capital';
  return isSettled(reasons, query) ? 'nothing' : 'all';
}

/** Returns the kind of word that a reason claims. */
export function claimOf({ reason: { rule, detail }, kind }: OfKind): Claim {
  const name = nameOfRule(rule);
  if (RULINGS.has(name)) return 'ruling';
  if (name === 'chain-store') return 'brand';
  if (name === 'nie-closed' && fieldsOf(detail).intended !== undefined) return 'written-together';
  if (kind === 'name' && isInCapitals(fieldsOf(detail).lemma ?? '')) return 'abbreviation';
  return CLAIM_OF_RULE_KIND[kind];
}

function evidenceOf({ reason: { rule, detail } }: OfKind, place: number, query: PolishQuery): Features {
  const { base, particle } = fieldsOf(detail);
  const host = base === undefined ? {} : hostFeatures(base, query);
  return {
    bar: 1,
    [`rule-${nameOfRule(rule)}`]: 1,
    firstBar: Number(place === 0),
    ...(particle === undefined ? {} : { [`particle${particle}`]: 1 }),
    ...host,
  };
}

function hostFeatures(base: string, query: PolishQuery): Features {
  const frequency = logFrequencyOf(base, query);
  return {
    host: frequency,
    hostShare: base.length / query.form.length,
    shortHost: Number(base.length < 3),
    closedHost: Number(query.readingsOf(base).some(isOfClosedClass)),
  };
}

export function bars<R extends AgainstWord>(query: PolishQuery, reasons: readonly OfKind<R>[]): Proposal<R>[] {
  return reasons.flatMap((one, place): Proposal<R>[] => {
    const claim = claimOf(one);
    if (claim === 'ruling' || isNotListed(one.reason)) return [];
    const { base, intended: apart, source, lemma } = fieldsOf(one.reason.detail);
    const kind: DiagnosisKind = claim;
    const intended = apart?.split(' ') ?? [base ?? source ?? lemma].filter((word) => word !== undefined);
    return [
      {
        kind,
        intended,
        evidence: evidenceOf(one, place, query),
        bar: one.reason,
      },
    ];
  });
}

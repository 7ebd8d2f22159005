import type { Claim } from '../../src/core/rules/diagnosis.ts';
import type { LabelKind } from './kinds.ts';
import type { ScoredLabel } from './labels.ts';

/**
 * Outcomes. `right`: the explanation claims a kind that the label accepts, or the ruling leaves nothing to diagnose. `silent`: it claims
 * nothing although there is something to say. `misleading`: it claims another kind.
 */
export const OUTCOMES = ['right', 'silent', 'misleading'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** A label with its outcome. */
export interface Result {
  label: ScoredLabel;
  claim: Claim;
  outcome: Outcome;
  /** True when the first explanation names the intended word. */
  isNamed: boolean;
  /** True when it is named, or is the first suggestion. */
  isNamedOrOffered: boolean;
}

/**
 * Claims that a label of the kind accepts. A brand is barred like a name. A form that a rule takes away is also a derived form. For a
 * fragment and a missing word it is right to say that nothing is known.
 */
const ACCEPTED: Readonly<Record<LabelKind, readonly Claim[]>> = {
  'barred-form': ['barred-form'],
  clitic: ['clitic'],
  name: ['name', 'brand'],
  brand: ['brand', 'name'],
  abbreviation: ['abbreviation'],
  foreign: ['foreign'],
  'old-spelling': ['old-spelling'],
  misspelling: ['misspelling'],
  'written-together': ['written-together'],
  compound: ['compound'],
  derivation: ['derivation', 'barred-form'],
  elongation: ['elongation'],
  fragment: ['fragment', 'unlisted'],
  unlisted: ['unlisted'],
  missing: ['unlisted'],
};

export function outcomeOf({ kind, also }: ScoredLabel, claim: Claim): Outcome {
  if (claim === 'ruling' || [kind, ...also].some((one) => ACCEPTED[one].includes(claim))) return 'right';
  return claim === 'unlisted' ? 'silent' : 'misleading';
}

/** Kinds whose labels name an intended word. */
const NAMES_A_WORD: ReadonlySet<LabelKind> = new Set(['misspelling', 'old-spelling', 'written-together']);

/** Returns true when there is a word that the explanation should name. */
export const namesAWord = ({ kind, intended }: ScoredLabel): boolean => intended !== '' && NAMES_A_WORD.has(kind);

/** Number of words of a group by outcome. */
export interface Figures {
  words: number;
  right: number;
  silent: number;
  misleading: number;
  /** Number of words whose label names an intended word. */
  toName: number;
  named: number;
  namedOrOffered: number;
}

export function figuresOf(results: readonly Result[]): Figures {
  const count = (fits: (result: Result) => boolean): number => results.filter(fits).length;
  return {
    words: results.length,
    right: count(({ outcome }) => outcome === 'right'),
    silent: count(({ outcome }) => outcome === 'silent'),
    misleading: count(({ outcome }) => outcome === 'misleading'),
    toName: count(({ label }) => namesAWord(label)),
    named: count(({ label, isNamed }) => namesAWord(label) && isNamed),
    namedOrOffered: count(({ label, isNamedOrOffered }) => namesAWord(label) && isNamedOrOffered),
  };
}

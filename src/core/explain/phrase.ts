import type { CitedRule } from './explanation.ts';
import type { PhraseKey } from './wording.ts';

/**
 * A phrase before wording: a literal string; a word that has a verdict of its own; a sequence of phrases; a phrase that all rulesets share,
 * with its placeholders filled; or what a rule says.
 */
export type Phrase = string | Word | readonly Phrase[] | SharedPhrase | RulePhrase;

interface Word {
  word: string;
}

interface SharedPhrase {
  key: PhraseKey;
  filled: Filled;
}

/** Phrases by the names of the placeholders that they fill. */
export type Filled = Readonly<Partial<Record<string, Phrase>>>;

/** The wording of a rule for the judged word. */
export interface RulePhrase {
  rule: CitedRule;
  /** The values of the detail, and its kind. */
  detail: Filled;
  /** True if a rule that admits some words excludes this one. */
  excludes: boolean;
}

/** Returns a phrase that all rulesets share. */
export function say(key: PhraseKey, filled: Filled = {}): SharedPhrase {
  return { key, filled };
}

/** Returns the names as alternatives: “a”, “a or b”, “a, b or c”; the empty string for none. */
export function alternatives(names: readonly Phrase[]): Phrase {
  const [first, second, ...more] = names;
  if (first === undefined) return '';
  if (second === undefined) return first;
  if (more.length === 0) return say('either', { first, second });
  return alternatives([say('enumeration', { first, second }), ...more]);
}

/**
 * The one table of messages to the worker: name → who may send it, the schema of the request, the type of the answer.
 * Sender and receiver take their types from here; the receiver checks every request against its schema.
 */

import * as v from 'valibot';
import type { RulesetId } from '../rules/verdict.ts';
import type { LexiconId, LexiconProblem, LexiconState } from '../storage/lexicon-state.ts';
import { RULESET_IDS } from '../storage/ruleset-ids.ts';
import type { Judged } from './judged.ts';

/** Longest text that is judged, in UTF-16 units. No word on tiles comes near; it keeps a page from sending a book. */
export const LONGEST_WORD = 100;

const Word = v.pipe(v.string(), v.maxLength(LONGEST_WORD));
const Ruleset = v.picklist(RULESET_IDS);

/** Answer to `judge`. While there is no lexicon there is no verdict but a state. */
export type JudgeAnswer =
  | ({ state: 'ready' } & Judged)
  /** Ask again in a moment; `done` is the share of the lexicon that has arrived, 0 to 1. */
  | { state: 'loading'; done: number }
  | { state: 'failed'; problem: LexiconProblem };

/** Answer to `compare`: one verdict for each ruleset, in the order in which they are offered. */
export type CompareAnswer = { state: 'ready'; judged: Judged[] } | Exclude<JudgeAnswer, { state: 'ready' }>;

/** Answer to `other-rulesets`. */
export interface OtherRulesets {
  /** Those that allow the word, in the order in which they are offered. */
  allowed: RulesetId[];
}

/** Answer to `lexicon-state` and `reimport`. */
export type LexiconStates = Record<LexiconId, LexiconState>;

/** What the worker answers to a request that it does not take. */
export interface Refusal {
  state: 'refused';
  /** `request`: no such message or not of its form. `sender`: not for a content script. */
  problem: 'request' | 'sender';
}

/**
 * Requests that the content script of any page may send. They change nothing, but for the rules of the sender's own site, which
 * are chosen in the bubble.
 */
export const ANYONE = {
  /** Judges one word; without `ruleset`, under the federation's rules in force. */
  judge: v.strictObject({
    name: v.literal('judge'),
    word: Word,
    ruleset: v.exactOptional(Ruleset),
  }),
  /** After a refusal: which rulesets besides the one that refused allow the word? Reads other lexicons for it. */
  'other-rulesets': v.strictObject({ name: v.literal('other-rulesets'), word: Word, ruleset: Ruleset }),
  /** Remembers the rules for the sender's site; without `ruleset`, the page's language decides there again. */
  'site-ruleset': v.strictObject({ name: v.literal('site-ruleset'), ruleset: v.exactOptional(Ruleset) }),
  /** Where the lexicons stand; loads nothing. */
  'lexicon-state': v.strictObject({ name: v.literal('lexicon-state') }),
};

/** Requests that only the extension's own pages may send. */
export const OWN_PAGES = {
  /** Judges one word under every ruleset of the language that `ruleset` is of. */
  compare: v.strictObject({ name: v.literal('compare'), word: Word, ruleset: Ruleset }),
  /** Reads all lexicons from the package again and writes the database anew; answers when that has ended. */
  reimport: v.strictObject({ name: v.literal('reimport') }),
};

interface Answers {
  judge: JudgeAnswer;
  compare: CompareAnswer;
  'other-rulesets': OtherRulesets;
  /** False for a page without a host, for which nothing can be remembered. */
  'site-ruleset': { stored: boolean };
  'lexicon-state': LexiconStates;
  reimport: LexiconStates;
}

type Schemas = typeof ANYONE & typeof OWN_PAGES;
export type MessageName = keyof Schemas;
/** The whole request, `name` included. */
export type Request<N extends MessageName = MessageName> = { [K in N]: v.InferOutput<Schemas[K]> }[N];
export type Answer<N extends MessageName> = Answers[N];

/** The one message from the worker to the content scripts of a tab: menu or shortcut ask for the bubble. */
export interface ShowBubble {
  name: 'show-bubble';
}

/**
 * The one table of messages to the worker: name → who may send it, the schema of the request, the type of the answer.
 * Sender and receiver take their types from here; the receiver checks every request against its schema.
 */

import * as v from 'valibot';
import type { RulesetId, Verdict } from '../rules/verdict.ts';
import type { LexiconId, LexiconProblem, LexiconState } from '../storage/lexicon-state.ts';

/** Longest text that is judged, in UTF-16 units. No word on tiles comes near; it keeps a page from sending a book. */
export const LONGEST_WORD = 100;

const RULESETS = ['pfs-2018'] as const satisfies readonly RulesetId[];

/** Answer to `judge`. While there is no lexicon there is no verdict but a state. */
export type JudgeAnswer =
  | { state: 'ready'; verdict: Verdict }
  /** Ask again in a moment; `done` is the share of the lexicon that has arrived, 0 to 1. */
  | { state: 'loading'; done: number }
  | { state: 'failed'; problem: LexiconProblem };

/** Answer to `lexicon-state` and `reimport`. */
export type LexiconStates = Record<LexiconId, LexiconState>;

/** What the worker answers to a request that it does not take. */
export interface Refusal {
  state: 'refused';
  /** `request`: no such message or not of its form. `sender`: not for a content script. */
  problem: 'request' | 'sender';
}

/** Requests that the content script of any page may send: they change nothing. */
export const ANYONE = {
  /** Judges one word; without `ruleset`, under the federation's rules in force. */
  judge: v.strictObject({
    name: v.literal('judge'),
    word: v.pipe(v.string(), v.maxLength(LONGEST_WORD)),
    ruleset: v.exactOptional(v.picklist(RULESETS)),
  }),
  /** Where the lexicons stand; loads nothing. */
  'lexicon-state': v.strictObject({ name: v.literal('lexicon-state') }),
};

/** Requests that only the extension's own pages may send. */
export const OWN_PAGES = {
  /** Reads both lexicons from the package again and writes the database anew; answers when that has ended. */
  reimport: v.strictObject({ name: v.literal('reimport') }),
};

interface Answers {
  judge: JudgeAnswer;
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

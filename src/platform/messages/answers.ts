import type { Clash } from '../../core/explain/clashes.ts';
import type { ExplainedVerdict } from '../../core/explain/explanation.ts';
import type { LexiconId } from '../../core/lexicon/lexicon.ts';
import type { Hooks } from '../../core/rules/hooks.ts';
import type { Outcome } from '../../core/rules/outcome.ts';
import type { DefectiveGroup, Forms } from '../../core/rules/paradigm.ts';
import type { Catalogue } from '../../core/rules/rule-entry.ts';
import type { ListName } from '../../core/rules/verdict.ts';
import type { RulesetId } from '../../core/rulesets/index.ts';
import type { ListedIn } from '../../core/word-lists/compare-editions.ts';
import type { AnswerErrorCode, RequestErrorCode } from '../storage/errors.ts';
import type { LexiconState } from '../storage/lexicon-source.ts';

/** The answers of the worker. Requests and their allowed senders are in `table.ts`. */

/** Answer to a request that needs a lexicon. Without the lexicon the answer is a state. */
export type LexiconAnswer<T> =
  | ({ state: 'ready' } & T)
  /** Ask again shortly; `done` is the share of the lexicon that has arrived, 0 to 1. */
  | { state: 'loading'; done: number }
  | { state: 'failed'; code: AnswerErrorCode };

/** The text has no word to judge; see `noWordIn`. */
export interface NoWordAnswer {
  state: 'no-word';
  /** The sentence that says why. */
  sentence: string;
}

/** Answer to `judge`. */
export type JudgeAnswer = LexiconAnswer<ExplainedVerdict> | NoWordAnswer;

/** Several verdicts: on several words in order, or on one word under several rulesets in their order. */
export interface JudgedWords<T = ExplainedVerdict> {
  judged: T[];
}

/** Answer to `judge-in-game`. */
export interface JudgedInGame extends ExplainedVerdict {
  clashes: Clash[];
}

/** The rules of a page. */
export interface RulesHere {
  /** The ruleset without a choice for the word: that of the site, else the usual one. */
  here: RulesetId;
  /** The ruleset of the text's language, else the one chosen in the popup. */
  usual: RulesetId;
  /** Rulesets to choose from, by language. */
  offered: readonly (readonly RulesetId[])[];
  /** True when a choice can be stored: not in a private window, nor for a page without a host. */
  lasting: boolean;
  /** Why not all rulesets are offered; usually empty. */
  note: string;
}

/** Answer to `judge-selection`. */
export type SelectionAnswer =
  | LexiconAnswer<
      JudgedWords & {
        rules: RulesHere;
        /** Sentence shown if the selection was widened to a whole word; else empty. */
        whole: string;
        /** Sentence on the shortcut that moves the focus into the bubble; empty if none is set. */
        keys: string;
      }
    >
  | NoWordAnswer
  /** More words than are judged at once: their number, and the ruleset. */
  | { state: 'many'; words: number; ruleset: RulesetId }
  /** No bubble appears, because such text is rarely a question. */
  | { state: 'silent' };

/** When a bubble appears by itself on a page: after every selection, with Alt held, or never. Menu and shortcut always show one. */
export type Appears = 'always' | 'modifier' | 'never';

/** A verdict for a line of a table. */
export interface WordVerdict {
  /** Null if there is no word to judge. */
  outcome: Outcome | null;
  /** As in `Verdict`; null for a barred word. */
  points: number | null;
  /** The first reading of an allowed word, the deciding reason, or why there is no word. */
  why: string;
}

/** The next part of the results of `study`. */
export interface Studied {
  /** The list of the words. */
  list: ListName;
  /** Letters of the game in alphabetical order. */
  letters: string;
  /** Number of words in earlier answers: as requested, or 0 if the search had to restart. */
  from: number;
  /** The next words, in no particular order. */
  words: string[];
  /** True when the search is complete. */
  whole: boolean;
}

/** Answer to `other-rulesets`. */
interface OtherRulesets {
  /** Rulesets that allow the word, in the order in which they are offered. */
  allowed: RulesetId[];
  /** A one-line sentence that names them; empty if there are none. */
  sentence: string;
}

/** Answer to `defectives`. */
interface Defectives {
  /** Empty if the rules have no list of defective verbs. */
  groups: DefectiveGroup[];
}

/** Answer to `lexicon-state` and `reimport`. */
export type LexiconStates = Record<LexiconId, LexiconState>;

/** The worker's answer to a request that it refuses or that fails. */
export interface RefusedAnswer {
  state: 'refused';
  code: Exclude<RequestErrorCode, 'unreachable'>;
}

/** Type of the answer by name of the message. */
export interface Answers {
  judge: JudgeAnswer;
  'judge-selection': SelectionAnswer;
  'judge-in-game': LexiconAnswer<JudgedInGame>;
  /** One for each word, in their order. */
  'judge-words': LexiconAnswer<{ verdicts: WordVerdict[] }>;
  /** One for each word, in order; empty if there is no word to judge. */
  'cite-words': LexiconAnswer<{ cited: string[] }>;
  compare: LexiconAnswer<JudgedWords>;
  /** From the oldest edition to the newest. */
  editions: LexiconAnswer<{ held: ListedIn[] }>;
  'other-rulesets': OtherRulesets;
  /** False for a page without a host and in a private window: there the choice lasts as long as the page. */
  'site-ruleset': { stored: boolean };
  'open-forms': Record<never, never>;
  'open-panel': Record<never, never>;
  'open-table': Record<never, never>;
  'open-rules': Record<never, never>;
  'lexicon-state': LexiconStates;
  /** When a bubble appears there. */
  wake: { appears: Appears };
  'announce-frame': Record<never, never>;
  /** The announced key and the bubble's style sheet, which is sent here so that not every frame of every page carries it. */
  'enter-frame': { key: string; look: string };
  forms: LexiconAnswer<{ forms: Forms }>;
  hooks: LexiconAnswer<{ hooks: Hooks }>;
  study: LexiconAnswer<Studied>;
  /** One for each word, in their order. */
  'study-hooks': LexiconAnswer<{ hooks: Hooks[] }>;
  defectives: Defectives;
  catalogue: { catalogue: Catalogue };
  reimport: LexiconStates;
}

/** Joins several verdicts, in order, into one answer; if one is missing, the answer is the first state that is not `ready`. */
export function combineAnswers<T>(parts: readonly Promise<LexiconAnswer<T>>[]): Promise<LexiconAnswer<JudgedWords<T>>>;
export function combineAnswers<T>(
  parts: readonly Promise<LexiconAnswer<T> | NoWordAnswer>[],
): Promise<LexiconAnswer<JudgedWords<T>> | NoWordAnswer>;
export async function combineAnswers<T>(
  parts: readonly Promise<LexiconAnswer<T> | NoWordAnswer>[],
): Promise<LexiconAnswer<JudgedWords<T>> | NoWordAnswer> {
  const answers = await Promise.all(parts);
  const waiting = answers.find((answer) => answer.state !== 'ready');
  return waiting ?? { state: 'ready', judged: answers.filter((answer) => answer.state === 'ready') };
}

/**
 * The table of messages to the worker: name → allowed senders, schema of the request, type of the answer. Sender and receiver take their
 * types from here; the receiver validates every request.
 */

import * as v from 'valibot';
import type { Clash } from '../../core/explain/clashes.ts';
import type { ExplainedVerdict } from '../../core/explain/explanation.ts';
import type { LexiconId } from '../../core/lexicon/lexicon-ids.ts';
import type { Hooks } from '../../core/rules/hooks.ts';
import type { Outcome } from '../../core/rules/outcome.ts';
import type { DefectiveGroup, Forms } from '../../core/rules/paradigm.ts';
import type { Catalogue } from '../../core/rules/rule-entry.ts';
import { LONGEST_QUERY, STUDY_KINDS } from '../../core/rules/study-kinds.ts';
import type { ListName, RulesetId } from '../../core/rules/verdict.ts';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import type { Held } from '../../core/word-lists/editions.ts';
import type { LexiconProblem, LexiconState } from '../storage/lexicon-state.ts';
import { LONGEST_HOST, LONGEST_LANGUAGE, LONGEST_TABLE_TEXT, MOST_HOSTS } from './lengths.ts';
import { SelectedPart } from './selected-part.ts';

/** Longest text that is judged, in UTF-16 units. No word comes near; it limits what a page can send. */
export const LONGEST_WORD = 100;

/** Longest id of a paradigm, in UTF-16 units: a lemma and what distinguishes its homonyms. */
const LONGEST_CHOICE = 200;

/** Maximum number of earlier words of a request: more than seven rounds of six players have. */
export const MOST_EARLIER_WORDS = 60;

/** Maximum number of words of a request; judging them takes some hundredths of a second. */
export const MOST_WORDS_AT_ONCE = 500;

/** Longest id of a search, in UTF-16 units: a UUID. */
const LONGEST_SEARCH_ID = 36;

/** Maximum number of words whose hooks are requested; each takes up to half a millisecond. */
export const MOST_HOOKED_WORDS = 40;

/** Longest text for the panel, in UTF-16 units: the words of one play with separators. */
export const LONGEST_PLAY = 8 * (LONGEST_WORD + 1);

const Word = v.pipe(v.string(), v.maxLength(LONGEST_WORD));

/** Four random numbers of 32 bits from a script on a page. */
const Secret = v.pipe(v.string(), v.regex(/^\d{1,10}(?:-\d{1,10}){3}$/));

/** Longest id of a rule, in UTF-16 units: twice as long as any. */
const LONGEST_RULE = 80;

const Rule = v.pipe(v.string(), v.maxLength(LONGEST_RULE), v.regex(/^[\w-]+\/[\w.-]+$/));
const Ruleset = v.picklist(RULESET_IDS);

/** What the script on a page knows of the rules; the worker knows the settings and the site. */
const UnderRulesHere = {
  /** Language that the page declares for the words: `pl-PL`; empty if none. */
  language: v.pipe(v.string(), v.maxLength(LONGEST_LANGUAGE)),
  /** Ruleset picked in the bubble for these words, or for this visit. */
  ruleset: v.exactOptional(Ruleset),
};

/** Why there is no answer: the lexicon's problem, or that the sentences of verdicts cannot be read. */
export type AnswerProblem = LexiconProblem | 'wording';

/** Answer to a request that needs a lexicon. Without the lexicon the answer is a state. */
export type LexiconAnswer<T> =
  | ({ state: 'ready' } & T)
  /** Ask again shortly; `done` is the share of the lexicon that has arrived, 0 to 1. */
  | { state: 'loading'; done: number }
  | { state: 'failed'; problem: AnswerProblem };

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
  /** Text about which nobody asks. */
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
export interface OtherRulesets {
  /** Rulesets that allow the word, in the order in which they are offered. */
  allowed: RulesetId[];
  /** The same as a one-line sentence; empty if there are none. */
  sentence: string;
}

/** Answer to `defectives`. */
export interface Defectives {
  /** Empty if the rules have no list of defective verbs. */
  groups: DefectiveGroup[];
}

/** Answer to `lexicon-state` and `reimport`. */
export type LexiconStates = Record<LexiconId, LexiconState>;

/** The worker's answer to a request that it refuses or that fails. */
export interface Refusal {
  state: 'refused';
  /**
   * `request`: unknown or invalid message. `sender`: not allowed for a content script. `play`: it finds words and the user is at play.
   * `off`: a feature that is switched off. `busy`: the tab has asked too much. `error`: it failed.
   */
  problem: 'request' | 'sender' | 'play' | 'off' | 'busy' | 'error';
}

/**
 * Requests that a content script on any page may send. They change nothing but the rules, which are chosen in the bubble for the sender's
 * site or for a language, the windows of forms, of the table of words and of all rules, and what the panel shows.
 */
export const ANYONE = {
  /** Judges one word; without `ruleset`, under that of the interface's language. */
  judge: v.strictObject({
    name: v.literal('judge'),
    word: Word,
    ruleset: v.exactOptional(Ruleset),
  }),
  /** Judges a selection, if it is words. @param meant true if the user has asked for it explicitly */
  'judge-selection': v.strictObject({
    name: v.literal('judge-selection'),
    ...SelectedPart,
    meant: v.boolean(),
    ...UnderRulesHere,
  }),
  /** After a refusal: the other rulesets that allow the word. It reads their lexicons. */
  'other-rulesets': v.strictObject({ name: v.literal('other-rulesets'), word: Word, ruleset: Ruleset }),
  /**
   * Stores the ruleset of the sender's site, or with `everywhere` that of all words of its language. Without `ruleset`, the page's language
   * decides again.
   */
  'site-ruleset': v.pipe(
    v.strictObject({
      name: v.literal('site-ruleset'),
      ruleset: v.exactOptional(Ruleset),
      everywhere: v.exactOptional(v.literal(true)),
    }),
    v.check(({ ruleset, everywhere }) => !everywhere || ruleset !== undefined),
  ),
  /** Opens the forms view of a word, in its last window if that is still open. */
  'open-forms': v.strictObject({ name: v.literal('open-forms'), word: Word, ruleset: Ruleset }),
  /**
   * Shows words in the panel of the sender's window. It must be sent before anything is awaited after the click, because Chrome opens the
   * panel only then. Firefox opens a small window if its sidebar is closed.
   */
  'open-panel': v.strictObject({
    name: v.literal('open-panel'),
    word: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_PLAY))),
    ruleset: v.exactOptional(Ruleset),
  }),
  /** Opens the table of words of a text, in its last window if that is still open; empty, to paste a text. */
  'open-table': v.strictObject({
    name: v.literal('open-table'),
    text: v.pipe(v.string(), v.maxLength(LONGEST_TABLE_TEXT)),
    ruleset: v.exactOptional(Ruleset),
  }),
  /** Shows a rule among all of its ruleset, in their last window if that is still open. */
  'open-rules': v.strictObject({ name: v.literal('open-rules'), rule: Rule }),
  /** Returns the states of the lexicons; loads nothing. */
  'lexicon-state': v.strictObject({ name: v.literal('lexicon-state') }),
  /**
   * A selection has begun: the worker starts, and loads rules and lexicon for the coming question.
   * @param embedders hosts of the pages around the sender's frame, if the browser tells them
   */
  wake: v.strictObject({
    name: v.literal('wake'),
    ...UnderRulesHere,
    embedders: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_HOST))), v.maxLength(MOST_HOSTS)),
  }),
  /** The sender is about to insert a bubble's frame with this token; the key is for the frame alone. */
  'announce-frame': v.strictObject({ name: v.literal('announce-frame'), token: Secret, key: Secret }),
  /** The sender is a frame with this token. Answered once, if a script of the same tab has announced it. */
  'enter-frame': v.strictObject({ name: v.literal('enter-frame'), token: Secret }),
};

/** Requests that only the extension's own pages may send. */
export const OWN_PAGES = {
  /** Judges one word of a game in which the `earlier` words were used in earlier rounds. */
  'judge-in-game': v.strictObject({
    name: v.literal('judge-in-game'),
    word: Word,
    ruleset: Ruleset,
    earlier: v.pipe(v.array(Word), v.maxLength(MOST_EARLIER_WORDS)),
  }),
  /** Judges many words, each by itself. @param exceptions false ignores the user's own exceptions, as at a tournament */
  'judge-words': v.strictObject({
    name: v.literal('judge-words'),
    words: v.pipe(v.array(Word), v.maxLength(MOST_WORDS_AT_ONCE)),
    ruleset: Ruleset,
    exceptions: v.exactOptional(v.literal(false)),
  }),
  /** Returns the same verdicts as one-line citations, which a table needs only when they are copied. */
  'cite-words': v.strictObject({
    name: v.literal('cite-words'),
    words: v.pipe(v.array(Word), v.maxLength(MOST_WORDS_AT_ONCE)),
    ruleset: Ruleset,
  }),
  /** Judges one word under every ruleset of the language of `ruleset`. */
  compare: v.strictObject({ name: v.literal('compare'), word: Word, ruleset: Ruleset }),
  /** Which of the user's lists have the word. */
  editions: v.strictObject({ name: v.literal('editions'), word: Word, ruleset: Ruleset }),
  /** The paradigm that the word belongs to. @param choice id of one of several, as an earlier answer names it. */
  forms: v.strictObject({
    name: v.literal('forms'),
    word: Word,
    ruleset: Ruleset,
    choice: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_CHOICE))),
  }),
  /** Letters that may stand before or after the word. */
  hooks: v.strictObject({ name: v.literal('hooks'), word: Word, ruleset: Ruleset }),
  /**
   * The next words of a form, or of a rack's tiles; see `readQuery`.
   * @param search id that the page draws for a search and sends with each question about it.
   * @param from how many words of the search the page has.
   */
  study: v.strictObject({
    name: v.literal('study'),
    text: v.pipe(v.string(), v.maxLength(LONGEST_QUERY)),
    kind: v.picklist(STUDY_KINDS),
    ruleset: Ruleset,
    search: v.pipe(v.string(), v.maxLength(LONGEST_SEARCH_ID)),
    from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  /** The hooks of words that were found. */
  'study-hooks': v.strictObject({
    name: v.literal('study-hooks'),
    words: v.pipe(v.array(Word), v.maxLength(MOST_HOOKED_WORDS)),
    ruleset: Ruleset,
  }),
  /** The defective verbs that the rules list; needs no lexicon. */
  defectives: v.strictObject({ name: v.literal('defectives'), ruleset: Ruleset }),
  /** The rules of a ruleset's document; needs no lexicon. */
  catalogue: v.strictObject({ name: v.literal('catalogue'), ruleset: Ruleset }),
  /** Reads all lexicons from the package again and writes the database anew; answers when that has ended. */
  reimport: v.strictObject({ name: v.literal('reimport') }),
};

interface Answers {
  judge: JudgeAnswer;
  'judge-selection': SelectionAnswer;
  'judge-in-game': LexiconAnswer<JudgedInGame>;
  /** One for each word, in their order. */
  'judge-words': LexiconAnswer<{ verdicts: WordVerdict[] }>;
  /** One for each word, in order; empty if there is no word to judge. */
  'cite-words': LexiconAnswer<{ cited: string[] }>;
  compare: LexiconAnswer<JudgedWords>;
  /** From the oldest edition to the newest. */
  editions: LexiconAnswer<{ held: Held[] }>;
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

type Schemas = typeof ANYONE & typeof OWN_PAGES;
export type MessageName = keyof Schemas;
/** The whole request, `name` included. */
export type Request<N extends MessageName = MessageName> = { [K in N]: v.InferOutput<Schemas[K]> }[N];
export type Answer<N extends MessageName> = Answers[N];

/** Messages that find words, which are refused at play. Verdicts are not among them; their suggestions are left out. */
export const FINDS_WORDS: ReadonlySet<MessageName> = new Set([
  'open-forms',
  'forms',
  'hooks',
  'defectives',
  'study',
  'study-hooks',
]);

/** Messages that are answered only if study is switched on. */
export const OF_STUDY: ReadonlySet<MessageName> = new Set(['study', 'study-hooks']);

/** The message from the worker to the content scripts of a tab: menu or shortcut request the bubble. */
export interface ShowBubble {
  name: 'show-bubble';
  /**
   * Selector for the nearest element around the place where the menu was opened; without it, the selection is judged. Chromium tells an
   * extension only the address of a link or an image.
   */
  menuOn?: string;
}

/**
 * The table of messages to the worker: name → allowed senders, schema of the request, type of the answer. Sender and receiver take their
 * types from here; the receiver validates every request.
 */

import * as v from 'valibot';
import { LONGEST_QUERY, STUDY_KINDS } from '../../core/rules/study-query.ts';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import type { Answers } from './answers.ts';
import { SelectedPart } from './content-messages.ts';
import {
  LONGEST_CHOICE,
  LONGEST_LANGUAGE,
  LONGEST_ORIGIN,
  LONGEST_PLAY,
  LONGEST_RULE,
  LONGEST_SEARCH_ID,
  LONGEST_TABLE_TEXT,
  LONGEST_WORD,
  MOST_EARLIER_WORDS,
  MOST_HOOKED_WORDS,
  MOST_HOSTS,
  MOST_WORDS_AT_ONCE,
} from './limits.ts';

const Word = v.pipe(v.string(), v.maxLength(LONGEST_WORD));

/** Four random numbers of 32 bits from a script on a page. */
const Secret = v.pipe(v.string(), v.regex(/^\d{1,10}(?:-\d{1,10}){3}$/));

const Rule = v.pipe(v.string(), v.maxLength(LONGEST_RULE), v.regex(/^[\w-]+\/[\w.-]+$/));
const Ruleset = v.picklist(RULESET_IDS);

/** The data about the rules that the script on a page has. The worker has the settings and the site. */
const UnderRulesHere = {
  /** Language that the page declares for the words: `pl-PL`; empty if none. */
  language: v.pipe(v.string(), v.maxLength(LONGEST_LANGUAGE)),
  /** Ruleset picked in the bubble for these words, or for this visit. */
  ruleset: v.exactOptional(Ruleset),
};

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
  /** Judges a selection, if it is words. @param meant true if the user has requested it explicitly */
  'judge-selection': v.strictObject({
    name: v.literal('judge-selection'),
    ...SelectedPart,
    isExplicit: v.boolean(),
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
   * @param embedders origins of the pages around the sender's frame, if the browser tells them
   */
  wake: v.strictObject({
    name: v.literal('wake'),
    ...UnderRulesHere,
    embedders: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_ORIGIN))), v.maxLength(MOST_HOSTS)),
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
  /** Returns which of the user's lists have the word. */
  editions: v.strictObject({ name: v.literal('editions'), word: Word, ruleset: Ruleset }),
  /** Returns the paradigm of the word. @param choice id of one of several, as an earlier answer names it. */
  forms: v.strictObject({
    name: v.literal('forms'),
    word: Word,
    ruleset: Ruleset,
    choice: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_CHOICE))),
  }),
  /** Returns the letters that may stand before or after the word. */
  hooks: v.strictObject({ name: v.literal('hooks'), word: Word, ruleset: Ruleset }),
  /**
   * Returns the next words that match a pattern, or that a rack's tiles make; see `readQuery`.
   * @param search random id of the search, which the page sends with each request of the same search
   * @param from number of words of the search that the page has received
   */
  study: v.strictObject({
    name: v.literal('study'),
    text: v.pipe(v.string(), v.maxLength(LONGEST_QUERY)),
    kind: v.picklist(STUDY_KINDS),
    ruleset: Ruleset,
    search: v.pipe(v.string(), v.maxLength(LONGEST_SEARCH_ID)),
    from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  /** Returns the hooks of words that were found. */
  'study-hooks': v.strictObject({
    name: v.literal('study-hooks'),
    words: v.pipe(v.array(Word), v.maxLength(MOST_HOOKED_WORDS)),
    ruleset: Ruleset,
  }),
  /** Returns the defective verbs that the rules list; needs no lexicon. */
  defectives: v.strictObject({ name: v.literal('defectives'), ruleset: Ruleset }),
  /** Returns the rules of a ruleset's document; needs no lexicon. */
  catalogue: v.strictObject({ name: v.literal('catalogue'), ruleset: Ruleset }),
  /** Reads all lexicons from the package again and writes the database anew; answers when that has ended. */
  reimport: v.strictObject({ name: v.literal('reimport') }),
};

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

/**
 * The one table of messages to the worker: name → who may send it, the schema of the request, the type of the answer.
 * Sender and receiver take their types from here; the receiver checks every request against its schema.
 */

import * as v from 'valibot';
import type { Clash } from '../explain/clashes.ts';
import type { Judged } from '../explain/explanation.ts';
import type { LexiconId } from '../lexicon/lexicon-ids.ts';
import type { Catalogue } from '../rules/catalogue.ts';
import type { Hooks } from '../rules/hooks.ts';
import type { Outcome } from '../rules/outcome.ts';
import type { DefectiveGroup, Forms } from '../rules/paradigm.ts';
import { LONGEST_QUERY, STUDY_KINDS } from '../rules/study-kinds.ts';
import type { ListName, RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS } from '../rulesets/index.ts';
import type { LexiconProblem, LexiconState } from '../storage/lexicon-state.ts';
import type { Held } from '../word-lists/editions.ts';
import { LONGEST_HOST, LONGEST_LANGUAGE, LONGEST_TABLE_TEXT, MOST_HOSTS } from './lengths.ts';
import { SelectedPart } from './selected-part.ts';

/** Longest text that is judged, in UTF-16 units. No word on tiles comes near; it keeps a page from sending a book. */
export const LONGEST_WORD = 100;

/** Longest id of a paradigm, in UTF-16 units: a lemma and what tells it from its homonyms. */
const LONGEST_CHOICE = 200;

/** Words of earlier rounds that one question may name: more than seven rounds of six players have. */
export const MOST_EARLIER_WORDS = 60;

/** Words of a text that one question may name; judging so many takes some hundredths of a second. */
export const MOST_WORDS_AT_ONCE = 500;

/** Longest id of a search, in UTF-16 units: a UUID. */
const LONGEST_SEARCH_ID = 36;

/** Words whose hooks one question may ask for; each takes up to half a millisecond. */
export const MOST_HOOKED_WORDS = 40;

/** Longest text that the panel is opened with, in UTF-16 units: the words of one play, and what stands between them. */
export const LONGEST_PLAY = 8 * (LONGEST_WORD + 1);

const Word = v.pipe(v.string(), v.maxLength(LONGEST_WORD));

/** Four numbers of 32 bits that a script on a page has drawn. */
const Secret = v.pipe(v.string(), v.regex(/^\d{1,10}(?:-\d{1,10}){3}$/));

/** Longest id of a rule, in UTF-16 units: twice as long as any. */
const LONGEST_RULE = 80;

const Rule = v.pipe(v.string(), v.maxLength(LONGEST_RULE), v.regex(/^[\w-]+\/[\w.-]+$/));
const Ruleset = v.picklist(RULESET_IDS);

/** What a page's script knows of the rules for its words; the worker knows the user's choices and which site it is. */
const UnderRulesHere = {
  /** As the page declares it where the words stand: `pl-PL`; empty where it does not. */
  language: v.pipe(v.string(), v.maxLength(LONGEST_LANGUAGE)),
  /** Picked in the bubble for these words, or for this visit. */
  ruleset: v.exactOptional(Ruleset),
};

/** Why there is no answer: what is wrong with the lexicon, or that what is said of verdicts cannot be read from the package. */
export type AnswerProblem = LexiconProblem | 'wording';

/** Answer to a question that takes a lexicon. While there is none there is no answer but a state. */
export type LexiconAnswer<T> =
  | ({ state: 'ready' } & T)
  /** Ask again in a moment; `done` is the share of the lexicon that has arrived, 0 to 1. */
  | { state: 'loading'; done: number }
  | { state: 'failed'; problem: AnswerProblem };

/** There is nothing to judge in the text, whatever the rules; see `noWordIn`. */
export interface NoWordAnswer {
  state: 'no-word';
  /** Why not. */
  sentence: string;
}

/** Answer to `judge`. */
export type JudgeAnswer = LexiconAnswer<Judged> | NoWordAnswer;

/** Several verdicts: on several words in their order, or on one under several rulesets in the order in which those are offered. */
export interface JudgedWords<T = Judged> {
  judged: T[];
}

/** Answer to `judge-in-game`. */
export interface JudgedInGame extends Judged {
  clashes: Clash[];
}

/** Which rules hold on a page. */
export interface RulesHere {
  /** Those to judge by where the user has picked none for the word: chosen for the site, or else the usual ones. */
  here: RulesetId;
  /** Those of the text's language, or else the ones that the user has chosen in the popup. */
  usual: RulesetId;
  /** Those that there are to choose from, by language. */
  offered: readonly (readonly RulesetId[])[];
  /** Can a choice be stored? Not in a private window, nor for a page without a host. */
  lasting: boolean;
  /** Why there are not all of them to choose from; mostly empty. */
  note: string;
}

/** Answer to `judge-selection`. */
export type SelectionAnswer =
  | LexiconAnswer<
      JudgedWords & {
        rules: RulesHere;
        /** The sentence that says so where the selection began or ended inside a word and the whole of it was judged; else empty. */
        whole: string;
        /** What is said of the shortcut that leads into the bubble; empty where none is set. */
        keys: string;
      }
    >
  | NoWordAnswer
  /** More words than are judged at once; how many, and by which rules they would be judged. */
  | { state: 'many'; words: number; ruleset: RulesetId }
  /** Nothing that anybody would ask about. */
  | { state: 'silent' };

/** When a bubble comes by itself on a page: after every selection, with Alt held, never. The menu and the shortcut bring one everywhere. */
export type Appears = 'always' | 'modifier' | 'never';

/** A verdict as a line of a table has it. */
export interface WordVerdict {
  /** Null where there is no word to judge. */
  outcome: Outcome | null;
  /** As in `Verdict`; null of a word that is barred. */
  points: number | null;
  /** The first reading of an allowed word, or the deciding reason; why there is nothing to judge. */
  why: string;
}

/** The next part of what `study` finds. */
export interface Studied {
  /** Whose words they are. */
  list: ListName;
  /** Letters of the game in alphabetical order. */
  letters: string;
  /** How many words earlier answers had: as many as was asked, or none where the search had to begin anew. */
  from: number;
  /** Words that come next, in no particular order. */
  words: string[];
  /** Has everything been looked through? */
  whole: boolean;
}

/** Answer to `other-rulesets`. */
export interface OtherRulesets {
  /** Those that allow the word, in the order in which they are offered, but of each language the first one only. */
  allowed: RulesetId[];
  /** The same as a sentence of one line; empty where none does. */
  sentence: string;
}

/** Answer to `defectives`. */
export interface Defectives {
  /** Empty where the rules have no list of defective verbs. */
  groups: DefectiveGroup[];
}

/** Answer to `lexicon-state` and `reimport`. */
export type LexiconStates = Record<LexiconId, LexiconState>;

/** What the worker answers to a request that it does not take, or could not carry out. */
export interface Refusal {
  state: 'refused';
  /**
   * `request`: no such message or not of its form. `sender`: not for a content script. `play`: it finds words, and the user is at play.
   * `off`: an aid that is not switched on. `busy`: the tab has asked too much. `error`: something failed on the way.
   */
  problem: 'request' | 'sender' | 'play' | 'off' | 'busy' | 'error';
}

/**
 * Requests that the content script of any page may send. They change nothing, but for the rules, which are chosen in the bubble for the
 * sender's own site or for a language, for the windows of the forms view, of the table of words and of all rules, and for what the
 * panel shows.
 */
export const ANYONE = {
  /** Judges one word; without `ruleset`, under the default of the browser's language. */
  judge: v.strictObject({
    name: v.literal('judge'),
    word: Word,
    ruleset: v.exactOptional(Ruleset),
  }),
  /**
   * Judges what is selected, if it is words.
   * @param meant the user has asked for it, and has not only selected a text.
   */
  'judge-selection': v.strictObject({
    name: v.literal('judge-selection'),
    ...SelectedPart,
    meant: v.boolean(),
    ...UnderRulesHere,
  }),
  /** After a refusal: which rulesets besides the one that refused allow the word? Reads other lexicons for it. */
  'other-rulesets': v.strictObject({ name: v.literal('other-rulesets'), word: Word, ruleset: Ruleset }),
  /**
   * Remembers the rules for the sender's site, or for all words of their language `everywhere`, there too; without `ruleset`, the page's
   * language decides on the site again.
   */
  'site-ruleset': v.pipe(
    v.strictObject({
      name: v.literal('site-ruleset'),
      ruleset: v.exactOptional(Ruleset),
      everywhere: v.exactOptional(v.literal(true)),
    }),
    v.check(({ ruleset, everywhere }) => !everywhere || ruleset !== undefined),
  ),
  /** Opens the forms view of a word, in the window that it was last opened in while that is there. */
  'open-forms': v.strictObject({ name: v.literal('open-forms'), word: Word, ruleset: Ruleset }),
  /**
   * Shows words in the panel of the sender's window. To be sent before anything is awaited after the user's click: Chrome opens the
   * panel for nothing else, and Firefox opens a small window instead where its sidebar is closed.
   */
  'open-panel': v.strictObject({
    name: v.literal('open-panel'),
    word: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_PLAY))),
    ruleset: v.exactOptional(Ruleset),
  }),
  /** Opens the table of the words of a text, in the window that it was last opened in while that is there; empty, to paste one. */
  'open-table': v.strictObject({
    name: v.literal('open-table'),
    text: v.pipe(v.string(), v.maxLength(LONGEST_TABLE_TEXT)),
    ruleset: v.exactOptional(Ruleset),
  }),
  /** Shows a rule among all of its ruleset, in the window that they were last shown in while that is there. */
  'open-rules': v.strictObject({ name: v.literal('open-rules'), rule: Rule }),
  /** Where the lexicons stand; loads nothing. */
  'lexicon-state': v.strictObject({ name: v.literal('lexicon-state') }),
  /**
   * A selection has begun: by the time it ends the worker runs and has the rules and the lexicon that the question will be about.
   * @param embedders hosts of the pages that the sender is a frame of, as far as the browser tells them.
   */
  wake: v.strictObject({
    name: v.literal('wake'),
    ...UnderRulesHere,
    embedders: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_HOST))), v.maxLength(MOST_HOSTS)),
  }),
  /** The sender is about to put a bubble's frame with this token on the page; the key is for the frame alone. */
  'announce-frame': v.strictObject({ name: v.literal('announce-frame'), token: Secret, key: Secret }),
  /** The sender is a frame with this token. Answered once, and only where a script in the same tab has announced it. */
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
  /**
   * Judges many words, each by itself.
   * @param exceptions false ignores the user's own exceptions, as at a tournament's table.
   */
  'judge-words': v.strictObject({
    name: v.literal('judge-words'),
    words: v.pipe(v.array(Word), v.maxLength(MOST_WORDS_AT_ONCE)),
    ruleset: Ruleset,
    exceptions: v.exactOptional(v.literal(false)),
  }),
  /** The same verdicts as citations, a line each: what a table of words needs only when it is copied so. */
  'cite-words': v.strictObject({
    name: v.literal('cite-words'),
    words: v.pipe(v.array(Word), v.maxLength(MOST_WORDS_AT_ONCE)),
    ruleset: Ruleset,
  }),
  /** Judges one word under every ruleset of the language that `ruleset` is of. */
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
  /** One for each word, in their order; empty where there is no word to judge. */
  'cite-words': LexiconAnswer<{ cited: string[] }>;
  compare: LexiconAnswer<JudgedWords>;
  /** From the oldest edition to the newest. */
  editions: LexiconAnswer<{ held: Held[] }>;
  'other-rulesets': OtherRulesets;
  /** False for a page without a host and in a private window: there the choice holds as long as the page keeps it itself. */
  'site-ruleset': { stored: boolean };
  'open-forms': Record<never, never>;
  'open-panel': Record<never, never>;
  'open-table': Record<never, never>;
  'open-rules': Record<never, never>;
  'lexicon-state': LexiconStates;
  /** When a bubble comes there. */
  wake: { appears: Appears };
  'announce-frame': Record<never, never>;
  /** The key that was announced, and the bubble's style sheet, so that it is not in every frame of every page. */
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

/** What finds words, which nobody may have at play. A verdict is not among them: what it suggests is left out there. */
export const FINDS_WORDS: ReadonlySet<MessageName> = new Set([
  'open-forms',
  'forms',
  'hooks',
  'defectives',
  'study',
  'study-hooks',
]);

/** What is answered only where the user has switched study on. */
export const OF_STUDY: ReadonlySet<MessageName> = new Set(['study', 'study-hooks']);

/** The one message from the worker to the content scripts of a tab: menu or shortcut ask for the bubble. */
export interface ShowBubble {
  name: 'show-bubble';
  /**
   * Selects what is asked about around the place where the menu was opened, the nearest first; without it, the selection is. Chromium
   * tells an extension nothing of a link or an image but its address.
   */
  menuOn?: string;
}

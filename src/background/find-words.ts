import { openListPhrase } from '../core/explain/phrases.ts';
import { text as textOf } from '../core/explain/sentence.ts';
import type { Searching } from '../core/lexicon/search.ts';
import { formsOf } from '../core/rules/forms.ts';
import { hooks } from '../core/rules/hooks.ts';
import type { Lexicons } from '../core/rules/rules.ts';
import { studied } from '../core/rules/study.ts';
import { parseStudyQuery, wantedBy } from '../core/rules/study-query.ts';
import type { ListName, RulesetId } from '../core/rules/verdict.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { readAids } from '../platform/storage/aids.ts';
import {
  answerWithLexicon,
  diagnosisOf,
  formsViewWithTables,
  lexiconsWithTimeout,
  rulesWithTables,
  withTimeout,
  wordingInUse,
} from './answer-with-lexicon.ts';
import { sourcesOf } from './lexicons.ts';

/** Returns the paradigm of a word. It needs both lexicons of the language, because barred forms are only in the second one. */
export function formsOfWord({ word, ruleset, choice }: Request<'forms'>): Promise<Answer<'forms'>> {
  return answerWithLexicon(async () => {
    const [lexicons, rules, view, diagnosis] = await Promise.all([
      lexiconsWithTimeout(ruleset, { withSpelling: true }),
      rulesWithTables(ruleset),
      formsViewWithTables(ruleset),
      diagnosisOf(ruleset),
    ]);
    return { forms: formsOf(word, rules, view, { ...lexicons, ...(diagnosis && { diagnosis }) }, choice) };
  });
}

export async function defectiveVerbs({ ruleset }: Request<'defectives'>): Promise<Answer<'defectives'>> {
  const view = await formsViewWithTables(ruleset);
  return { groups: view?.defectives?.() ?? [] };
}

/**
 * Returns the letters that may stand before and after a word. The spelling lexicon is needed if its words may be played: in a game without
 * a board, which uses general dictionaries.
 */
export function hooksOfWord({ word, ruleset }: Request<'hooks'>): Promise<Answer<'hooks'>> {
  return answerWithLexicon(async () => {
    const [lexicons, rules] = await Promise.all([
      lexiconsWithTimeout(ruleset, { withSpelling: rulesetOf(ruleset).row === null }),
      rulesWithTables(ruleset),
    ]);
    return { hooks: hooks(word, rules, lexicons) };
  });
}

/**
 * Milliseconds of search for the first answer, so that something is seen soon, and for the others: between two answers a search waits for
 * the page, on a busy machine as long again as the first takes.
 */
const FIRST_SEARCH_TIME = 100;
const SEARCH_TIME = 400;

/**
 * Milliseconds after which other requests get a turn, so that a verdict is still there within a frame. Turns of 40 ms end a search over the
 * whole list some 2 % sooner.
 */
const SLICE = 12;

/** Number of searches that are retained, the latest: more than users have pages open. */
const MOST_SEARCHES = 6;

/** A search between two answers. */
interface Search {
  list: ListName;
  letters: string;
  /** Number of words in earlier answers. */
  from: number;
  words: Searching;
}

/** Searches by id. If the browser stops the worker, a search restarts. */
const searches = new Map<string, Search>();

/** Returns true when study is switched on. Read each time, since pages ask only if it is. */
export async function isStudyOn(): Promise<boolean> {
  return (await readAids()).study;
}

/** Returns the next words of a search, as many as are found in a moment. */
export function study(request: Request<'study'>): Promise<Answer<'study'>> {
  return answerWithLexicon(async () => {
    const { search: id, from } = request;
    const retained = searches.get(id);
    // No other request continues the same search meanwhile.
    searches.delete(id);
    const search = retained?.from === from ? retained : await begin(request);
    const { list, letters } = search;
    const words: string[] = [];
    const whole = await collectFor(search.words, words, search.from === 0 ? FIRST_SEARCH_TIME : SEARCH_TIME);
    const answer = { list, letters, from: search.from, words, whole };
    search.from += words.length;
    if (!whole) retainSearch(id, search);
    return answer;
  });
}

async function begin({ text, kind, ruleset }: Request<'study'>): Promise<Search> {
  const { language, row } = rulesetOf(ruleset);
  const [lexicons, rules, wording, game, spelling] = await Promise.all([
    lexiconsForStudy(ruleset),
    rulesWithTables(ruleset),
    wordingInUse(),
    withTimeout(sourcesOf(ruleset).game),
    row === null ? withTimeout(sourcesOf(ruleset).spelling) : null,
  ]);
  const { name, edition } = lexicons.official ?? { name: textOf(openListPhrase(lexicons.list), wording), edition: '' };
  const query = parseStudyQuery(text, kind, language);
  // An invalid query finds nothing.
  const wanted = wantedBy(typeof query === 'string' ? '' : query.signs, kind, rules.letters);
  const words = studied(wanted, rules, lexicons, spelling ? [game, spelling] : [game]);
  return { list: { name, edition }, letters: rules.letters, from: 0, words };
}

function retainSearch(id: string, search: Search): void {
  searches.set(id, search);
  const [oldest] = searches.keys();
  if (searches.size > MOST_SEARCHES && oldest !== undefined) searches.delete(oldest);
}

/** Returns the hooks of many words; pages request some tens at a time, so that others get a turn. */
export function hooksOfWords({ words, ruleset }: Request<'study-hooks'>): Promise<Answer<'study-hooks'>> {
  return answerWithLexicon(async () => {
    const [lexicons, rules] = await Promise.all([lexiconsForStudy(ruleset), rulesWithTables(ruleset)]);
    return { hooks: words.map((word) => hooks(word, rules, lexicons)) };
  });
}

/** Loads the spelling lexicon too if its words may be played: in a game without a board. */
function lexiconsForStudy(ruleset: RulesetId): Promise<Lexicons> {
  return lexiconsWithTimeout(ruleset, { withSpelling: rulesetOf(ruleset).row === null });
}

/** Collects the results of a search until it ends or the time is over, with pauses for other requests. Returns true if it ended. */
async function collectFor(search: Iterator<string | null, void>, found: string[], time: number): Promise<boolean> {
  const end = performance.now() + time;
  for (let rest = performance.now() + SLICE; ; ) {
    const next = search.next();
    if (next.done) return true;
    if (next.value !== null) found.push(next.value);
    const now = performance.now();
    if (now >= end) return false;
    if (now < rest) continue;
    await yieldToOthers();
    rest = performance.now() + SLICE;
  }
}

/** Resolves when waiting requests have had a turn. It uses a message, because browsers delay each of several nested timers by 4 ms. */
function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

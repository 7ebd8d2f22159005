/** What the worker answers about words to learn; read when it is first asked for: a verdict does not need it. */
import type { Searching } from '../lexicon/search.ts';
import type { Answer, Request } from '../messages/table.ts';
import { hooks } from '../rules/hooks.ts';
import type { Lexicons } from '../rules/lexicons.ts';
import { studied } from '../rules/study.ts';
import { readQuery, wantedBy } from '../rules/study-query.ts';
import type { ListName, RulesetId } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { loadRules } from '../rulesets/load.ts';
import { readAids } from '../storage/aids.ts';
import { sourcesOf } from './lexicons.ts';
import { inTime, lexiconsInTime, whenLoaded } from './when-loaded.ts';

/** Milliseconds for which words are looked for until the page hears of them. */
const SEARCH_TIME = 100;

/** Milliseconds after which other questions go first. */
const SLICE = 12;

/** Searches that are retained, the latest ones: more than anybody has pages open. */
const MOST_SEARCHES = 6;

/** A search between two answers. */
interface Search {
  list: ListName;
  letters: string;
  /** Words that answers have had. */
  from: number;
  words: Searching;
}

/** By id. The browser may stop the worker at any time; then a search begins anew. */
const searches = new Map<string, Search>();

/** Is it switched on? Read anew each time: nobody asks who has not switched it on. */
export async function isStudyOn(): Promise<boolean> {
  return (await readAids()).study;
}

/** The next words of a search, as many as are found in a moment. */
export function study(request: Request<'study'>): Promise<Answer<'study'>> {
  return whenLoaded(async () => {
    const { search: id, from } = request;
    const retained = searches.get(id);
    // While words are looked for, nobody else goes on with the same search.
    searches.delete(id);
    const search = retained?.from === from ? retained : await begin(request);
    const { list, letters } = search;
    const words: string[] = [];
    const whole = await takeInTime(search.words, words);
    const answer = { list, letters, from: search.from, words, whole };
    search.from += words.length;
    if (!whole) retain(id, search);
    return answer;
  });
}

async function begin({ text, kind, ruleset }: Request<'study'>): Promise<Search> {
  const { language, row } = rulesetOf(ruleset);
  const [lexicons, rules, game, spelling] = await Promise.all([
    lexiconsForStudy(ruleset),
    loadRules(ruleset),
    inTime(sourcesOf(ruleset).game),
    row === null ? inTime(sourcesOf(ruleset).spelling) : null,
  ]);
  const { name, edition } = lexicons.official ?? lexicons.list;
  const query = readQuery(text, kind, language);
  // A text that asks for nothing finds nothing.
  const wanted = wantedBy(typeof query === 'string' ? '' : query.signs, kind, rules.letters);
  const words = studied(wanted, rules, lexicons, spelling ? [game, spelling] : [game]);
  return { list: { name, edition }, letters: rules.letters, from: 0, words };
}

function retain(id: string, search: Search): void {
  searches.set(id, search);
  const [oldest] = searches.keys();
  if (searches.size > MOST_SEARCHES && oldest !== undefined) searches.delete(oldest);
}

/** Hooks of many words at once; the page asks for some tens, so that others are answered between. */
export function hooksOfWords({ words, ruleset }: Request<'study-hooks'>): Promise<Answer<'study-hooks'>> {
  return whenLoaded(async () => {
    const [lexicons, rules] = await Promise.all([lexiconsForStudy(ruleset), loadRules(ruleset)]);
    return { hooks: words.map((word) => hooks(word, rules, lexicons)) };
  });
}

/** With the spelling lexicon where words that only it has may be played: in a game without a board. */
function lexiconsForStudy(ruleset: RulesetId): Promise<Lexicons> {
  return lexiconsInTime(ruleset, { withSpelling: rulesetOf(ruleset).row === null });
}

/** Takes what a search finds until it ends or the time is over, with rests in which other questions are answered. Tells whether it ended. */
async function takeInTime(search: Iterator<string | null, void>, found: string[]): Promise<boolean> {
  const end = performance.now() + SEARCH_TIME;
  for (let rest = performance.now() + SLICE; ; ) {
    const next = search.next();
    if (next.done) return true;
    if (next.value !== null) found.push(next.value);
    const now = performance.now();
    if (now >= end) return false;
    if (now < rest) continue;
    await new Promise((resolve) => setTimeout(resolve));
    rest = performance.now() + SLICE;
  }
}

/** What the worker answers about words to learn; read when it is first asked for: a verdict does not need it. */
import type { Answer, Request } from '../messages/table.ts';
import { hooks } from '../rules/hooks.ts';
import type { Lexicons } from '../rules/lexicons.ts';
import { studied } from '../rules/study.ts';
import { inStudyOrder } from '../rules/study-order.ts';
import { readQuery, wantedBy } from '../rules/study-query.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { loadRules } from '../rulesets/load.ts';
import { readAids } from '../storage/aids.ts';
import { sourcesOf } from './lexicons.ts';
import { inTime, lexiconsInTime, whenLoaded } from './when-loaded.ts';

/** Milliseconds for which words are looked for; with a last step, and with putting in order what is shown, an answer stays under 150. */
const SEARCH_TIME = 110;

/** Milliseconds after which other questions go first. */
const SLICE = 8;

/** Words that an answer has at most. */
const MOST_WORDS = 500;

/** Is it switched on? Read anew each time: nobody asks who has not switched it on. */
export async function isStudyOn(): Promise<boolean> {
  return (await readAids()).study;
}

/** Words of a form or of a rack's tiles, as many as are found in time. */
export function study({ text, kind, ruleset }: Request<'study'>): Promise<Answer<'study'>> {
  return whenLoaded(async () => {
    const { language, row } = rulesetOf(ruleset);
    const [lexicons, rules, game, spelling] = await Promise.all([
      lexiconsForStudy(ruleset),
      loadRules(ruleset),
      inTime(sourcesOf(ruleset).game),
      row === null ? inTime(sourcesOf(ruleset).spelling) : null,
    ]);
    const { name, edition } = lexicons.official ?? lexicons.list;
    const found: string[] = [];
    const query = readQuery(text, kind, language);
    const searched = spelling ? [game, spelling] : [game];
    const inOrder = (words: readonly string[]) => inStudyOrder(words, rules.letters, kind);
    const search =
      typeof query === 'string'
        ? null
        : studied(wantedBy(query.signs, kind, rules.letters), rules, lexicons, searched, inOrder);
    const whole = search === null || (await takeInTime(search, found));
    const lengths = new Map<number, number>();
    for (const { length } of found) lengths.set(length, (lengths.get(length) ?? 0) + 1);
    return {
      list: { name, edition },
      found: found.length,
      whole,
      lengths: [...lengths].sort(([one], [other]) => one - other),
      words: inStudyOrder(found, rules.letters, kind, MOST_WORDS),
    };
  });
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

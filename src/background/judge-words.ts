import { noWordPhrase, readingPhrase } from '../explain/phrases.ts';
import type { Judged } from '../messages/judged.ts';
import { judgedTogether } from '../messages/judged-together.ts';
import type { Answer, Request, WordVerdict } from '../messages/table.ts';
import { noWordIn } from '../words/no-word.ts';
import { rememberAsked } from './asked-last.ts';
import { answerUnder } from './judging.ts';
import { keep } from './lexicons.ts';

/** Forms of a reading that a line of a table has room for. */
const FORMS = 2;

/** Judges many words at once, and says little of each: the table asks again for all of it when a line is opened. */
export async function judgeWords({ words, ruleset }: Request<'judge-words'>): Promise<Answer<'judge-words'>> {
  keep(ruleset);
  rememberAsked(ruleset);
  const kept = words.map((word) => noWordIn(word));
  const asked = words.filter((_, place) => kept[place] === null);
  const answer = await judgedTogether(asked.map((word) => answerUnder(word, ruleset)));
  if (answer.state !== 'ready') return answer;
  const judged = answer.judged.map(shortly).values();
  const verdicts = words.map((word, place): WordVerdict => {
    const why = kept[place];
    return why ? { verdict: null, points: null, why: noWordPhrase(why, word) } : judged.next().value!;
  });
  return { state: 'ready', verdicts };
}

function shortly({ verdict: { verdict, points }, told, readings: [reading] }: Judged): WordVerdict {
  // A refused word scores nothing.
  return {
    verdict,
    points: verdict === 'allowed' ? points : null,
    why: reading ? readingPhrase(reading, FORMS) : told.why,
  };
}

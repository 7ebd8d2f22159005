import { type Judged, plainText } from '../explain/explanation.ts';
import { outcomeOf } from '../rules/outcome.ts';
import { playOutcome } from '../rules/play.ts';
import { element } from './element.ts';
import { message } from './message.ts';
import { disclosure, verdictSign, verdictView } from './verdict-view.ts';

/**
 * Several words as a tournament's word judge answers them: one verdict on the play, then each word, whose own verdict with all
 * reasons opens under it.
 * @param judge called with a word of a reason that the user wants the verdict of.
 */
export function playView(judged: readonly Judged[], judge: (word: string) => void): HTMLElement {
  const outcome = playOutcome(judged.map((one) => one.verdict));
  const allowed = judged.filter(({ verdict }) => verdict.verdict === 'allowed').length;
  const all = element('div', 'answer', verdictSign(outcome), element('span', 'word', message(`play_${outcome}`)));
  if (outcome !== 'allowed') all.append(element('span', 'points', `${allowed}/${judged.length}`));
  const words = element('ul', '', ...judged.map((one) => wordLine(one, judge)));
  return element('div', `card ${outcome}`, all, words, element('div', 'actions'));
}

/** Sign, word, verdict and the deciding reason of a refused one; a press on the word opens the rest. */
function wordLine(judged: Judged, judge: (word: string) => void): HTMLElement {
  const { word } = judged.verdict;
  const outcome = outcomeOf(judged.verdict);
  const full = element('div', 'whole');
  const opener = disclosure('link', word, full, () => verdictView(judged, judge));
  const line = element('li', `answer ${outcome}`, verdictSign(outcome), opener, message(`verdict_${outcome}`));
  const why = outcome !== 'allowed' && plainText(judged.told.why.sentence);
  if (why) line.append(element('span', 'quiet', why));
  line.append(full);
  return line;
}

import type { ExplainedVerdict } from '../core/explain/explanation.ts';
import { outcomeOf, playOutcome, playPoints } from '../core/rules/outcome.ts';
import { element } from './element.ts';
import { message } from './message.ts';
import { disclosure, verdictSign, verdictView } from './verdict-view.ts';

/**
 * Returns the view of several words, like the answer of a tournament's word judge: one verdict on the play, then a row for each word, which
 * opens the word's own verdict.
 * @param judge called with the word of a link that the user presses
 */
export function playView(judged: readonly ExplainedVerdict[], judge: (word: string) => void): HTMLElement {
  const verdicts = judged.map(({ verdict }) => verdict);
  const outcome = playOutcome(verdicts);
  const many = verdicts.filter((verdict) => outcomeOf(verdict) === outcome).length;
  const answer = message(`words_${outcome}`, many, judged.length);
  const all = element('div', 'answer', verdictSign(outcome), element('span', 'word', answer));
  const points = outcome !== 'disallowed' && playPoints(verdicts);
  if (points) all.append(element('span', 'points', message('points', points)));
  const words = element('ul', '', ...judged.map((one) => wordLine(one, judge)));
  return element('div', `card ${outcome}`, all, words, element('div', 'actions'));
}

/** Returns a row with the sign, the word, its points and the deciding rule. A press on it opens the verdict. */
function wordLine(judged: ExplainedVerdict, judge: (word: string) => void): HTMLElement {
  const { verdict, explanation } = judged;
  const outcome = outcomeOf(verdict);
  const full = element('div', 'whole');
  const opener = disclosure('link', '', full, () => verdictView(judged, judge));
  const { cites } = explanation.why;
  const why = outcome !== 'disallowed' && verdict.points ? [message('points', verdict.points)] : [];
  // A word that is on no list needs no reason beside the sign that says so.
  if (cites && (outcome === 'disallowed' || (outcome === 'notFound' && cites.short)))
    why.push([cites.name, cites.short.replace(/ /g, '\xa0')].filter(Boolean).join(', '));
  const word = element('span', '', verdict.word);
  word.lang = judged.language;
  const sign = verdictSign(outcome);
  sign.ariaHidden = null;
  sign.role = 'img';
  sign.ariaLabel = message(`verdict_${outcome}`);
  opener.append(sign, word, element('span', 'quiet', why.join(' · ')));
  return element('li', `answer ${outcome}`, opener, full);
}

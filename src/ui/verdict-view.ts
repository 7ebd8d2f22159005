/**
 * A verdict as DOM: the answer, one sentence of reason, what it rests on, and everything else behind “details”.
 * Plain DOM, because the content script shows it too and a framework would be half of its budget.
 */

import type { Judged, Line, Piece, Sentence } from '../explain/explanation.ts';
import { OUTCOME_SIGN } from '../explain/outcome-sign.ts';
import { type Outcome, outcomeOf } from '../rules/outcome.ts';
import type { Verdict } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { lowerCase } from '../words/normalise.ts';
import { button, element } from './element.ts';
import { message } from './message.ts';
import { openRules } from './open-rules.ts';
import { tilesOfWord } from './tiles.ts';

/** Makes links of the words in a sentence. */
type Linked = (sentence: Sentence) => Node[];

/**
 * @param judge called with a word of the reason that the user wants the verdict of.
 * @param showForms called when the user wants the forms of the judged word; without it they are not offered.
 */
export function verdictView(judged: Judged, judge: (word: string) => void, showForms?: () => void): HTMLElement {
  const { verdict, told } = judged;
  const linked: Linked = (sentence) => sentence.map((piece) => pieceNode(piece, verdict, judge));
  const view = element('div', outcomeOf(verdict), answerLine(judged));
  const linesOf = (lines: Line[]) => lines.flatMap((line) => lineNodes(line, linked));

  view.append(...linesOf(told.lines));
  const suggestions = linked(told.suggestions.map((word) => ({ word })));
  if (suggestions.length > 0) {
    view.append(element('p', '', message('try_words'), ...suggestions.flatMap((word) => [' ', word])));
  }

  const details = element('div', 'more');
  if (told.others.length > 0)
    details.append(element('div', 'quiet', message('other_reasons')), ...linesOf(told.others));
  if (told.readings.length > 0) {
    const items = told.readings.map((reading) => element('li', '', ...linked(reading)));
    details.append(element('div', 'quiet', message('readings')), element('ul', '', ...items));
  }
  if (told.lists) details.append(element('p', 'quiet', told.lists));

  const actions = element('span', 'actions');
  view.append(element('div', 'foot', element('span', 'quiet', told.basis), actions));
  if (details.hasChildNodes()) {
    actions.append(disclosure('link', message('details'), details));
    view.append(details);
  }
  if (showForms && judged.inflects) actions.append(button('link forms', message('forms_action'), showForms));
  return view;
}

/** The sign of the outcome, which is always told in words beside it. */
export function verdictSign(outcome: Outcome): HTMLElement {
  const sign = element('span', `sign ${outcome}`, OUTCOME_SIGN[outcome]);
  sign.ariaHidden = 'true';
  return sign;
}

/** Sign, tiles, the verdict in a word, points. */
function answerLine({ verdict: judged, tilePoints }: Judged): HTMLElement {
  const { word, tiles, points, ruleset } = judged;
  const outcome = outcomeOf(judged);
  const row = tilesOfWord(word, tiles, tilePoints);
  row.lang = rulesetOf(ruleset).language;
  const line = element('div', 'answer', verdictSign(outcome), row);
  line.append(element('span', 'word', message(`verdict_${outcome}`)));
  if (outcome !== 'disallowed' && points !== null) line.append(element('span', 'quiet', message('points', points)));
  return line;
}

/** The sentence with its section as a label; the label opens the rule in our wording. */
function lineNodes({ sentence, cites }: Line, linked: Linked): Node[] {
  const line = element('p', '', ...linked(sentence));
  if (!cites) return [line];
  const { label } = cites;
  const all = button('link', message('rules_open'), () => openRules(cites.rule));
  const rule = element('p', 'rule', cites.text, ' ', all);
  const section = disclosure('section', label, rule);
  section.ariaLabel = message('show_rule', label);
  line.append(' ', section);
  if (cites.curated) line.append(' ', element('span', 'quiet', message('curated')));
  return [line, rule];
}

/**
 * A button that shows and hides `shown`, which is hidden at first.
 * @param fill makes what is in it, the first time that it is shown; without it, `shown` has it already.
 */
export function disclosure(className: string, label: string, shown: HTMLElement, fill?: () => Node): HTMLButtonElement {
  const opener = button(className, label, () => {
    if (fill && !shown.hasChildNodes()) shown.append(fill());
    shown.hidden = !shown.hidden;
    opener.ariaExpanded = String(!shown.hidden);
  });
  shown.hidden = true;
  opener.ariaExpanded = 'false';
  return opener;
}

/** Words are links to their own verdict; the judged word itself is not. */
function pieceNode(piece: Piece, verdict: Verdict, judge: (word: string) => void): Node {
  if (typeof piece === 'string') return document.createTextNode(piece);
  const { word } = piece;
  if (lowerCase(word) === lowerCase(verdict.word)) return document.createTextNode(word);
  const link = button('link', word, () => judge(word));
  // It is read out in its own language; a page in Turkish has another İ.
  link.lang = rulesetOf(verdict.ruleset).language;
  return link;
}

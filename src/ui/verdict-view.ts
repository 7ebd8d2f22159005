/**
 * A verdict as DOM: the answer, one sentence of reason, what it rests on, and everything else behind “details”.
 * Plain DOM, because the content script shows it too and a framework would be half of its budget.
 */

import type { Judged } from '../messages/judged.ts';
import type { Reason, Verdict } from '../rules/verdict.ts';
import { RULESET_LANGUAGE } from '../storage/ruleset-language.ts';
import { lowerCase } from '../words/normalise.ts';
import { button, element } from './element.ts';
import { message } from './message.ts';
import { tilesOfWord } from './tiles.ts';
import {
  basisWording,
  decidingReason,
  furtherReasons,
  isPlain,
  isToldByReading,
  judgedAs,
  listWording,
  type Piece,
  readingSentence,
  reasonWording,
  ruleWording,
  sectionLabel,
} from './wording.ts';

/** Forms of the first reading that are told before “details” is opened. */
const FORMS_AT_FIRST = 2;

/** Makes links of the words in a sentence. */
type Linked = (sentence: Piece[]) => Node[];

/**
 * @param judge called with a word of the reason that the user wants the verdict of.
 * @param showForms called when the user wants the forms of the judged word; without it they are not offered.
 */
export function verdictView(judged: Judged, judge: (word: string) => void, showForms?: () => void): HTMLElement {
  const { verdict, readings } = judged;
  const linked: Linked = (sentence) => sentence.map((piece) => pieceNode(piece, verdict, judge));
  const view = element('div', verdict.verdict, answerLine(judged));
  const reason = decidingReason(verdict);
  const [reading] = readings;

  const common = judgedAs(verdict);
  if (common.length > 0) view.append(element('p', '', ...linked(common)));
  const isTold = reason && reading && isToldByReading(reason, reading);
  if (reading) {
    const sentence = linked(readingSentence(reading, FORMS_AT_FIRST));
    if (isTold) view.append(...withSection(reason, sentence));
    else view.append(element('p', '', ...sentence));
  }
  if (reason && !isTold && !(reading && isPlain(reason))) {
    view.append(...withSection(reason, linked(reasonWording(reason))));
  }
  const suggestions = linked(suggestedWords(verdict, reason).map((word) => ({ word })));
  if (suggestions.length > 0) {
    view.append(element('p', '', message('try_words'), ...suggestions.flatMap((word) => [' ', word])));
  }

  const details = detailsOf(judged, linked);
  const actions = element('span', 'actions');
  view.append(element('div', 'foot', element('span', 'quiet', basisWording(verdict)), actions));
  if (details.hasChildNodes()) {
    actions.append(disclosure('link', message('details'), details));
    view.append(details);
  }
  if (showForms && judged.inflects) actions.append(button('link forms', message('forms_action'), showForms));
  return view;
}

/** Suggestions that are not links in the sentence already. */
function suggestedWords(verdict: Verdict, reason: Reason | undefined): string[] {
  const told = reason ? reasonWording(reason).map((piece) => (typeof piece === 'string' ? '' : piece.word)) : [];
  return verdict.suggestions.filter((word) => !told.includes(word));
}

/** Further reasons, all readings and the sources of the list; empty when the first lines have told everything. */
function detailsOf({ verdict, readings }: Judged, linked: Linked): HTMLElement {
  const details = element('div', 'more');
  const others = furtherReasons(verdict);
  if (others.length > 0) details.append(element('div', 'quiet', message('other_reasons')));
  for (const { reason, sentence } of others) details.append(...withSection(reason, linked(sentence)));

  const [first] = readings;
  const allTold = readings.length < 2 && (first?.origin ?? 'attested') === 'attested';
  if (first && !(allTold && first.forms.length <= FORMS_AT_FIRST)) {
    const items = readings.map((reading) => {
      const origin = reading.origin === 'attested' ? '' : ` · ${message(`reading_${reading.origin}`)}`;
      return element('li', '', ...linked(readingSentence(reading)), element('span', 'quiet', origin));
    });
    details.append(element('div', 'quiet', message('readings')), element('ul', '', ...items));
  }
  const list = listWording(verdict.basis);
  if (list) details.append(element('p', 'quiet', list));
  return details;
}

/** Tick or cross; the verdict is always told in words beside it. */
export function verdictSign(verdict: Verdict['verdict']): HTMLElement {
  const sign = element('span', 'sign', verdict === 'allowed' ? '✓' : '✗');
  sign.ariaHidden = 'true';
  return sign;
}

/** Sign, tiles, the verdict in a word, points. */
function answerLine({ verdict: judged, tilePoints }: Judged): HTMLElement {
  const { verdict, word, tiles, points, ruleset } = judged;
  const row = tilesOfWord(word, tiles, tilePoints);
  row.lang = RULESET_LANGUAGE[ruleset];
  const line = element('div', 'answer', verdictSign(verdict), row);
  line.append(element('span', 'word', message(`verdict_${verdict}`)));
  if (verdict === 'allowed' && points !== null) line.append(element('span', 'quiet', message('points', points)));
  return line;
}

/** The sentence with its section as a label; the label opens the rule in our wording. */
function withSection(reason: Reason, sentence: (Node | string)[]): Node[] {
  const label = sectionLabel(reason);
  const rule = element('p', 'rule', ruleWording(reason));
  const section = disclosure('section', label, rule);
  section.ariaLabel = message('show_rule', label);
  const line = element('p', '', ...sentence, ' ', section);
  if (reason.curated) line.append(' ', element('span', 'quiet', message('curated')));
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
  link.lang = RULESET_LANGUAGE[verdict.ruleset];
  return link;
}

/**
 * A verdict as DOM: the answer, one sentence of reason, what it rests on, and everything else behind “details”.
 * Plain DOM, because the content script shows it too and a framework would be half of its budget.
 */

import type { Reason, Verdict } from '../rules/verdict.ts';
import { button, element } from './element.ts';
import { message } from './message.ts';
import { tilesOfWord } from './tiles.ts';
import {
  basisWording,
  decidingReason,
  isPlain,
  isToldByReading,
  judgedAs,
  type Piece,
  readingSentence,
  readingsOf,
  reasonWording,
  ruleWording,
  sectionLabel,
} from './wording.ts';

/** Forms of the first reading that are told before “details” is opened. */
const FORMS_AT_FIRST = 2;

/** @param judge called with a word of the reason that the user wants the verdict of. */
export function verdictView(verdict: Verdict, judge: (word: string) => void): HTMLElement {
  const view = element('div', verdict.verdict, answerLine(verdict));
  const readings = readingsOf(verdict);
  const reason = decidingReason(verdict);
  const plain = reason !== undefined && verdict.verdict === 'allowed' && isPlain(reason);

  const sentence = (pieces: Piece[]) => pieces.map((piece) => pieceNode(piece, verdict, judge));
  const withRule = (told: Reason) => {
    const besides = verdict.verdict === 'allowed' && told.effect === 'excludes';
    return reasonLines(told, [
      ...(besides ? sentence([`${message('barred_reading')} `]) : []),
      ...sentence(reasonWording(told)),
    ]);
  };

  const common = judgedAs(verdict);
  if (common.length > 0) view.append(element('p', '', ...sentence(common)));
  const [first] = readings;
  if (first) {
    const reading = sentence(readingSentence(first, FORMS_AT_FIRST));
    if (reason && isToldByReading(reason)) view.append(...reasonLines(reason, reading));
    else view.append(element('p', '', ...reading), ...(reason && !plain ? withRule(reason) : []));
  } else if (reason) {
    view.append(...withRule(reason));
  }
  const linked = reason ? reasonWording(reason).flatMap((piece) => (typeof piece === 'string' ? [] : piece.word)) : [];
  const suggestions = verdict.suggestions.filter((word) => !linked.includes(word));
  if (suggestions.length > 0) {
    const words = suggestions.flatMap((word) => [' ', pieceNode({ word }, verdict, judge)]);
    view.append(element('p', '', message('try_words'), ...words));
  }

  const more = element('div', 'more');
  more.hidden = true;
  const others = verdict.reasons.filter((other) => other !== reason && !isPlain(other));
  if (others.length > 0) more.append(element('div', 'quiet', message('other_reasons')), ...others.flatMap(withRule));
  const toldAlready = readings.length === 1 && first?.origin === 'attested' && first.forms.length <= FORMS_AT_FIRST;
  if (readings.length > 0 && !toldAlready) {
    const items = readings.map((reading) => {
      const origin = reading.origin === 'attested' ? '' : ` · ${message(`reading_${reading.origin}`)}`;
      return element('li', '', ...sentence(readingSentence(reading)), element('span', 'quiet', origin));
    });
    more.append(element('div', 'quiet', message('readings')), element('ul', '', ...items));
  }

  const foot = element('div', 'foot', element('span', 'quiet', basisWording(verdict.basis)));
  if (more.hasChildNodes())
    foot.append(
      disclosure(
        button('link', message('details'), () => {}),
        more,
      ),
    );
  view.append(foot, more);
  return view;
}

/** Tick or cross; the verdict is always told in words beside it. */
export function verdictSign({ verdict }: Verdict): HTMLElement {
  const sign = element('span', 'sign', verdict === 'allowed' ? '✓' : '✗');
  sign.ariaHidden = 'true';
  return sign;
}

/** Sign, tiles, the verdict in a word, points. */
function answerLine(judged: Verdict): HTMLElement {
  const { verdict, word, tiles, points } = judged;
  const line = element('div', 'answer', verdictSign(judged), tilesOfWord(word, tiles));
  line.append(element('span', 'word', message(`verdict_${verdict}`)));
  if (verdict === 'allowed' && points !== null) line.append(element('span', 'quiet', message('points', points)));
  return line;
}

/** The sentence with its section as a label; the label opens the rule in our wording. */
function reasonLines(reason: Reason, sentence: Node[]): Node[] {
  const label = sectionLabel(reason.section);
  const rule = element('p', 'rule', ruleWording(reason));
  rule.hidden = true;
  const section = button('section', label, () => {});
  section.ariaLabel = message('show_rule', label);
  const line = element('p', '', ...sentence, ' ', disclosure(section, rule));
  if (reason.curated) line.append(' ', element('span', 'quiet', message('curated')));
  return [line, rule];
}

/** Makes the button show and hide `shown`. */
function disclosure(opener: HTMLButtonElement, shown: HTMLElement): HTMLButtonElement {
  opener.ariaExpanded = 'false';
  opener.addEventListener('click', () => {
    shown.hidden = !shown.hidden;
    opener.ariaExpanded = String(!shown.hidden);
  });
  return opener;
}

/** Words are links to their own verdict; the judged word itself is not. */
function pieceNode(piece: Piece, verdict: Verdict, judge: (word: string) => void): Node {
  if (typeof piece === 'string') return document.createTextNode(piece);
  const { word } = piece;
  return word === verdict.word ? document.createTextNode(word) : button('link', word, () => judge(word));
}

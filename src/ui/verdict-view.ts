/**
 * A verdict as DOM, a card: a band with the answer, the word as tiles, one sentence of reason, the rule and words to try as chips, what it
 * rests on with a button for everything else, and the actions.
 * Plain DOM, because the content script shows it too and a framework would be half of its budget.
 */

import type { Judged, Line, Piece, Sentence } from '../core/explain/explanation.ts';
import { type Outcome, outcomeOf } from '../core/rules/outcome.ts';
import type { Verdict } from '../core/rules/verdict.ts';
import { button, element } from './element.ts';
import { message } from './message.ts';
import { openRules } from './open-rules.ts';
import { tilesOfWord } from './tiles.ts';

/** Makes links of the words in a sentence, each to its own verdict. */
type Linked = (sentence: Sentence) => (Node | string)[];

const unquoted = (piece: Piece) => (typeof piece === 'string' ? piece.replace(/[“”„]/, '') : piece);

/**
 * @param judge called with a word of the reason that the user wants the verdict of.
 * @param showForms called when the user wants the forms of the judged word; without it they are not offered.
 */
export function verdictView(judged: Judged, judge: (word: string) => void, showForms?: () => void): HTMLElement {
  const { verdict, told } = judged;
  const linked: Linked = (sentence) =>
    sentence.map((piece) => {
      if (typeof piece === 'string') return piece;
      // The line under a word sets it apart as the quotation marks do.
      if (!('word' in piece)) return element('span', 'unbroken', ...linked(piece.map(unquoted)));
      const { word } = piece;
      const link = button('link', word, () => judge(word));
      // It is read out in its own language; a page in Turkish has another İ.
      link.lang = judged.language;
      return link;
    });
  const row = tilesOfWord(verdict.word, verdict.tiles, judged.tilePoints);
  row.lang = judged.language;
  const view = element('div', `card ${outcomeOf(verdict)}`, answerLine(verdict), row);

  const suggestions = element('span', 'suggested', ...linked(told.suggestions.map((word) => ({ word }))));
  suggestions.role = 'group';
  suggestions.ariaLabel = message('try_words');
  view.append(...linesNodes(told.lines, linked, suggestions));

  const details = element('div', 'more');
  details.hidden = true;
  if (told.others.length > 0) {
    details.append(element('div', 'quiet', message('other_reasons')));
    for (const line of told.others) details.append(...linesNodes([line], linked));
  }
  if (told.readings.length > 0) {
    const items = told.readings.map((reading) => element('li', '', ...linked(reading)));
    details.append(element('div', 'quiet', message('readings')), element('ul', '', ...items));
  }
  if (told.lists) details.append(element('p', 'quiet', told.lists));

  const basis = element('p', 'quiet', told.basis);
  const actions = element('div', 'actions');
  view.append(basis, details, actions);
  if (details.hasChildNodes()) {
    const info = disclosure('info', '', details);
    info.ariaLabel = info.title = message('details');
    // It stands in no line alone.
    const last = told.basis.lastIndexOf(' ') + 1;
    basis.replaceChildren(told.basis.slice(0, last), element('span', 'unbroken', told.basis.slice(last), info));
  }
  if (showForms && judged.inflects) actions.append(button('link forms', message('forms_action'), showForms));
  return view;
}

/** The sign of the outcome, a shape that the style sheet draws; the outcome is always said in words beside it. */
export function verdictSign(outcome: Outcome): HTMLElement {
  const sign = element('span', `sign ${outcome}`);
  sign.ariaHidden = 'true';
  return sign;
}

/** The band: sign, the verdict in words, points. It stands at the same place whatever is said below it. */
function answerLine(verdict: Verdict): HTMLElement {
  const { points } = verdict;
  const outcome = outcomeOf(verdict);
  const line = element('div', 'answer', verdictSign(outcome), element('span', 'word', message(`verdict_${outcome}`)));
  if (outcome !== 'disallowed' && points !== null) line.append(element('span', 'points', message('points', points)));
  return line;
}

/** The sentences, then their rules as chips, which open the rule in our wording. @param last goes to the chips' end. */
function linesNodes(lines: Line[], linked: Linked, ...last: Node[]): Node[] {
  const chips = element('div', 'chips');
  const nodes: Node[] = lines.map(({ sentence }) => element('p', '', ...linked(sentence)));
  nodes.push(chips);
  for (const { cites } of lines) {
    if (!cites) continue;
    const all = button('link', message('rules_open'), () => openRules(cites.rule));
    const rule = element('p', 'rule', cites.text, cites.curated ? ` (${message('curated')}) ` : ' ', all);
    const section = disclosure('section', '', rule);
    section.append(element('b', '', cites.name), ' ', cites.short);
    section.ariaLabel = message('show_rule', `${cites.name} ${cites.short}`);
    section.title = cites.label;
    chips.append(section);
    nodes.push(rule);
  }
  chips.append(...last);
  return nodes;
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

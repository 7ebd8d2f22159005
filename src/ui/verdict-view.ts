import type { CitedRule, ExplainedVerdict, Line, Piece, Sentence } from '../core/explain/explanation.ts';
import { type Outcome, outcomeOf } from '../core/rules/outcome.ts';
import type { Verdict } from '../core/rules/verdict.ts';
import { ask } from '../platform/messages/ask.ts';
import { button, element } from './element.ts';
import { message } from './message.ts';

const LETTER = /\p{L}/u;

/**
 * A word as tiles with their points; read out as the word. A letter that no tile has is drawn as a gap, as is a sign; one that a blank
 * stands for has no points.
 * @param tiles upper case, one character a tile, as in `Verdict.tiles`.
 * @param points of each tile, 0 of a blank; null where there is none with the letter. Null where tiles have no values: any letter has one then.
 */
function tilesOfWord(word: string, tiles: string, points: readonly (number | null)[] | null): HTMLElement {
  const row = element('span', 'tiles');
  row.role = 'img';
  row.ariaLabel = word;
  for (const [place, letter] of [...tiles].entries()) {
    const value = points?.[place] ?? null;
    const hasTile = points ? value !== null : LETTER.test(letter);
    const look = value ? 'tile' : value === 0 ? 'tile blank' : hasTile ? 'tile' : 'tile tileless';
    const tile = element('span', look, letter);
    if (value) tile.append(element('span', 'point', String(value)));
    row.append(tile);
  }
  return row;
}

/** Shows the rule among all of its ruleset, in a window of its own. */
export function openRules(rule: CitedRule): void {
  ask<'open-rules'>({ name: 'open-rules', rule }).catch(console.error);
}

/** Says in the view of a refused word which other rules allow it. Asked once the refusal is on the screen: the view is a line higher then. */
export async function showOtherRulesets(view: Element, { word, ruleset, verdict }: Verdict): Promise<void> {
  if (verdict === 'allowed') return;
  try {
    const { sentence } = await ask<'other-rulesets'>({ name: 'other-rulesets', word, ruleset });
    if (sentence) view.querySelector('.chips')?.before(element('p', 'quiet others', sentence));
  } catch {
    // The verdict stands without it.
  }
}

/**
 * A verdict as DOM, a card: a band with the answer, the word as tiles, one sentence of reason, the rule and words to try as chips, what it
 * rests on with a button for everything else, and the actions.
 * Plain DOM, because the content script shows it too and a framework would be half of its budget.
 */

/** Makes links of the words in a sentence, each to its own verdict. */
type Linked = (sentence: Sentence) => (Node | string)[];

const unquoted = (piece: Piece) => (typeof piece === 'string' ? piece.replace(/[“”„]/, '') : piece);

/**
 * @param judge called with a word of the reason that the user wants the verdict of.
 * @param showForms called when the user wants the forms of the judged word; without it they are not offered.
 */
export function verdictView(
  judged: ExplainedVerdict,
  judge: (word: string) => void,
  showForms?: () => void,
): HTMLElement {
  const { verdict, explanation } = judged;
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

  const suggestions = element('span', 'suggested', ...linked(explanation.suggestions.map((word) => ({ word }))));
  suggestions.role = 'group';
  suggestions.ariaLabel = message('try_words');
  view.append(...linesNodes(explanation.lines, linked, suggestions));

  const details = element('div', 'more');
  details.hidden = true;
  if (explanation.secondary.length > 0) {
    details.append(element('div', 'quiet', message('other_reasons')));
    for (const line of explanation.secondary) details.append(...linesNodes([line], linked));
  }
  if (explanation.readings.length > 0) {
    const items = explanation.readings.map((reading) => element('li', '', ...linked(reading)));
    details.append(element('div', 'quiet', message('readings')), element('ul', '', ...items));
  }
  if (explanation.lists) details.append(element('p', 'quiet', explanation.lists));

  const basis = element('p', 'quiet', explanation.basis);
  const share = verdict.basis.list && verdict.attestation?.probability;
  const actions = element('div', 'actions');
  view.append(basis, details, actions);
  if (details.hasChildNodes()) {
    const info = disclosure('info', '', details);
    info.ariaLabel = info.title = message('details');
    // It stands in no line alone.
    const last = explanation.basis.lastIndexOf(' ') + 1;
    basis.replaceChildren(
      explanation.basis.slice(0, last),
      element('span', 'unbroken', explanation.basis.slice(last), info),
    );
  }
  // The share in tenths, as ten bars.
  if (share !== undefined) basis.prepend(element('span', `meter meter-${Math.round(share * 10)}`));
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

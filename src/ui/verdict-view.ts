import type { CitedRule, ExplainedVerdict, Line, Piece, Sentence } from '../core/explain/explanation.ts';
import { type Outcome, outcomeOf } from '../core/rules/outcome.ts';
import type { Verdict } from '../core/rules/verdict.ts';
import { ask } from '../platform/messages/ask.ts';
import { button, element, withEndingsKept } from './element.ts';
import { message } from './message.ts';

const LETTER = /\p{L}/u;

/**
 * Returns a word as tiles with their points. Screen readers read the word. A sign, or a letter without a tile, is drawn as a gap; a blank
 * has no points.
 * @param tiles upper case, one character a tile, as in `Verdict.tiles`
 * @param points of each tile: 0 for a blank, null if there is no such tile. Null if tiles have no values; then every letter has a tile.
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

/** Opens the page of all rules of the ruleset at this rule, in a separate window. */
export function openRules(rule: CitedRule): void {
  ask<'open-rules'>({ name: 'open-rules', rule }).catch(console.error);
}

/** Adds a line to the view of a refused word that names other rulesets which allow it. Call it when the view is on the screen. */
export async function showOtherRulesets(view: Element, { word, ruleset, verdict }: Verdict): Promise<void> {
  if (verdict === 'allowed') return;
  try {
    const { sentence } = await ask<'other-rulesets'>({ name: 'other-rulesets', word, ruleset });
    if (sentence) view.querySelector('.chips')?.before(element('p', 'quiet others', sentence));
  } catch {
    // The view remains without this line.
  }
}

/**
 * A verdict as a card in the DOM: a band with the answer, the word as tiles, the reason in one sentence, the rule and words to try as
 * chips, the basis with a button for all details, and the actions. It is plain DOM, because the content script shows it too and a framework
 * would take half of its size budget.
 */

/** Returns the nodes of a sentence, with a link to the verdict for each word. */
type Linked = (sentence: Sentence) => (Node | string)[];

const unquoted = (piece: Piece) => (typeof piece === 'string' ? piece.replace(/[“”„]/, '') : piece);

/**
 * Returns the card of a verdict.
 * @param judge called with the word of a link that the user presses
 * @param showForms called when the user requests the forms of the word; without it there is no such button
 */
export function verdictView(
  judged: ExplainedVerdict,
  judge: (word: string) => void,
  showForms?: () => void,
): HTMLElement {
  const { verdict, explanation } = judged;
  const linked: Linked = (sentence) =>
    sentence.map((piece) => {
      if (typeof piece === 'string') return withEndingsKept(piece);
      // The word is underlined, so it needs no quotation marks.
      if (!('word' in piece)) return element('span', 'unbroken', ...linked(piece.map(unquoted)));
      const { word } = piece;
      const link = button('link', word, () => judge(word));
      // Screen readers need the language of the word, and Turkish pages convert i to İ.
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
    // The button must not be alone in a line.
    const last = explanation.basis.lastIndexOf(' ') + 1;
    basis.replaceChildren(
      explanation.basis.slice(0, last),
      element('span', 'unbroken', explanation.basis.slice(last), info),
    );
  }
  // Ten bars show the share in tenths.
  if (share !== undefined) basis.prepend(element('span', `meter meter-${Math.round(share * 10)}`));
  if (showForms && judged.inflects) actions.append(button('link forms', message('forms_action'), showForms));
  return view;
}

/** Returns the sign of the outcome, which the style sheet draws. It is hidden from screen readers, because the outcome is also in words. */
export function verdictSign(outcome: Outcome): HTMLElement {
  const sign = element('span', `sign ${outcome}`);
  sign.ariaHidden = 'true';
  return sign;
}

/** Returns the band: the sign, the verdict in words, the points. It is always in the same place. */
function answerLine(verdict: Verdict): HTMLElement {
  const { points } = verdict;
  const outcome = outcomeOf(verdict);
  const line = element('div', 'answer', verdictSign(outcome), element('span', 'word', message(`verdict_${outcome}`)));
  if (outcome !== 'disallowed' && points !== null) line.append(element('span', 'points', message('points', points)));
  return line;
}

/** Returns the sentences, then their rules as chips, which show the rule in our own words. @param last nodes after the chips */
function linesNodes(lines: Line[], linked: Linked, ...last: Node[]): Node[] {
  const chips = element('div', 'chips');
  const nodes: Node[] = lines.map(({ sentence }) => element('p', '', ...linked(sentence)));
  nodes.push(chips);
  for (const { cites } of lines) {
    if (!cites) continue;
    const all = button('link', message('rules_open'), () => openRules(cites.rule));
    // A rule's text ends with a full stop.
    const text = cites.curated ? `${cites.text.slice(0, -1)} (${message('curated')}).` : cites.text;
    const rule = element('p', 'rule', `${text} `, all);
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
 * Returns a button that shows and hides `shown`, which is hidden at first.
 * @param fill makes the content of `shown` when it is first shown; absent if `shown` has its content
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

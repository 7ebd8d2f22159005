import type { RulesetId } from '../core/rules/verdict.ts';
import type { RulesHere, SelectionAnswer } from '../platform/messages/answers.ts';
import { ASK_AGAIN_MS, answerOrFailure, ask, type FailedAnswer } from '../platform/messages/ask.ts';
import { LONGEST_TABLE_TEXT } from '../platform/messages/limits.ts';
import { button, element } from '../ui/element.ts';
import { message } from '../ui/message.ts';
import { playView } from '../ui/play-view.ts';
import { rulesMenu } from '../ui/rules-menu.ts';
import { showOtherRulesets, verdictView } from '../ui/verdict-view.ts';
import { isSheet } from './bubble-place.ts';
import type { LastingBubble } from './lasting-bubble.ts';
import { chooseRules, pageRules, withVisitRules } from './page-rules.ts';
import { readPlace, type SelectedText } from './selection.ts';

/** Milliseconds after which other rulesets are queried for a refused word. By then the user reads the bubble. */
const OTHER_RULES_DELAY = 250;

/** Milliseconds without an answer after which the bubble says “looking up”. An earlier message would only flicker. */
const WAITING_DELAY = 150;

export type PendingAnswer = Promise<SelectionAnswer | FailedAnswer>;

/** Queries the worker. @param picked the ruleset that the user has chosen for these words. */
type Query = (picked?: RulesetId) => PendingAnswer;

/**
 * Queries the verdicts on a selection.
 * @param isExplicit true if the user has requested verdicts, false if they only selected text.
 * @param picked the ruleset that the user has chosen instead of the page's.
 */
export function querySelection(
  { written, holder }: SelectedText,
  isExplicit: boolean,
  picked?: RulesetId,
): PendingAnswer {
  return answerOrFailure(
    ask<'judge-selection'>({ name: 'judge-selection', ...written, isExplicit, ...pageRules(holder, picked) }),
  );
}

/** Queries the verdict on one word. @param rules those of the page. */
async function queryWord(word: string, rules: RulesHere, ruleset = rules.here): PendingAnswer {
  const answer = await answerOrFailure(ask<'judge'>({ name: 'judge', word, ruleset }));
  return answer.state === 'ready' ? { state: 'ready', judged: [answer], rules, whole: '', keys: '' } : answer;
}

/**
 * Shows the verdicts in the bubble, and the answers to what the user presses in it.
 * @param first the answer to the query on the selection. @param signal aborted when the bubble shows something else.
 */
export function showVerdicts(
  bubble: LastingBubble,
  selected: SelectedText,
  first: PendingAnswer,
  signal: AbortSignal,
): void {
  /** The ruleset chosen for this word only. */
  let picked: RulesetId | undefined;
  /** The page’s rules, with choices made in this bubble. */
  let pageRulesNow: RulesHere | undefined;
  let queries = 0;
  /** True if the verdict follows a choice in the menu, which stays open. */
  let isMenuOpen = false;
  /** Shows the answer to a query. @param back the queries to return to. */
  const show = async (query: Query, back: Query[], pending = query(picked)): Promise<void> => {
    queries += 1;
    const number = queries;
    // Only the last query is shown.
    const isOver = () => bubble.left.aborted || signal.aborted || number !== queries;
    const patience = setTimeout(() => isOver() || bubble.show(message('judging')), WAITING_DELAY);
    const answer = await pending;
    clearTimeout(patience);
    if (isOver()) return;

    const again = () => show(query, back);
    switch (answer.state) {
      case 'failed':
        bubble.show(message(`failed_${answer.code}`), ' ', button('link', message('try_again'), again));
        return;
      case 'loading':
        bubble.show(message('loading', Math.round(answer.done * 100)));
        setTimeout(() => isOver() || again(), ASK_AGAIN_MS);
        return;
      case 'many':
        showTableLine(bubble, selected, answer);
        return;
      case 'no-word':
        bubble.show(answer.sentence);
        return;
      case 'silent':
        bubble.close();
        return;
    }
    const { judged } = answer;
    pageRulesNow ??= withVisitRules(answer.rules);
    const rules = pageRulesNow;
    const ruleset = picked ?? rules.here;
    const word = judged.map(({ verdict }) => verdict.word).join(' ');
    const judgeOther = (other: string) => show((under) => queryWord(other, rules, under), [...back, query]);
    const [only] = judged.length === 1 ? judged : [];
    const showForms = () => bubble.showFailure(ask<'open-forms'>({ name: 'open-forms', word, ruleset }));
    const view = only ? verdictView(only, judgeOther, showForms) : playView(judged, judgeOther);
    const { chip, menu, fold } = rulesMenu(rules, ruleset, {
      pick(wanted) {
        picked = wanted;
        isMenuOpen = true;
        again();
      },
      keep(reach, wanted) {
        picked = undefined;
        isMenuOpen = true;
        const kept = chooseRules(rules, reach, wanted);
        bubble.showFailure(kept);
        kept.then(again, () => {});
      },
    });
    bubble.fold = fold;
    if (isMenuOpen) chip.click();
    isMenuOpen = false;
    const panel = button('link', message('bubble_panel'), () => {
      // Sent at once: after an `await`, Chrome no longer treats it as the user’s press.
      bubble.leaveTo(ask<'open-panel'>({ name: 'open-panel', word, ruleset }));
    });
    panel.title = message('menu_panel');
    const copy = button('link', message('copy_citation'), () => {
      const copied = navigator.clipboard.writeText(judged.map(({ explanation }) => explanation.cited).join('\n'));
      const say = (outcome: 'copied' | 'failed') => () => copy.replaceChildren(message(`game_copy_${outcome}`));
      copied.then(say('copied'), say('failed'));
    });
    if (isSheet()) view.querySelector('.answer')!.append(button('close', message('forms_close'), bubble.close));
    const actions = view.querySelector('.card > .actions')!;
    // Pages without HTTPS have no clipboard.
    if (navigator.clipboard) actions.append(copy);
    actions.append(panel, chip);
    for (const hint of [answer.whole, answer.keys]) if (hint) actions.before(element('p', 'quiet', hint));
    view.append(menu);
    const previous = back.at(-1);
    if (!previous) bubble.show(view);
    else
      bubble.show(
        button('link', `‹ ${message('back')}`, () => show(previous, back.slice(0, -1))),
        view,
      );
    if (only) setTimeout(() => isOver() || showOtherRulesets(view, only.verdict), OTHER_RULES_DELAY);
  };
  show((under) => querySelection(selected, true, under), [], first);
}

/**
 * Shows the number of words and a button that opens their table, in place of verdicts.
 * @param words the number of words read. There are more if the selection was cut.
 * @param ruleset the table's ruleset.
 */
function showTableLine(
  bubble: LastingBubble,
  { place, written, cut }: SelectedText,
  { words, ruleset }: Extract<SelectionAnswer, { state: 'many' }>,
): void {
  const open = button('link', message('open_table'), () => {
    // The whole text is read only now, because reading it takes the page’s time.
    const { text } = cut ? readPlace(place, LONGEST_TABLE_TEXT) : written;
    bubble.leaveTo(ask<'open-table'>({ name: 'open-table', text, ruleset }));
  });
  bubble.show(element('div', 'foot', message('many_words', cut ? `${words}+` : words), open));
}

import type { RulesetId } from '../core/rules/verdict.ts';
import type { RulesHere, SelectionAnswer } from '../platform/messages/answers.ts';
import { ASK_AGAIN_MS, answerOrFailure, ask, type FailedAnswer } from '../platform/messages/ask.ts';
import { LONGEST_TABLE_TEXT } from '../platform/messages/limits.ts';
import { button, element } from '../ui/element.ts';
import { message } from '../ui/message.ts';
import { playView } from '../ui/play-view.ts';
import { rulesMenu } from '../ui/rules-menu.ts';
import { showOtherRulesets, verdictView } from '../ui/verdict-view.ts';
import type { LastingBubble } from './lasting-bubble.ts';
import { chooseRules, pageRules, withVisitRules } from './page-rules.ts';
import { readPlace, type SelectedText } from './selection.ts';

/**
 * One line instead of verdicts: how many words there are, and the way to the table of them.
 * @param words how many were read; there are more where the selection was cut.
 * @param ruleset by which the table is to judge them.
 */
function showTableLine(
  bubble: LastingBubble,
  { place, written, cut }: SelectedText,
  { words, ruleset }: Extract<SelectionAnswer, { state: 'many' }>,
): void {
  const open = button('link', message('open_table'), () => {
    // Only now all of it: as long as nobody wants it, it is not worth the page's time.
    const { text } = cut ? readPlace(place, LONGEST_TABLE_TEXT) : written;
    bubble.leaveTo(ask<'open-table'>({ name: 'open-table', text, ruleset }));
  });
  bubble.show(element('div', 'foot', message('many_words', cut ? `${words}+` : words), open));
}

/** Milliseconds after which somebody reads a refusal, and has not only passed the word: then other rules are asked, a question each. */
const READING = 250;

/** Milliseconds without an answer after which the bubble says that it is at work; sooner it would only flicker. */
const PATIENCE = 150;

export type SelectionAsked = Promise<SelectionAnswer | FailedAnswer>;

/** Asks about a selection or a word. @param picked rules that the user wants for it. */
type Asking = (picked?: RulesetId) => SelectionAsked;

/**
 * Asks about a selection, under the rules that hold where it stands.
 * @param meant the user has asked for it, and has not only selected a text. @param picked rules that are wanted for it instead.
 */
export function askAbout(
  { written, holder }: SelectedText,
  { meant, picked }: { meant: boolean; picked?: RulesetId | undefined },
): SelectionAsked {
  return answerOrFailure(
    ask<'judge-selection'>({ name: 'judge-selection', ...written, meant, ...pageRules(holder, picked) }),
  );
}

/** Asks about a word, on whose page these rules hold. */
async function askWord(word: string, rules: RulesHere, ruleset = rules.here): SelectionAsked {
  const answer = await answerOrFailure(ask<'judge'>({ name: 'judge', word, ruleset }));
  return answer.state === 'ready' ? { state: 'ready', judged: [answer], rules, whole: '', keys: '' } : answer;
}

/**
 * Shows the verdicts in the bubble, and what is asked for in it.
 * @param first the answer to the first question, on the selection. @param signal ends it: something else is shown in the bubble.
 */
export function showVerdicts(
  bubble: LastingBubble,
  selected: SelectedText,
  first: SelectionAsked,
  signal: AbortSignal,
): void {
  /** For this word only. */
  let picked: RulesetId | undefined;
  /** As they were told first, and were chosen in this bubble since. */
  let told: RulesHere | undefined;
  let questions = 0;
  /** The verdict comes of a choice in the menu, which stays open. */
  let isMenuOpen = false;
  /** Shows the answer. @param back questions to return to. */
  const show = async (asking: Asking, back: Asking[], answering = asking(picked)): Promise<void> => {
    questions += 1;
    const question = questions;
    // The last question wins, whatever comes late.
    const isOver = () => bubble.left.aborted || signal.aborted || question !== questions;
    const patience = setTimeout(() => isOver() || bubble.show(message('judging')), PATIENCE);
    const answer = await answering;
    clearTimeout(patience);
    if (isOver()) return;

    const again = () => show(asking, back);
    switch (answer.state) {
      case 'failed': {
        const sentence = message(`failed_${answer.code}`);
        bubble.show(element('div', '', sentence, ' ', button('link', message('try_again'), again)));
        return;
      }
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
    told ??= withVisitRules(answer.rules);
    const rules = told;
    const ruleset = picked ?? rules.here;
    const words = judged.map(({ verdict }) => verdict.word);
    const judgeOther = (word: string) => show((under) => askWord(word, rules, under), [...back, asking]);
    const [only] = judged.length === 1 ? judged : [];
    const showForms = () =>
      bubble.tellFailure(ask<'open-forms'>({ name: 'open-forms', word: words[0] ?? '', ruleset }));
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
        bubble.tellFailure(kept);
        kept.then(again, () => {});
      },
    });
    bubble.fold = fold;
    if (isMenuOpen) chip.click();
    isMenuOpen = false;
    const panel = button('link', message('bubble_panel'), () => {
      // At once: after anything awaited Chrome no longer takes it for the user's press.
      bubble.leaveTo(ask<'open-panel'>({ name: 'open-panel', word: words.join(' '), ruleset }));
    });
    panel.title = message('menu_panel');
    const copy = button('link', message('copy_citation'), () => {
      const copied = navigator.clipboard.writeText(judged.map(({ explanation }) => explanation.cited).join('\n'));
      const say = (outcome: string) => copy.replaceChildren(outcome);
      copied.then(
        () => say(message('game_copy_copied')),
        () => say(message('game_copy_failed')),
      );
    });
    const actions = view.querySelector('.card > .actions')!;
    // Pages without encryption have no clipboard.
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
    if (only) setTimeout(() => isOver() || showOtherRulesets(view, only.verdict), READING);
  };
  show((under) => askAbout(selected, { meant: true, picked: under }), [], first);
}

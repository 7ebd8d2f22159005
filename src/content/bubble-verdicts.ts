import { ASK_AGAIN, ask, reached, type Unreachable } from '../messages/ask.ts';
import type { SelectionAnswer } from '../messages/table.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { button, element } from '../ui/element.ts';
import { message } from '../ui/message.ts';
import { playView } from '../ui/play-view.ts';
import { otherRulesetLine, rulesetSwitch } from '../ui/rulesets.ts';
import { verdictView } from '../ui/verdict-view.ts';
import type { LastingBubble } from './lasting-bubble.ts';
import { showTableLine } from './many-words.ts';
import { keepForThisVisit, type PageRulesets } from './page-rulesets.ts';
import type { SelectedText } from './selection.ts';

/** Milliseconds without an answer after which the bubble says that it is at work; sooner it would only flicker. */
const PATIENCE = 150;

export type SelectionAsked = Promise<SelectionAnswer | Unreachable>;

/** Asks about a selection or a word, under any rules. */
type Asking = (ruleset: RulesetId) => SelectionAsked;

/** Asks about a selection. `meant`: the user has asked for it, and has not only selected a text. */
export function askAbout({ text }: SelectedText, ruleset: RulesetId, { meant }: { meant: boolean }): SelectionAsked {
  return reached(ask<'judge-selection'>({ name: 'judge-selection', text, meant, ruleset }));
}

async function askWord(word: string, ruleset: RulesetId): SelectionAsked {
  const answer = await reached(ask<'judge'>({ name: 'judge', word, ruleset }));
  return answer.state === 'ready' ? { state: 'ready', judged: [answer] } : answer;
}

/**
 * Shows the verdicts in the bubble, and what is asked for in it.
 * @param rulesets the first question is about the chosen ones.
 * @param first the answer to it.
 */
export function showVerdicts(
  bubble: LastingBubble,
  selected: SelectedText,
  { chosen, automatic }: PageRulesets,
  first: SelectionAsked,
): void {
  let ruleset = chosen;
  let questions = 0;
  /** Shows the answer. @param back questions to return to. */
  const show = async (asking: Asking, back: Asking[], answering = asking(ruleset)): Promise<void> => {
    questions += 1;
    const question = questions;
    // The last question wins, whatever comes late.
    const isOver = () => bubble.left.aborted || question !== questions;
    const patience = setTimeout(() => isOver() || bubble.show(message('judging')), PATIENCE);
    const answer = await answering;
    clearTimeout(patience);
    if (isOver()) return;

    const again = () => show(asking, back);
    switch (answer.state) {
      case 'failed': {
        const sentence = message(`failed_${answer.problem}`);
        bubble.show(element('div', '', sentence, ' ', button('link', message('try_again'), again)));
        return;
      }
      case 'loading':
        bubble.show(message('loading', Math.round(answer.done * 100)));
        setTimeout(() => isOver() || again(), ASK_AGAIN);
        return;
      case 'many':
        showTableLine(bubble, selected, answer.words, ruleset);
        return;
      case 'no-word':
        bubble.show(answer.sentence);
        return;
      case 'silent':
        bubble.close();
        return;
    }
    const { judged } = answer;
    const words = judged.map(({ verdict }) => verdict.word);
    const judgeOther = (word: string) => show((under) => askWord(word, under), [...back, asking]);
    const [only] = judged.length === 1 ? judged : [];
    const showForms = () =>
      bubble.tellFailure(ask<'open-forms'>({ name: 'open-forms', word: words[0] ?? '', ruleset }));
    const view = only ? verdictView(only, judgeOther, showForms) : playView(judged, judgeOther);
    if (selected.part && back.length === 0) view.append(judgedWholeLine(words.join(' '), selected.part));
    const control = rulesetSwitch(ruleset, (next) => {
      ruleset = next;
      const chosen = next === automatic ? {} : { ruleset: next };
      ask<'site-ruleset'>({ name: 'site-ruleset', ...chosen }).then(
        ({ stored }) => stored || keepForThisVisit(chosen.ruleset),
        () => {},
      );
      again();
    });
    const panel = button('link', message('bubble_panel'), () => {
      // At once: after anything awaited Chrome no longer takes it for the user's press.
      bubble.leaveTo(ask<'open-panel'>({ name: 'open-panel', word: words.join(' '), ruleset }));
    });
    panel.title = message('menu_panel');
    (view.querySelector('.actions') ?? view).append(panel, control);
    const previous = back.at(-1);
    if (!previous) bubble.show(view);
    else
      bubble.show(
        button('link', `‹ ${message('back')}`, () => show(previous, back.slice(0, -1))),
        view,
      );
    const line = only && (await otherRulesetLine(only.verdict));
    if (line && !isOver()) view.querySelector('.others')?.replaceWith(line);
  };
  show((under) => askAbout(selected, under, { meant: true }), [], first);
}

/** The line that says that a selection within a word was taken for the whole of it. @param selected as it was selected, of `word`. */
function judgedWholeLine(word: string, selected: string): HTMLElement {
  return element('p', 'quiet', message('judged_whole', word, selected));
}

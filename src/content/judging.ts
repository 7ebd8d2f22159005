import { ASK_AGAIN, ask, reached, type Unreachable } from '../messages/ask.ts';
import type { JudgeAnswer } from '../messages/table.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { button, element } from '../ui/element.ts';
import { message } from '../ui/message.ts';
import { playView } from '../ui/play-view.ts';
import { otherRulesetLine, rulesetSwitch } from '../ui/rulesets.ts';
import { verdictView } from '../ui/verdict-view.ts';
import type { LastingBubble } from './leaving.ts';
import type { PageRulesets } from './page-rulesets.ts';

/** Milliseconds without an answer after which the bubble says that it is at work; sooner it would only flicker. */
const PATIENCE = 150;

/** What is known of each word asked about, once all of it has come. */
export type Answers = Promise<(JudgeAnswer | Unreachable)[]>;

/** Asks the worker about each word. */
export function askAbout(words: string[], ruleset: RulesetId): Answers {
  return Promise.all(words.map((word) => reached(ask<'judge'>({ name: 'judge', word, ruleset }))));
}

/**
 * Shows the verdicts in the bubble, and what is asked for in it.
 * @param rulesets the first question is about the chosen ones.
 * @param first answers about `words`, asked for before there is a bubble: it is made while the worker starts.
 */
export function showVerdicts(
  bubble: LastingBubble,
  words: string[],
  { chosen, automatic }: PageRulesets,
  first: Answers,
): void {
  let ruleset = chosen;
  let questions = 0;
  /** Shows the verdict on one word, or one line for each of a few. @param back words to return to. */
  const judge = async (asked: string[], back: string[][], asking = askAbout(asked, ruleset)): Promise<void> => {
    questions += 1;
    const question = questions;
    // The last question wins, whatever comes late.
    const isOver = () => bubble.left.aborted || question !== questions;
    const patience = setTimeout(() => isOver() || bubble.show(message('judging')), PATIENCE);
    const answers = await asking;
    clearTimeout(patience);
    if (isOver()) return;

    const again = () => judge(asked, back);
    const failed = answers.find((answer) => answer.state === 'failed');
    const loading = answers.find((answer) => answer.state === 'loading');
    if (failed) {
      const sentence = message(`failed_${failed.problem}`);
      bubble.show(element('div', '', sentence, ' ', button('link', message('try_again'), again)));
      return;
    }
    if (loading) {
      bubble.show(message('loading', Math.round(loading.done * 100)));
      setTimeout(() => isOver() || again(), ASK_AGAIN);
      return;
    }
    const judged = answers.filter((answer) => answer.state === 'ready');
    const judgeOther = (word: string) => judge([word], [...back, asked]);
    const [only] = judged;
    const showForms = () => {
      ask<'open-forms'>({ name: 'open-forms', word: asked[0] ?? '', ruleset }).catch(() => {});
    };
    const view = judged.length === 1 && only ? verdictView(only, judgeOther, showForms) : playView(judged, judgeOther);
    const control = rulesetSwitch(ruleset, (next) => {
      ruleset = next;
      ask<'site-ruleset'>({ name: 'site-ruleset', ...(next !== automatic && { ruleset: next }) }).catch(() => {});
      judge(asked, back);
    });
    const panel = button('link', message('bubble_panel'), () => {
      // At once: after anything awaited Chrome no longer takes it for the user's press.
      ask<'open-panel'>({ name: 'open-panel', word: asked.join(' '), ruleset }).catch(() => {});
      bubble.close();
    });
    panel.title = message('menu_panel');
    (view.querySelector('.actions') ?? view).append(panel, control);
    const previous = back.at(-1);
    if (!previous) bubble.show(view);
    else
      bubble.show(
        button('link', `‹ ${message('back')}`, () => judge(previous, back.slice(0, -1))),
        view,
      );
    const line = judged.length === 1 && only && (await otherRulesetLine(only.verdict));
    if (line && !isOver()) view.querySelector('.foot')?.after(line);
  };
  judge(words, [], first);
}

import { ask } from '../messages/ask.ts';
import type { JudgeAnswer } from '../messages/table.ts';
import { button, element } from '../ui/element.ts';
import { message } from '../ui/message.ts';
import { verdictList } from '../ui/verdict-list.ts';
import { verdictView } from '../ui/verdict-view.ts';
import { type Bubble, openBubble } from './bubble.ts';
import type { SelectedText } from './selected-text.ts';

/** Milliseconds without an answer after which the bubble says that it is at work; sooner it would only flicker. */
const PATIENCE = 150;
/** Milliseconds until the worker is asked again while the lexicon is on its way. */
const ASK_AGAIN = 200;
/** Pixels that the word may move, by scrolling, before the bubble goes. */
const SCROLL_TOLERANCE = 24;

/**
 * Judges the words and shows the bubble until the user is done with it.
 * @param closed called once when the bubble goes by itself.
 */
export function startBubble(
  selected: SelectedText,
  words: string[],
  closed: () => void,
): Pick<Bubble, 'focus' | 'close'> {
  const { rect, holder } = selected;
  const bubble = openBubble(rect, holder);
  const open = new AbortController();
  const close = () => {
    if (open.signal.aborted) return;
    open.abort();
    bubble.close();
    closed();
  };
  closeOnLeaving(bubble, holder, open.signal, close);
  judgeAll(bubble, words, [], open.signal);
  return { focus: bubble.focus, close };
}

/** Shows the verdict on one word, or one line for each of a few. @param back words to return to. */
async function judgeAll(bubble: Bubble, words: string[], back: string[][], gone: AbortSignal): Promise<void> {
  const again = () => judgeAll(bubble, words, back, gone);
  const judgeOther = (word: string) => judgeAll(bubble, [word], [...back, words], gone);
  const patience = setTimeout(() => gone.aborted || bubble.show(message('judging')), PATIENCE);

  const answers = await Promise.all(words.map(answerTo));
  clearTimeout(patience);
  if (gone.aborted) return;

  const failed = answers.find(({ state }) => state === 'failed');
  const loading = answers.find(({ state }) => state === 'loading');
  if (failed?.state === 'failed') {
    bubble.show(
      element('div', '', message(`failed_${failed.problem}`), ' ', button('link', message('try_again'), again)),
    );
  } else if (loading?.state === 'loading') {
    bubble.show(message('loading', Math.round(loading.done * 100)));
    setTimeout(() => gone.aborted || again(), ASK_AGAIN);
  } else {
    const verdicts = answers.flatMap((answer) => (answer.state === 'ready' ? [answer.verdict] : []));
    const [only] = verdicts;
    const view = verdicts.length === 1 && only ? verdictView(only, judgeOther) : verdictList(verdicts, judgeOther);
    const previous = back.at(-1);
    const goBack =
      previous && button('link', `‹ ${message('back')}`, () => judgeAll(bubble, previous, back.slice(0, -1), gone));
    bubble.show(...(goBack ? [goBack, view] : [view]));
  }
}

async function answerTo(word: string): Promise<JudgeAnswer | { state: 'failed'; problem: 'unreachable' }> {
  try {
    return await ask<'judge'>({ name: 'judge', word });
  } catch {
    return { state: 'failed', problem: 'unreachable' };
  }
}

/** Escape, a press elsewhere, typing, and scrolling the word away end the bubble. */
function closeOnLeaving(bubble: Bubble, holder: Element, signal: AbortSignal, close: () => void): void {
  const options = { capture: true, signal };
  const outside = (event: Event) => event.target !== bubble.host;
  const place = () => holder.getBoundingClientRect().top;
  const start = place();
  addEventListener('pointerdown', (event) => outside(event) && close(), options);
  addEventListener('input', close, options);
  addEventListener('pagehide', close, options);
  addEventListener(
    'blur',
    (event) => {
      if (event.target !== window) return;
      // A press in another frame sends nothing here but this. The top frame also hears it when the user goes to another
      // window; then the bubble stays for the way back. Firefox knows only a moment later which of the two it was.
      setTimeout(() => (window !== top || document.hasFocus()) && close());
    },
    options,
  );
  addEventListener(
    'scroll',
    (event) => outside(event) && Math.abs(place() - start) > SCROLL_TOLERANCE && close(),
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // The page's dialog stays open: the bubble lies above it and goes first.
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    },
    options,
  );
}

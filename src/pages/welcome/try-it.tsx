import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ExplainedVerdict } from '../../core/explain/explanation.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { looksLikeWords, wordFromSelection } from '../../core/words/selection.ts';
import { LONGEST_WORD } from '../../platform/messages/limits.ts';
import { message } from '../../ui/message.ts';
import { Spoken } from '../../ui/page.tsx';
import { playView } from '../../ui/play-view.ts';
import { WORD_INPUT } from '../../ui/typed-words.ts';
import { Unanswered } from '../../ui/unanswered.tsx';
import { useAnswers } from '../../ui/use-worker-query.ts';
import { OwnDom } from '../../ui/verdict-components.tsx';
import { spokenAnswer } from '../../ui/verdict-text.ts';
import { verdictView } from '../../ui/verdict-view.ts';
import type { Sample } from './samples.ts';

/** Milliseconds for which a selection must stay unchanged before it is judged. */
const REST = 250;
/** As in the bubble. */
const MOST_WORDS = 4;

/**
 * A text to highlight words in, sample words, and a field. Content scripts do not run on the extension's pages, so the verdict is shown
 * below instead of in a bubble, at first that on a marked word.
 */
export function TryIt({ sample, ruleset }: { sample: Sample; ruleset: RulesetId }) {
  const { sentence, highlighted } = sample;
  const [words, setWords] = useState<readonly string[]>([highlighted]);
  const [before = '', after = ''] = sentence.split(highlighted);
  const text = useRef<HTMLParagraphElement>(null);
  const [answers, again] = useAnswers(words, ruleset);

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      clearTimeout(resting);
      resting = setTimeout(() => {
        const selected = selectedWords(text.current);
        if (selected.length > 0) setWords(selected);
      }, REST);
    };
    document.addEventListener('selectionchange', changed);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('selectionchange', changed);
    };
  }, []);
  const judge = (word: string) => setWords(word === '' ? [] : [word]);
  const node = useMemo(() => (answers.state === 'ready' ? verdictOf(answers.judged, judge) : undefined), [answers]);

  return (
    <>
      <p>{message('welcome_try_highlight')}</p>
      <p ref={text} class="sample" lang={sample.language}>
        {before}
        {/* The same element whatever is judged: another one would take the user's selection with it. */}
        <mark class={words.length === 1 && words[0] === highlighted ? '' : 'left'}>{highlighted}</mark>
        {after} {sample.text}
      </p>
      <div class="buttons">
        {sample.words.map((word) => (
          <button key={word} type="button" class="action" lang={sample.language} onClick={() => judge(word)}>
            {word}
          </button>
        ))}
        <input
          {...WORD_INPUT}
          aria-label={message('welcome_own_word')}
          placeholder={message('welcome_own_word')}
          maxLength={LONGEST_WORD}
          onInput={(event) => judge(wordFromSelection(event.currentTarget.value))}
        />
      </div>
      <div class="verdict">
        {answers.state === 'ready' ? node && <OwnDom node={node} /> : <Unanswered query={answers} again={again} />}
        {answers.state === 'idle' && <p class="quiet">{message('welcome_try_nothing')}</p>}
      </div>
      <Spoken text={answers.state === 'ready' ? spokenAnswer(answers.judged) : ''} />
    </>
  );
}

function verdictOf(judged: readonly ExplainedVerdict[], judge: (word: string) => void): HTMLElement | undefined {
  const [first, second] = judged;
  return first && !second ? verdictView(first, judge) : playView(judged, judge);
}

/** Returns the words highlighted in the text; empty if the selection is elsewhere. */
function selectedWords(text: HTMLElement | null): string[] {
  const selection = getSelection();
  if (!selection || !text?.contains(selection.anchorNode) || !text.contains(selection.focusNode)) return [];
  const selected = wordFromSelection(selection.toString());
  return looksLikeWords(selected, MOST_WORDS) ? selected.split(' ').map(wordFromSelection) : [];
}

import type { Verdict } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { lowerCase } from '../../core/words/normalise.ts';
import { ask } from '../../platform/messages/ask.ts';
import { message } from '../../ui/message.ts';
import { Unanswered } from '../../ui/unanswered.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { useAction } from './use-action.ts';

interface Props {
  verdict: Verdict;
  /** Parent of the button: the actions of the verdict's view. */
  actions: Element | null;
  judge: (word: string) => void;
}

/** Shows, on request, the letters that may stand directly before or after the word. */
export function HooksOf({ verdict: { word, ruleset }, actions, judge }: Props) {
  const open = useAction({ className: 'hooks', label: message('hooks_action'), actions });
  const question = open ? `${ruleset} ${word}` : '';
  const [answer, again] = useAsked(question, () => ask<'hooks'>({ name: 'hooks', word, ruleset }));

  if (!open) return null;
  if (answer.state !== 'ready') return <Unanswered asked={answer} again={again} />;
  const { before, after } = answer.hooks;
  const form = lowerCase(word);
  const letters = (side: string[], made: (letter: string) => string) => (
    <p lang={rulesetOf(ruleset).language}>
      {side.map((letter) => (
        <button type="button" key={letter} class="hook" aria-label={made(letter)} onClick={() => judge(made(letter))}>
          {letter.toUpperCase()}
        </button>
      ))}
    </p>
  );
  return (
    <div class="hooks-shown">
      {before.length + after.length === 0 && <p>{message('hooks_none')}</p>}
      {before.length > 0 && (
        <>
          <p class="quiet">{message('hooks_before', word)}</p>
          {letters(before, (letter) => letter + form)}
        </>
      )}
      {after.length > 0 && (
        <>
          <p class="quiet">{message('hooks_after', word)}</p>
          {letters(after, (letter) => form + letter)}
        </>
      )}
      <p class="quiet">{message('hooks_fair_play')}</p>
    </div>
  );
}

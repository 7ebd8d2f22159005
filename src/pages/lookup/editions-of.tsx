import type { Verdict } from '../../core/rules/verdict.ts';
import { type Held, heldSpan } from '../../core/word-lists/editions.ts';
import { ask } from '../../platform/messages/ask.ts';
import { message } from '../../ui/message.ts';
import { Unanswered } from '../../ui/unanswered.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { useAction } from './use-action.ts';

interface Props {
  verdict: Verdict;
  /** Where the button that opens it goes: among the actions of the verdict's own view. */
  actions: Element | null;
}

/**
 * Since which, or until which, edition the user's lists have the word, once the user wants to know. Offered where one of them decides and
 * another one of the language can be compared with it.
 */
export function EditionsOf({ verdict: { word, ruleset, basis }, actions }: Props) {
  const question = basis.kind === 'official-list' ? `${ruleset} ${word}` : '';
  const [answer, again] = useAsked(question, () => ask<'editions'>({ name: 'editions', word, ruleset }));
  const offered = question !== '' && !(answer.state === 'ready' && answer.held.length < 2) && answer.state !== 'idle';
  const open = useAction({ className: 'editions', label: message('editions_action'), actions, offered });
  if (!open) return null;
  if (answer.state !== 'ready') return <Unanswered asked={answer} again={again} />;
  return (
    <div class="editions-shown">
      <p>{spanOf(answer.held)}</p>
      {answer.held.length > 2 && (
        <p class="quiet">{answer.held.map(({ list, has }) => `${list} ${has ? '✓' : '✗'}`).join(' · ')}</p>
      )}
    </div>
  );
}

function spanOf(held: readonly Held[]): string {
  const span = heldSpan(held);
  switch (span.kind) {
    case 'since':
      return message('editions_since', span.list, span.before);
    case 'until':
      return message('editions_until', span.list, span.after);
    case 'all':
      return message('editions_all');
    case 'none':
      return message('editions_none');
    case 'too-few':
      return message('editions_too_few');
  }
}

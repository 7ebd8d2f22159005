import type { Verdict } from '../../core/rules/verdict.ts';
import { Consequence } from '../../ui/consequence.tsx';
import { message } from '../../ui/message.ts';
import { useAction } from './use-action.ts';

interface Props {
  verdict: Verdict;
  /** Parent of the button: the actions of the verdict's view. */
  actions: Element | null;
}

/** Shows, on request, the consequences of a challenge of the word. */
export function Challenge({ verdict, actions }: Props) {
  const open = useAction({ className: 'challenge', label: message('challenge'), actions });
  return open ? <Consequence verdicts={[verdict]} /> : null;
}

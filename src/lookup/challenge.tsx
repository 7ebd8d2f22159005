import type { Verdict } from '../rules/verdict.ts';
import { Consequence } from '../ui/consequence.tsx';
import { message } from '../ui/message.ts';
import { useAction } from './use-action.ts';

interface Props {
  verdict: Verdict;
  /** Where the button goes: among the actions of the verdict's own view. */
  actions: Element | null;
}

/** What a challenge of the one word leads to, once the user wants to know. */
export function Challenge({ verdict, actions }: Props) {
  const open = useAction({ className: 'challenge', label: message('challenge'), actions });
  return open ? <Consequence verdicts={[verdict]} /> : null;
}

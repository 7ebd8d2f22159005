import { ask } from '../messages/ask.ts';
import type { Verdict } from '../rules/verdict.ts';
import { rulesetOf, rulesetsOfLanguage } from '../rulesets/index.ts';
import { message } from '../ui/message.ts';
import { Unanswered } from '../ui/unanswered.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { useAction } from './use-action.ts';

interface Props {
  verdict: Verdict;
  /** Where the button that opens the comparison goes: among the actions of the verdict's own view. */
  actions: Element | null;
  judge: (word: string) => void;
}

/** The word under all rulesets of its language, once the user wants it and until not; nothing where there is only one. */
export function Comparison({ verdict: { word, ruleset }, actions, judge }: Props) {
  const comparable = rulesetsOfLanguage(rulesetOf(ruleset).language).length > 1;
  const open = useAction({ className: 'compare', label: message('compare'), actions, offered: comparable });
  const question = open ? `${ruleset} ${word}` : '';
  const [answer, again] = useAsked(question, () => ask<'compare'>({ name: 'compare', word, ruleset }));

  if (answer.state !== 'ready') return <Unanswered asked={answer} again={again} />;
  return <ComparisonTable judged={answer.judged} judge={judge} />;
}

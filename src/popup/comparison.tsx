import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { ask } from '../messages/ask.ts';
import type { Verdict } from '../rules/verdict.ts';
import { rulesetsOfLanguage } from '../storage/ruleset-language.ts';
import { button } from '../ui/element.ts';
import { LexiconFailure } from '../ui/lexicon-failure.tsx';
import { LexiconProgress } from '../ui/lexicon-progress.tsx';
import { message } from '../ui/message.ts';
import { useAsked } from '../ui/use-asked.ts';
import { ComparisonTable } from './comparison-table.tsx';

interface Props {
  verdict: Verdict;
  /** Where the button that opens the comparison goes: among the actions of the verdict's own view. */
  actions: Element | null;
  judge: (word: string) => void;
}

/** The word under all rulesets of its language, once the user wants it and until not; nothing where there is only one. */
export function Comparison({ verdict: { word, ruleset }, actions, judge }: Props) {
  const [wanted, setWanted] = useState(false);
  const comparable = rulesetsOfLanguage(ruleset).length > 1;
  const open = wanted && comparable;
  const opener = useMemo(() => button('link compare', message('compare'), () => setWanted((before) => !before)), []);
  useLayoutEffect(() => {
    if (comparable) actions?.append(opener);
    else opener.remove();
  }, [actions, comparable]);
  useEffect(() => {
    opener.ariaExpanded = String(open);
  }, [open]);
  const question = open ? `${ruleset} ${word}` : '';
  const [answer, again] = useAsked(question, () => ask<'compare'>({ name: 'compare', word, ruleset }));

  switch (answer.state) {
    case 'idle':
      return null;
    case 'loading':
      return <LexiconProgress done={answer.done} />;
    case 'failed':
      return <LexiconFailure problem={answer.problem} tried={again} />;
    case 'ready':
      return <ComparisonTable judged={answer.judged} judge={judge} />;
  }
}

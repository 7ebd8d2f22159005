import { useMemo } from 'preact/hooks';
import type { RulesetId } from '../core/rules/verdict.ts';
import { OwnDom } from './own-dom.tsx';
import { Unanswered } from './unanswered.tsx';
import { useAnswers } from './use-answers.ts';
import { useStateOf } from './use-state-of.ts';
import { verdictView } from './verdict-view.ts';

/** The verdict on a form as popup and bubble show it; its words lead to their own. */
export function VerdictOn({ word: asked, ruleset }: { word: string; ruleset: RulesetId }) {
  const [word, setWord] = useStateOf(asked, asked);
  const [answers, again] = useAnswers([word], ruleset);
  const node = useMemo(() => {
    const [judged] = answers.state === 'ready' ? answers.judged : [];
    return judged && verdictView(judged, setWord);
  }, [answers]);

  if (answers.state !== 'ready') return <Unanswered asked={answers} again={again} />;
  return node ? <OwnDom node={node} /> : null;
}

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Citation } from '../core/explain/explanation.ts';
import type { Outcome } from '../core/rules/outcome.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { message } from './message.ts';
import { Unanswered } from './unanswered.tsx';
import { useStateOf } from './use-copy.ts';
import { useAnswers } from './use-worker-query.ts';
import { openRules, verdictView } from './verdict-view.ts';

/** Shows a DOM node that Preact has not made. */
export function OwnDom({ node }: { node: Node }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(node), [node]);
  return <div ref={place} />;
}

/** Shows the sign of an outcome, which the style sheet draws. The outcome is always in words beside it. In plain DOM: `verdictSign`. */
export function VerdictSign({ outcome }: { outcome: Outcome }) {
  return <span class={`sign ${outcome}`} aria-hidden="true" />;
}

/** Shows the rule's name and section as a button that opens the rule in our own words. */
export function RuleSection({ rule, name, short, label, text }: Citation) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button
        type="button"
        class="section"
        aria-expanded={shown}
        aria-label={message('show_rule', `${name} ${short}`.trim())}
        title={label}
        onClick={() => setShown(!shown)}
      >
        <b>{name}</b>
        {short && ` ${short}`}
      </button>
      {/* No paragraph: it stands in one. */}
      {shown && (
        <span class="rule">
          {text}{' '}
          <button type="button" class="link" onClick={() => openRules(rule)}>
            {message('rules_open')}
          </button>
        </span>
      )}
    </>
  );
}

/** Shows the verdict on a form as popup and bubble do. A press on a word of it shows the verdict on that word. */
export function VerdictOn({ word: query, ruleset }: { word: string; ruleset: RulesetId }) {
  const [word, setWord] = useStateOf(query, query);
  const [answers, again] = useAnswers([word], ruleset);
  const node = useMemo(() => {
    const [judged] = answers.state === 'ready' ? answers.judged : [];
    return judged && verdictView(judged, setWord);
  }, [answers]);

  if (answers.state !== 'ready') return <Unanswered query={answers} again={again} />;
  return node ? <OwnDom node={node} /> : null;
}

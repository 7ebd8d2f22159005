import type { ComponentChildren } from 'preact';
import type { RulesetId } from '../core/rules/verdict.ts';
import { isPermitted } from '../platform/storage/policy.ts';
import { message } from './message.ts';
import { useSettings } from './start-page.tsx';

interface IfPermittedProps {
  /** The rules of the page’s game. */
  ruleset: RulesetId;
  children: ComponentChildren;
}

/** Shows a score sheet, or a sentence instead if a policy forbids its ruleset, because no word could be judged. */
export function IfPermitted({ ruleset, children }: IfPermittedProps) {
  return isPermitted(ruleset, useSettings().policy) ? children : <Barred />;
}

function Barred() {
  return (
    <main>
      <h1>{document.title}</h1>
      <p role="alert">{message('managed_game')}</p>
    </main>
  );
}

/** Shows its children, which find words. During play it shows a sentence instead, also if the page was open before play began. */
export function UnlessAtPlay({ children }: { children: ComponentChildren }) {
  const { play, policy } = useSettings();
  if (!play) return children;
  // If a policy fixes play, the sentence does not say how to switch it off.
  return <p role="alert">{policy.fixed.has('play') ? message('play_managed') : message('failed_play')}</p>;
}

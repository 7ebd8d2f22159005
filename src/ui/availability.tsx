import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RulesetId } from '../core/rules/verdict.ts';
import { isOffered, policyInForce } from '../platform/storage/policy-in-force.ts';
import { onSettingsChanged, type Settings } from '../platform/storage/settings.ts';
import { message } from './message.ts';

interface IfPermittedProps {
  /** The rules of the page’s game. */
  ruleset: RulesetId;
  children: ComponentChildren;
}

/** Shows a score sheet, or a sentence instead if a policy forbids its ruleset, because no word could be judged. */
export function IfPermitted({ ruleset, children }: IfPermittedProps) {
  return isOffered(ruleset) ? children : <Barred />;
}

function Barred() {
  return (
    <main>
      <h1>{document.title}</h1>
      <p role="alert">{message('managed_game')}</p>
    </main>
  );
}

interface UnlessAtPlayProps {
  /** At the time the page opens. */
  settings: Pick<Settings, 'play'>;
  children: ComponentChildren;
}

/** Shows its children, which find words. During play it shows a sentence instead, also if the page was open before play began. */
export function UnlessAtPlay({ settings, children }: UnlessAtPlayProps) {
  const [play, setPlay] = useState(settings.play);
  useEffect(() => onSettingsChanged((changed) => setPlay(changed.play)), []);
  if (!play) return children;
  // If a policy fixes play, the sentence does not say how to switch it off.
  const isFixed = policyInForce().fixed.has('play');
  return <p role="alert">{isFixed ? message('play_managed') : message('failed_play')}</p>;
}

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { policyInForce } from '../platform/storage/policy-in-force.ts';
import { onSettingsChanged, type Settings } from '../platform/storage/settings.ts';
import { message } from './message.ts';

interface Props {
  /** As they are when the page opens. */
  settings: Pick<Settings, 'play'>;
  children: ComponentChildren;
}

/** What finds words, and at play a sentence in its place, also on a page that was open before the switch was set. */
export function UnlessAtPlay({ settings, children }: Props) {
  const [play, setPlay] = useState(settings.play);
  useEffect(() => onSettingsChanged((changed) => setPlay(changed.play)), []);
  if (!play) return children;
  // Whoever cannot switch it off is not told to.
  const isFixed = policyInForce().fixed.has('play');
  return <p role="alert">{isFixed ? message('play_managed') : message('failed_play')}</p>;
}

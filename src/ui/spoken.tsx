import { useEffect, useState } from 'preact/hooks';

/** Milliseconds without a change after which a screen reader is told; at each letter that is typed it would never end. */
const SPEAK_AFTER = 600;

/** What has come of the user's last step, for screen readers. */
export function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SPEAK_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div class="spoken" role="status">
      {spoken}
    </div>
  );
}

import { useEffect, useState } from 'preact/hooks';

/** Milliseconds without a change after which the text is announced. An announcement at each typed letter would never end. */
const SPEAK_AFTER = 600;

/** Announces the result of the user's last action to screen readers. */
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

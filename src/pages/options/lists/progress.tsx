import { useEffect, useState } from 'preact/hooks';
import { percentage, span } from '../../../ui/figures.ts';
import { message } from '../../../ui/message.ts';
import { remaining } from './remaining.ts';
import type { Reading } from './use-import.ts';

interface Props {
  reading: Extract<Reading, { step: 'reading' }>;
  cancel: () => void;
}

/** Share of the file between two announcements for screen readers. */
const SPEAK_EVERY = 0.25;

/** The progress of reading a file: phase, share, remaining time, and a button to cancel. */
export function Progress({ reading: { progress, began }, cancel }: Props) {
  const left = remaining(performance.now() - began, progress.done);
  const phase = message(`import_phase_${progress.phase}`);
  return (
    <div class="importing">
      <progress max={1} value={progress.done} aria-label={phase} />
      <p>
        {phase} · {percentage(progress.done)}
        {left !== undefined && ` · ${message('import_left', span(left))}`}
      </p>
      <SpokenProgress phase={phase} done={progress.done} />
      <button type="button" class="action" onClick={cancel}>
        {message('import_cancel')}
      </button>
    </div>
  );
}

/** Announces each new phase and each further quarter, not every per cent. */
function SpokenProgress({ phase, done }: { phase: string; done: number }) {
  const step = Math.floor(done / SPEAK_EVERY) * SPEAK_EVERY;
  const [spoken, setSpoken] = useState('');
  useEffect(() => setSpoken(`${phase} · ${percentage(step)}`), [phase, step]);
  return (
    <span class="spoken" role="status">
      {spoken}
    </span>
  );
}

import { useEffect, useRef, useState } from 'preact/hooks';
import { percentage, span } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import { remaining } from './remaining.ts';
import type { ImportState } from './use-import.ts';

interface Props {
  shown: Extract<ImportState, { state: 'importing' }>;
  cancel: () => void;
}

/** Share of an import after which a screen reader is told how far it is. */
const SPEAK_EVERY = 0.25;

/** An import that runs: what it does, how far it is, how long it will take; it can be ended. */
export function Progress({ shown: { file, progress, began }, cancel }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that started it has gone.
  useEffect(() => button.current?.focus(), []);
  const left = remaining(performance.now() - began, progress.done);
  const phase = message(`import_phase_${progress.phase}`);
  return (
    <div class="importing">
      <p class="file-name">{message('import_file', file.name)}</p>
      <progress max={1} value={progress.done} aria-label={phase} />
      <p>
        {phase} · {percentage(progress.done)}
        {left !== undefined && ` · ${message('import_left', span(left))}`}
      </p>
      <SpokenProgress phase={phase} done={progress.done} />
      <button ref={button} type="button" class="action" onClick={cancel}>
        {message('import_cancel')}
      </button>
    </div>
  );
}

/** A new phase, or another quarter of the whole, is said; not every per cent. */
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

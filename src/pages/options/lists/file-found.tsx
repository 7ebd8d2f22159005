import { useEffect, useRef, useState } from 'preact/hooks';
import type { ListErrorKind } from '../../../core/word-lists/list-errors.ts';
import { percentage, span } from '../../../ui/figures.ts';
import { message } from '../../../ui/message.ts';
import { EncodingChoice, EntryChoice, LanguageChoice } from './file-choices.tsx';
import { Figures, Preview } from './file-contents.tsx';
import { errorSentences } from './import-wording.ts';
import { type ChosenFile, foundIn, type Import, type Reading } from './use-import.ts';

/** Errors that may not recur when the file is read again. */
const RETRYABLE: readonly ListErrorKind[] = ['other-tab', 'stopped', 'unreadable'];

interface FileFoundProps {
  shown: ChosenFile;
  importing: Import;
}

/** Shows the content of the chosen file, with the choice of language, encoding and file of a zip file. */
export function FileFound({ shown, importing: { choices, change, cancel, readAgain, dismiss } }: FileFoundProps) {
  const { file, preview, reading } = shown;
  const { step } = reading;
  const root = useRef<HTMLDivElement>(null);
  const error = step === 'refused' || step === 'found' ? reading.error : undefined;
  const found = foundIn(shown);
  // The next steps are below the visible part of the page.
  useEffect(() => root.current?.closest('.step')?.scrollIntoView(), [file]);
  // The button that was pressed has disappeared.
  useEffect(() => {
    if (step === 'cancelled') root.current?.querySelector<HTMLElement>('.again')?.focus();
  }, [step]);
  return (
    <div ref={root} class="found">
      <p class="file-name">{message('import_file', file.name)}</p>
      <p class="looking" role="status">
        {step === 'looking' && message('import_looking', file.name)}
      </p>
      {step === 'reading' && <Progress reading={reading} cancel={cancel} />}
      <div class="told" role="alert">
        {error && (
          <>
            {errorSentences(error).map((sentence) => (
              <p key={sentence} class="problem">
                {sentence}
              </p>
            ))}
            <p>{message('import_nothing_changed')}</p>
          </>
        )}
        {step === 'cancelled' && <p>{message('import_cancelled')}</p>}
      </div>
      <div class="fields">
        <LanguageChoice language={choices.language} choose={(language) => change({ language })} />
        <EncodingChoice
          encoding={choices.encoding}
          detected={preview?.detected}
          choose={(encoding) => change({ encoding })}
        />
        <EntryChoice
          file={file}
          error={error}
          read={preview?.entries}
          chosen={choices.entry}
          choose={(entry) => change({ entry })}
        />
      </div>
      {preview && <Preview preview={preview} />}
      {found && <Figures report={found.list.report} sha256={found.sha256} />}
      {(step === 'refused' || step === 'cancelled') && (
        <div class="row-actions">
          {(step === 'cancelled' || RETRYABLE.includes(reading.error.kind)) && (
            <button type="button" class="action again" onClick={readAgain}>
              {message('import_again')}
            </button>
          )}
          <button type="button" class="action" onClick={dismiss}>
            {message('lists_cancel')}
          </button>
        </div>
      )}
    </div>
  );
}

interface ProgressProps {
  reading: Extract<Reading, { step: 'reading' }>;
  cancel: () => void;
}

/** The progress of reading a file: phase, share, remaining time, and a button to cancel. */
function Progress({ reading: { progress, began }, cancel }: ProgressProps) {
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

/** Share of the file between two announcements for screen readers. */
const SPEAK_EVERY = 0.25;

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

/** Milliseconds before the first estimate. Earlier, the start of the worker would dominate it. */
const FIRST_GUESS = 1000;

/**
 * Estimates the remaining milliseconds from the elapsed time; undefined while there is too little to go by.
 * @param elapsed milliseconds
 * @param done share done so far, 0–1
 */
export function remaining(elapsed: number, done: number): number | undefined {
  if (elapsed < FIRST_GUESS || done <= 0) return undefined;
  return (elapsed * (1 - done)) / done;
}

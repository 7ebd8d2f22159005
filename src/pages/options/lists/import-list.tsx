import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { RulesetId } from '../../../core/rules/verdict.ts';
import type { TileLanguage } from '../../../core/words/tiles.ts';
import type { WordListRecord } from '../../../platform/storage/word-lists.ts';
import { size } from '../../../ui/figures.ts';
import { counted, message } from '../../../ui/message.ts';
import { useStateOf } from '../../../ui/use-copy.ts';
import { VerdictSign } from '../../../ui/verdict-components.tsx';
import { formatWording } from './file-contents.tsx';
import { FileFound } from './file-found.tsx';
import { encodingName } from './import-wording.ts';
import { NameList } from './name-list.tsx';
import { Report } from './report.tsx';
import { type ChosenFile, foundIn, useImport } from './use-import.ts';
import type { Lists } from './use-lists.ts';

interface ImportListProps {
  lists: Lists;
  /** Called when a list has been stored, before its report is shown, with the rulesets to use it for. */
  stored: (record: WordListRecord, useFor: readonly RulesetId[]) => Promise<void>;
  /** Undoes the last `stored`, and deletes the list. */
  undo: (record: WordListRecord) => Promise<void>;
}

/**
 * Imports a file as a list in three steps: choose it, check its content, name it and choose what to use it for. Nothing is stored before
 * the last.
 */
export function ImportList({ lists: { records, active }, stored, undo }: ImportListProps) {
  const importing = useImport(stored);
  const { shown, choose } = importing;
  const root = useRef<HTMLDivElement>(null);
  const file = shown.state === 'chosen' ? shown.file : null;
  const found = shown.state === 'chosen' ? foundIn(shown) : undefined;
  /** The first two steps fold to a line when the file has been read. A step that the user opens stays open. */
  const [hasBeenRead, setRead] = useStateOf(file, false);
  if (found && !hasBeenRead) setRead(true);
  // What is folded moves what was in view.
  useEffect(() => {
    if (hasBeenRead) root.current?.querySelector('.step')?.scrollIntoView();
  }, [hasBeenRead]);
  const dismiss = () => {
    importing.dismiss();
    // The pressed button disappears.
    root.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={root} class="import">
      <h3>{message('import_title')}</h3>
      <Step number={1} title={message('import_step_file')} result={file && hasBeenRead && <FileResult file={file} />}>
        <DropZone busy={shown.state === 'chosen' && shown.reading.step === 'storing'} chosen={choose} />
      </Step>
      {shown.state === 'chosen' && (
        <div class="import-form">
          <Step
            number={2}
            title={message('import_step_found')}
            result={
              hasBeenRead && !hasFailed(shown) && <ContentsResult shown={shown} language={importing.choices.language} />
            }
          >
            <FileFound shown={shown} importing={{ ...importing, dismiss }} />
          </Step>
          {mayBeNamed(shown) && (
            <Step number={3} title={message('import_step_name')}>
              <NameList shown={shown} records={records} importing={{ ...importing, dismiss }} />
            </Step>
          )}
        </div>
      )}
      {shown.state === 'stored' && records.some(({ id }) => id === shown.record.id) && (
        <Report record={shown.record} active={active} dismiss={dismiss} undo={() => undo(shown.record).then(dismiss)} />
      )}
    </div>
  );
}

/** While a long list is being read there is time to name it. */
function mayBeNamed({ reading: { step } }: ChosenFile): boolean {
  return step === 'reading' || step === 'found' || step === 'storing';
}

/** Returns true when the second step must be visible: the file was refused, reading was stopped, or the list could not be stored. */
function hasFailed({ reading }: ChosenFile): boolean {
  return reading.step === 'refused' || reading.step === 'cancelled' || (reading.step === 'found' && !!reading.error);
}

/** The name and the size of the file: the first step in one line. */
function FileResult({ file }: { file: File }) {
  return (
    <StepResult action={message('import_other_file')}>
      <b>{file.name}</b> <span class="quiet">{size(file.size)}</span>
    </StepResult>
  );
}

/** Language, format and encoding of the words, and the number of lines left out: the second step in one line. */
function ContentsResult({ shown, language }: { shown: ChosenFile; language: TileLanguage }) {
  const { preview } = shown;
  const skipped = Object.values(foundIn(shown)?.list.report.skipped ?? {}).reduce((sum, lines) => sum + lines, 0);
  return (
    <StepResult action={skipped > 0 ? counted('import_left_out', skipped) : message('lists_details')}>
      <b>{message(`language_${language}`)}</b>{' '}
      {preview && (
        <span class="quiet">
          {formatWording(preview)} · {encodingName(preview.detected)}
        </span>
      )}
    </StepResult>
  );
}

function StepResult({ action, children }: { action: string; children: ComponentChildren }) {
  return (
    <>
      <span>{children}</span>
      <span class="link">{action}</span>
    </>
  );
}

interface StepProps {
  /** From 1. */
  number: number;
  title: string;
  /** Shown in place of the title once the step is done; the step is then folded. */
  result?: ComponentChildren;
  children: ComponentChildren;
}

/** One of several consecutive steps. Until it is done it cannot be folded, and its title is no stop of the keyboard. */
function Step({ number, title, result, children }: StepProps) {
  return (
    <details class={result ? 'step done' : 'step'} open={!result}>
      <summary tabIndex={result ? 0 : -1}>
        {result ? <VerdictSign outcome="allowed" /> : <span class="number">{number}</span>}
        {result || <h4>{title}</h4>}
      </summary>
      {children}
    </details>
  );
}

interface DropZoneProps {
  /** While true, no file is accepted. */
  busy: boolean;
  chosen: (file: File) => void;
}

/** The area for dropping a file. It contains the browser's own file button, which is enough for keyboard and screen reader. */
function DropZone({ busy, chosen }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const [several, setSeveral] = useState(false);
  const hint = useId();

  // A file dropped beside the area would be opened in place of this page, and typed text would be lost.
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);

  const take = (files: FileList | null | undefined) => {
    setOver(false);
    setSeveral((files?.length ?? 0) > 1);
    const file = files?.[0];
    if (file && files?.length === 1 && !busy) chosen(file);
  };
  return (
    <>
      <label
        class={`drop-zone${over && !busy ? ' over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer?.files);
        }}
      >
        <span>{message('import_drop')}</span>
        <input
          type="file"
          class="spoken"
          disabled={busy}
          aria-describedby={hint}
          onChange={(event) => {
            take(event.currentTarget.files);
            // So that the same file is read again when it is chosen again.
            event.currentTarget.value = '';
          }}
        />
        <span class="action">{message('import_choose_file')}</span>
      </label>
      <p id={hint} class="quiet">
        {message('import_formats')}
      </p>
      <p class="problem" role="alert">
        {several && message('import_one_file')}
      </p>
    </>
  );
}

import { useEffect, useRef } from 'preact/hooks';
import { listName } from '../../../core/explain/list-name.ts';
import type { ListProblemKind } from '../../../core/word-lists/list-problem.ts';
import type { WordListRecord } from '../../../platform/storage/word-list-record.ts';
import { counted } from '../../../ui/counted.ts';
import { message } from '../../../ui/message.ts';
import { EncodingChoice } from './encoding-choice.tsx';
import { EntryChoice } from './entry-choice.tsx';
import { Figures } from './figures.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { troubleWording } from './list-trouble.ts';
import { Preview } from './preview.tsx';
import { Progress } from './progress.tsx';
import type { ChosenFile, Import } from './use-import.ts';

/** Troubles that may be over when the same file is read once more. */
const PASSING: readonly ListProblemKind[] = ['other-tab', 'stopped', 'unreadable'];

interface Props {
  shown: ChosenFile;
  /** The lists that there are. */
  records: readonly WordListRecord[];
  importing: Import;
}

/** What is in the chosen file, and what of that may be taken otherwise: its language, its encoding, which file of a zip file. */
export function FileFound({ shown, records, importing: { choices, change, cancel, readAgain, dismiss } }: Props) {
  const { file, preview, reading } = shown;
  const { step } = reading;
  const whole = useRef<HTMLDivElement>(null);
  const trouble = step === 'refused' || step === 'found' ? reading.trouble : undefined;
  const found = step === 'found' || step === 'storing' ? reading.found : undefined;
  const same = found && records.find(({ sha256 }) => sha256 === found.sha256);
  // Steps two and three are below what was in view, with the button that ends them.
  useEffect(() => whole.current?.closest('.step')?.scrollIntoView(), [file]);
  // The button that ended the reading has gone with it.
  useEffect(() => {
    if (step === 'cancelled') whole.current?.querySelector<HTMLElement>('.again')?.focus();
  }, [step]);
  return (
    <div ref={whole} class="found">
      <p class="file-name">{message('import_file', file.name)}</p>
      <p class="sum" role="status">
        {step === 'looking' && message('import_looking', file.name)}
        {found && counted('lists_word_count', found.list.words)}
      </p>
      {step === 'reading' && <Progress reading={reading} cancel={cancel} />}
      <div class="told" role="alert">
        {trouble && (
          <>
            {troubleWording(trouble).map((sentence) => (
              <p key={sentence} class="problem">
                {sentence}
              </p>
            ))}
            <p>{message('import_nothing_changed')}</p>
          </>
        )}
        {step === 'cancelled' && <p>{message('import_cancelled')}</p>}
      </div>
      {same && <p>{message('import_same', listName(same))}</p>}
      <div class="fields">
        <LanguageChoice language={choices.language} choose={(language) => change({ language })} />
        <EncodingChoice
          encoding={choices.encoding}
          detected={preview?.detected}
          choose={(encoding) => change({ encoding })}
        />
        <EntryChoice
          file={file}
          trouble={trouble}
          read={preview?.entries}
          chosen={choices.entry}
          choose={(entry) => change({ entry })}
        />
      </div>
      {preview && <Preview preview={preview} />}
      {found && <Figures report={found.list.report} sha256={found.sha256} />}
      {(step === 'refused' || step === 'cancelled') && (
        <div class="row-actions">
          {(step === 'cancelled' || PASSING.includes(reading.trouble.kind)) && (
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

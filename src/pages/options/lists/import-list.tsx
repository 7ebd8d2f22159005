import { useRef } from 'preact/hooks';
import type { RulesetId } from '../../../core/rules/verdict.ts';
import type { WordListRecord } from '../../../platform/storage/word-list-record.ts';
import { message } from '../../../ui/message.ts';
import { DropZone } from './drop-zone.tsx';
import { FileFound } from './file-found.tsx';
import { NameList } from './name-list.tsx';
import { Report } from './report.tsx';
import { Step } from './step.tsx';
import { type ChosenFile, useImport } from './use-import.ts';
import type { Lists } from './use-lists.ts';

interface Props {
  lists: Lists;
  /** Called when a list has just been stored, before its report is shown, with the rules that are to go by it. */
  stored: (record: WordListRecord, useFor: readonly RulesetId[]) => Promise<void>;
  /** Takes back what `stored` has done last, and the list with it. */
  undo: (record: WordListRecord) => Promise<void>;
}

/** Brings a file in as a list: choose it, see what is in it, then name it and say what it is for. Only then anything is stored. */
export function ImportList({ lists: { records, active }, stored, undo }: Props) {
  const importing = useImport(stored);
  const { shown, choose } = importing;
  const whole = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    importing.dismiss();
    // The button that was pressed goes with what is put away.
    whole.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={whole} class="import">
      <h3>{message('import_title')}</h3>
      <Step number={1} title={message('import_step_file')}>
        <DropZone busy={shown.state === 'chosen' && shown.reading.step === 'storing'} chosen={choose} />
      </Step>
      {shown.state === 'chosen' && (
        <div class="import-form">
          <Step number={2} title={message('import_step_found')}>
            <FileFound shown={shown} records={records} importing={{ ...importing, dismiss }} />
          </Step>
          {mayBeNamed(shown) && (
            <Step number={3} title={message('import_step_name')}>
              <NameList shown={shown} importing={{ ...importing, dismiss }} />
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

import { useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_NAME } from '../../explain/list-name.ts';
import { message } from '../../ui/message.ts';
import { RulesetChoice } from '../../ui/ruleset-choice.tsx';
import { EncodingChoice } from './encoding-choice.tsx';
import { EntryChoice } from './entry-choice.tsx';
import { troubleWording } from './list-trouble.ts';
import { Preview } from './preview.tsx';
import type { Import, ImportState } from './use-import.ts';

interface Props {
  shown: Extract<ImportState, { state: 'shown' | 'refused' }>;
  importing: Import;
}

/** What is known of a chosen file and what the user says of it, before the import. */
export function ImportForm({ shown, importing: { choices, change, start, dismiss } }: Props) {
  const [nameless, setNameless] = useState(false);
  const startButton = useRef<HTMLButtonElement>(null);
  // Back from an import that was refused or stopped: the button that had the focus has gone.
  useEffect(() => {
    if (shown.state === 'shown' && (shown.trouble || shown.cancelled)) startButton.current?.focus();
  }, []);
  const preview = shown.state === 'shown' ? shown.preview : undefined;
  const trouble = shown.trouble;
  const submit = (event: Event) => {
    event.preventDefault();
    const missing = choices.name.trim() === '';
    setNameless(missing);
    if (!missing && preview) start();
  };
  return (
    <form class="fields import-form" aria-label={message('import_file', shown.file.name)} onSubmit={submit}>
      <p class="wide file-name">{message('import_file', shown.file.name)}</p>
      <div class="field wide">
        <span>{message('import_for')}</span>
        <RulesetChoice ruleset={choices.ruleset} choose={(ruleset) => change({ ruleset })} />
      </div>
      <label>
        <span>{message('lists_name')}</span>
        <input
          type="text"
          value={choices.name}
          maxLength={LONGEST_NAME}
          aria-invalid={nameless}
          aria-describedby="import-nameless"
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <label>
        <span>{message('lists_edition')}</span>
        <input
          type="text"
          value={choices.edition}
          maxLength={LONGEST_NAME}
          onInput={(event) => change({ edition: event.currentTarget.value })}
        />
      </label>
      <p id="import-nameless" class="problem wide" role="alert">
        {nameless && choices.name.trim() === '' && message('import_nameless')}
      </p>
      <EntryChoice trouble={trouble} chosen={choices.entry} choose={(entry) => change({ entry })} />
      <EncodingChoice
        encoding={choices.encoding}
        detected={preview?.detected}
        choose={(encoding) => change({ encoding })}
      />
      {preview && <Preview preview={preview} />}
      <div class="told wide" role="alert">
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
        {shown.state === 'shown' && shown.cancelled && <p>{message('import_cancelled')}</p>}
      </div>
      <div class="row-actions wide">
        <button ref={startButton} type="submit" class="action main" disabled={!preview}>
          {message('import_start')}
        </button>
        <button type="button" class="action" onClick={dismiss}>
          {message('lists_cancel')}
        </button>
      </div>
    </form>
  );
}

import { useRef, useState } from 'preact/hooks';
import { LONGEST_NAME, listName, rulesetName } from '../../../core/explain/explanation.ts';
import { rulesetsOfLanguage } from '../../../core/rulesets/index.ts';
import type { FoundList } from '../../../platform/list-import/import-list.ts';
import type { WordListRecord } from '../../../platform/storage/word-lists.ts';
import { counted, message } from '../../../ui/message.ts';
import { useSettings } from '../../../ui/page.tsx';
import { unchangeable } from '../../../ui/switch.tsx';
import { FewWords, hasFewWords } from './active-lists.tsx';
import { type ChosenFile, foundIn, type Import } from './use-import.ts';

interface Props {
  shown: ChosenFile;
  /** The lists that there are. */
  records: readonly WordListRecord[];
  importing: Import;
}

/** The form for the list's name and the rulesets to use it for. Its button says what it will do. */
export function NameList({ shown, records, importing: { choices, useFor, change, store, dismiss } }: Props) {
  const { policy } = useSettings();
  const [isNameMissed, setNameMissed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isNameless = choices.name.trim() === '';
  const found = foundIn(shown);
  const isStoring = shown.reading.step === 'storing';
  const same = found && records.find(({ sha256 }) => sha256 === found.sha256);
  const rules = useFor.map((id) => message(`ruleset_short_${rulesetName(id)}`)).join(', ');
  const submit = (event: Event) => {
    event.preventDefault();
    setNameMissed(isNameless);
    if (isNameless) field.current?.focus();
    else store();
  };
  return (
    <form onSubmit={submit}>
      <p class="sum" role="status">
        {found && counted('lists_word_count', found.list.words)}
      </p>
      {same && <p>{message('import_same', listName(same))}</p>}
      <div class="fields">
        <label>
          <span>{message('lists_name')}</span>
          <input
            ref={field}
            type="text"
            name="list-name"
            value={choices.name}
            maxLength={LONGEST_NAME}
            aria-invalid={isNameMissed && isNameless}
            aria-describedby="import-nameless"
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
        <label>
          <span>{message('lists_edition')}</span>
          <input
            type="text"
            name="list-edition"
            value={choices.edition}
            maxLength={LONGEST_NAME}
            onInput={(event) => change({ edition: event.currentTarget.value })}
          />
        </label>
        <p id="import-nameless" class="problem wide" role="alert">
          {isNameMissed && isNameless && message('import_nameless')}
        </p>
      </div>
      <fieldset aria-describedby="import-use-hint">
        <legend>{message('lists_use_for')}</legend>
        {rulesetsOfLanguage(choices.language).map((id) => {
          const fixed = policy.lists[id];
          return (
            <label key={id}>
              <input
                type="checkbox"
                name="use-for"
                value={id}
                checked={fixed ? fixed.sha256 === found?.sha256 : useFor.includes(id)}
                {...unchangeable(fixed !== undefined)}
                onChange={({ currentTarget: { checked } }) =>
                  change({ useFor: checked ? [...useFor, id] : useFor.filter((one) => one !== id) })
                }
              />
              {message(`ruleset_short_${rulesetName(id)}`)} {fixed && <span class="managed">{message('managed')}</span>}
            </label>
          );
        })}
        <div id="import-use-hint" role="status">
          {found && <Consequence found={found} rules={rules} />}
        </div>
      </fieldset>
      <div class="row-actions">
        <button type="submit" class="action main" disabled={!found || isStoring}>
          {buttonLabel(found, rules)}
        </button>
        <button type="button" class="action" disabled={isStoring} onClick={dismiss}>
          {message('lists_cancel')}
        </button>
      </div>
    </form>
  );
}

interface ConsequenceProps {
  found: FoundList;
  /** Those that are ticked, in words. */
  rules: string;
}

/** Says how the list will affect verdicts. */
function Consequence({ found: { ruleset, list }, rules }: ConsequenceProps) {
  if (hasFewWords(ruleset, list.words)) return <FewWords ruleset={ruleset} words={list.words} />;
  return <p class="consequence">{rules ? message('import_decides', rules) : message('import_use_for_hint')}</p>;
}

/** Returns the label of the button, which names the chosen rulesets once the file has been read. */
function buttonLabel(found: FoundList | undefined, rules: string): string {
  if (!found) return message('import_start');
  return rules ? message('import_start_use', rules) : message('import_start_compare');
}

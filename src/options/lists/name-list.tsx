import { useRef, useState } from 'preact/hooks';
import { LONGEST_NAME } from '../../explain/list-name.ts';
import { rulesetName } from '../../explain/ruleset-name.ts';
import { rulesetsOfLanguage } from '../../rulesets/index.ts';
import { policyInForce } from '../../storage/policy-in-force.ts';
import { message } from '../../ui/message.ts';
import { unchangeable } from '../../ui/unchangeable.ts';
import { FewWords } from './small-list.tsx';
import type { ChosenFile, Import } from './use-import.ts';

interface Props {
  shown: ChosenFile;
  importing: Import;
}

/** What the list is to be called, and by which rules verdicts are to rest on it: by none unless the user says so. */
export function NameList({ shown: { reading }, importing: { choices, change, store, dismiss } }: Props) {
  const [isNameMissed, setNameMissed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isNameless = choices.name.trim() === '';
  const found = reading.step === 'found' ? reading.found : undefined;
  const submit = (event: Event) => {
    event.preventDefault();
    setNameMissed(isNameless);
    if (isNameless) field.current?.focus();
    else store();
  };
  return (
    <form onSubmit={submit}>
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
        <legend>{message('import_use_for')}</legend>
        {rulesetsOfLanguage(choices.language).map((id) => {
          const fixed = policyInForce().lists[id];
          return (
            <label key={id}>
              <input
                type="checkbox"
                name="use-for"
                value={id}
                checked={fixed ? fixed.sha256 === found?.sha256 : choices.useFor.includes(id)}
                {...unchangeable(fixed !== undefined)}
                onChange={({ currentTarget: { checked } }) =>
                  change({ useFor: checked ? [...choices.useFor, id] : choices.useFor.filter((one) => one !== id) })
                }
              />
              {message(`ruleset_short_${rulesetName(id)}`)} {fixed && <span class="managed">{message('managed')}</span>}
            </label>
          );
        })}
        <p id="import-use-hint" class="quiet">
          {message('import_use_for_hint')}
        </p>
        <div role="status">
          {found && choices.useFor.length > 0 && <FewWords ruleset={found.ruleset} words={found.list.words} />}
        </div>
      </fieldset>
      <div class="row-actions">
        <button type="submit" class="action main" disabled={!found}>
          {message('import_start')}
        </button>
        <button type="button" class="action" disabled={reading.step === 'storing'} onClick={dismiss}>
          {message('lists_cancel')}
        </button>
      </div>
    </form>
  );
}

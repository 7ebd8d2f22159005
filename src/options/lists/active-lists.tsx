import { listName } from '../../explain/list-name.ts';
import { rulesetName } from '../../explain/ruleset-name.ts';
import type { RulesetId } from '../../rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../rulesets/index.ts';
import { PACKED } from '../../storage/packed-index.ts';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/message.ts';
import { FewWords } from './small-list.tsx';
import type { Lists } from './use-lists.ts';

/** Stands for the open list that ships; no id of a list. */
const BUNDLED = 'bundled';

interface Props {
  lists: Lists;
  /** @param id null for the open list that ships */
  activate: (ruleset: RulesetId, id: string | null) => void;
}

/** What the verdicts of each ruleset rest on: one choice for each. */
export function ActiveLists({ lists, activate }: Props) {
  return (
    <div class="active-lists">
      <h3>{message('lists_rest_on')}</h3>
      {RULESET_IDS.map((ruleset) => (
        <ActiveList key={ruleset} ruleset={ruleset} lists={lists} activate={(id) => activate(ruleset, id)} />
      ))}
    </div>
  );
}

interface OneProps {
  ruleset: RulesetId;
  lists: Lists;
  activate: (id: string | null) => void;
}

function ActiveList({ ruleset, lists: { records, active }, activate }: OneProps) {
  const { language, lexicons } = rulesetOf(ruleset);
  const fitting = records.filter((record) => record.language === language);
  const chosen = active[ruleset] ?? BUNDLED;
  const record = fitting.find(({ id }) => id === chosen);
  const isGone = chosen !== BUNDLED && !record;
  const { name, edition } = PACKED[lexicons.game];
  const bundled = message('lists_bundled', name, edition);
  const rules = message(`ruleset_short_${rulesetName(ruleset)}`);
  if (fitting.length === 0 && !isGone) {
    return (
      <p class="active-list">
        <span class="rules">{rules}</span> <span>{bundled}</span>
      </p>
    );
  }
  const note = `few-${ruleset}`;
  return (
    <div class="active-list">
      <label>
        <span class="rules">{rules}</span>
        <select
          class="ruleset"
          name={`list-${ruleset}`}
          value={chosen}
          aria-describedby={record ? note : undefined}
          onChange={({ currentTarget: { value } }) => activate(value === BUNDLED ? null : value)}
        >
          {isGone && <option value={chosen}>{message('lists_gone')}</option>}
          <option value={BUNDLED}>{bundled}</option>
          {fitting.map((one) => (
            <option key={one.id} value={one.id}>
              {listName(one)} ({counted('lists_word_count', one.words)})
            </option>
          ))}
        </select>
      </label>
      {record && <FewWords id={note} ruleset={ruleset} words={record.words} />}
    </div>
  );
}

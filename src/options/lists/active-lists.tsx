import { listName } from '../../explain/list-name.ts';
import { rulesetName } from '../../explain/ruleset-name.ts';
import type { RulesetId } from '../../rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../rulesets/index.ts';
import { PACKED } from '../../storage/packed-index.ts';
import { Choices } from '../../ui/choices.tsx';
import { counted } from '../../ui/counted.ts';
import { figure } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import { bundledWords, isSmall } from './small-list.ts';
import type { Lists } from './use-lists.ts';

/** Stands for the open list that ships; no id of a list. */
const BUNDLED = 'bundled';

interface Props {
  lists: Lists;
  /** @param id null for the open list that ships */
  activate: (ruleset: RulesetId, id: string | null) => void;
}

/** What the verdicts of each ruleset rest on, for the languages that the user has a list of. */
export function ActiveLists({ lists: { records, active }, activate }: Props) {
  const rulesets = RULESET_IDS.filter((id) => records.some(({ language }) => language === rulesetOf(id).language));
  if (rulesets.length === 0) return null;
  return (
    <div class="active-lists">
      <h3>{message('lists_rest_on')}</h3>
      {rulesets.map((ruleset) => {
        const fitting = records.filter(({ language }) => language === rulesetOf(ruleset).language);
        const { name, edition } = PACKED[rulesetOf(ruleset).lexicons.game];
        return (
          <Choices
            key={ruleset}
            legend={message(`ruleset_short_${rulesetName(ruleset)}`)}
            choices={[BUNDLED, ...fitting.map(({ id }) => id)]}
            chosen={active[ruleset] ?? BUNDLED}
            label={(choice) => {
              const record = fitting.find(({ id }) => id === choice);
              return record ? listName(record) : message('lists_bundled', name, edition);
            }}
            note={(choice) => {
              const record = fitting.find(({ id }) => id === choice);
              // The rules may be others than those that the list was brought for.
              return record && isSmall({ ruleset, words: record.words })
                ? counted('lists_small', record.words, figure(bundledWords(ruleset)))
                : '';
            }}
            choose={(choice) => activate(ruleset, choice === BUNDLED ? null : choice)}
          />
        );
      })}
    </div>
  );
}

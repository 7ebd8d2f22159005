import { listName, rulesetName } from '../../../core/explain/explanation.ts';
import { lexiconsOf } from '../../../core/lexicon/lexicon.ts';
import type { RulesetId } from '../../../core/rules/verdict.ts';
import { rulesetOf } from '../../../core/rulesets/index.ts';
import { isSmallBeside } from '../../../core/word-lists/list-limits.ts';
import { PACKED_LISTS } from '../../../platform/storage/packed-lists.ts';
import { permittedRulesets } from '../../../platform/storage/policy.ts';
import { figure } from '../../../ui/figures.ts';
import { counted, message } from '../../../ui/message.ts';
import { useSettings } from '../../../ui/page.tsx';
import { BY_LANGUAGE } from '../../../ui/ruleset-choice.tsx';
import { VerdictSign } from '../../../ui/verdict-components.tsx';
import type { Lists } from './use-lists.ts';

/** The value for the shipped open list; no list has this id. */
const BUNDLED = 'bundled';

interface ActiveListsProps {
  lists: Lists;
  /** @param id null for the shipped open list */
  activate: (ruleset: RulesetId, id: string | null) => void;
}

/** The choice of the active list for each ruleset. */
export function ActiveLists({ lists, activate }: ActiveListsProps) {
  return (
    <div class="active-lists">
      <h3>{message('lists_rest_on')}</h3>
      {permittedRulesets(BY_LANGUAGE, useSettings().policy).map((ruleset) => (
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
  const { language } = rulesetOf(ruleset);
  const fitting = records.filter((record) => record.language === language);
  const chosen = active[ruleset] ?? BUNDLED;
  const record = fitting.find(({ id }) => id === chosen);
  const isMissing = chosen !== BUNDLED && !record;
  const rules = message(`ruleset_short_${rulesetName(ruleset)}`);
  const fixed = useSettings().policy.lists[ruleset];
  if (fixed) {
    return (
      <p class="active-list">
        <span class="rules">{rules}</span>
        {record ? (
          <span>
            {listName(record)} <span class="managed">{message('managed')}</span>
          </span>
        ) : (
          <span>
            <span class="problem">{message('managed_list_missing', fixed.name)}</span>{' '}
            <span class="checksum">
              {message('lists_checksum')}: {fixed.sha256}
            </span>
          </span>
        )}
      </p>
    );
  }
  if (fitting.length === 0 && !isMissing) {
    return (
      <p class="active-list">
        <span class="rules">{rules}</span> <span>{message('lists_bundled')}</span>
      </p>
    );
  }
  return (
    <div class="active-list">
      <label>
        <span class="rules">{rules}</span>
        <select
          class="ruleset"
          name={`list-${ruleset}`}
          value={chosen}
          onChange={({ currentTarget: { value } }) => activate(value === BUNDLED ? null : value)}
        >
          {isMissing && <option value={chosen}>{message('lists_gone')}</option>}
          <option value={BUNDLED}>{message('lists_bundled')}</option>
          {fitting.map((one) => (
            <option key={one.id} value={one.id}>
              {listName(one)} ({counted('lists_word_count', one.words)})
            </option>
          ))}
        </select>
      </label>
      <div role="status">{record && <FewWords ruleset={ruleset} words={record.words} />}</div>
    </div>
  );
}

interface FewWordsProps {
  ruleset: RulesetId;
  /** Words of the list. */
  words: number;
}

/** Warns of the effect of a list of few words on verdicts; empty for other lists. */
export function FewWords({ ruleset, words }: FewWordsProps) {
  if (!hasFewWords(ruleset, words)) return null;
  return (
    <p class="consequence few">
      <VerdictSign outcome="notFound" />
      <span>{counted('lists_small', words, figure(bundledWords(ruleset)))}</span>
    </p>
  );
}

/** Returns true when a list is probably not a complete list for the game. */
export function hasFewWords(ruleset: RulesetId, words: number): boolean {
  return isSmallBeside(bundledWords(ruleset), words);
}

const bundledWords = (ruleset: RulesetId): number => PACKED_LISTS[lexiconsOf(rulesetOf(ruleset).language).game].forms;

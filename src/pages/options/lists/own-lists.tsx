import { useEffect, useRef, useState } from 'preact/hooks';
import { listName } from '../../../core/explain/explanation.ts';
import type { RulesetId } from '../../../core/rules/verdict.ts';
import { browser } from '../../../platform/browser.ts';
import {
  activate,
  deleteList,
  renameList,
  restoreList,
  type WordListRecord,
} from '../../../platform/storage/word-lists.ts';
import { message } from '../../../ui/message.ts';
import { ActiveLists } from './active-lists.tsx';
import { UndoLine } from './editing.tsx';
import { ImportList } from './import-list.tsx';
import { ListCard } from './list-card.tsx';
import { type Lists, useLists } from './use-lists.ts';

/** Used until the lists are read, or if they cannot be read. */
const NO_LISTS: Lists = { records: [], active: {} };

/** The list deleted last. */
interface Deleted {
  record: WordListRecord;
  /** Rulesets for which it was active. */
  rulesets: readonly RulesetId[];
}

/** The active list of each ruleset, and the user's lists, which can be imported, used, renamed, exported and deleted. */
export function OwnLists() {
  const { lists, unreadable, readAgain } = useLists();
  const [deleted, setDeleted] = useState<Deleted | undefined>();
  const [error, setError] = useState('');
  const section = useRef<HTMLElement>(null);
  /** Id of the list whose row gets the focus when it is displayed again. */
  const toFocus = useRef<string | undefined>(undefined);
  /** The active lists before the last import. */
  const before = useRef<Lists['active']>({});
  useEffect(() => {
    const button = section.current?.querySelector<HTMLElement>(`[data-list="${toFocus.current}"] .remove`);
    if (!button) return;
    toFocus.current = undefined;
    button.focus();
  }, [lists]);

  /** @returns whether it was done */
  const change = async (doing: () => Promise<unknown>) => {
    setDeleted(undefined);
    setError('');
    try {
      await doing();
      return true;
    } catch (error) {
      console.error(error);
      setError(message('save_failed'));
      return false;
    } finally {
      await readAgain();
    }
  };
  const remove = (record: WordListRecord) =>
    change(async () => setDeleted({ record, rulesets: await deleteList(record.id) }));
  const restore = async ({ record, rulesets }: Deleted) => {
    toFocus.current = record.id;
    await change(async () => {
      if (!(await restoreList(record.id, rulesets))) setError(message('lists_not_restored'));
    });
  };

  const useNew = async ({ id }: WordListRecord, useFor: readonly RulesetId[]) => {
    before.current = lists?.active ?? {};
    await change(async () => {
      for (const ruleset of useFor) await activate(ruleset, id);
    });
  };

  const undoNew = async ({ id }: WordListRecord) => {
    await change(async () => {
      for (const ruleset of await deleteList(id)) await activate(ruleset, before.current[ruleset] ?? null);
    });
  };

  return (
    <section ref={section} class="own-lists" aria-busy={!lists && !unreadable}>
      <h2>{message('lists_title')}</h2>
      <p class="quiet">{message('lists_hint')}</p>
      {unreadable && <p class="problem">{unreadable}</p>}
      {lists && <ActiveLists lists={lists} activate={(ruleset, id) => change(() => activate(ruleset, id))} />}
      {lists && lists.records.length > 0 && (
        <ul class="lists">
          {lists.records.map((record) => (
            <ListCard
              key={record.id}
              record={record}
              active={lists.active}
              use={(ruleset, on) => change(() => activate(ruleset, on ? record.id : null))}
              rename={(name) => change(() => renameList(record.id, name))}
              remove={() => remove(record)}
            />
          ))}
        </ul>
      )}
      {deleted && <UndoLine text={deletedWording(deleted)} undo={() => restore(deleted)} takesFocus />}
      <p class="problem" role="alert">
        {error}
      </p>
      {lists && lists.records.length > 1 && (
        <p>
          <a
            class="link"
            href={browser.runtime.getURL('src/pages/list-diff/index.html')}
            target="_blank"
            rel="noreferrer"
          >
            {message('lists_compare')}
          </a>
        </p>
      )}
      <ImportList lists={lists ?? NO_LISTS} stored={useNew} undo={undoNew} />
    </section>
  );
}

function deletedWording({ record, rulesets }: Deleted): string {
  return message(rulesets.length > 0 ? 'lists_deleted_active' : 'lists_deleted', listName(record));
}

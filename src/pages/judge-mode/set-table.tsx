import { useEffect, useRef, useState } from 'preact/hooks';
import { listName, rulesetName } from '../../core/explain/explanation.ts';
import { openListPhrase } from '../../core/explain/phrases.ts';
import { text } from '../../core/explain/sentence.ts';
import type { Basis, RulesetId } from '../../core/rules/verdict.ts';
import { ASK_AGAIN_MS, answerOrFailure, ask } from '../../platform/messages/ask.ts';
import { type ActiveLists, activeListIds } from '../../platform/storage/active-lists.ts';
import { onExceptionsChanged, readExceptions, type StoredException } from '../../platform/storage/exceptions.ts';
import { NOT_FOUND, RESTS, type Table } from '../../platform/storage/judge-table.ts';
import { PIN } from '../../platform/storage/pin.ts';
import type { FixedList } from '../../platform/storage/policy.ts';
import { Choices } from '../../ui/choices.tsx';
import { message } from '../../ui/message.ts';
import { useSettings } from '../../ui/page.tsx';
import { RulesetChoice } from '../../ui/ruleset-choice.tsx';
import { wordingOfPage } from '../../ui/wording-of-page.ts';
import { Log } from './log.tsx';

interface Props {
  /** The initial ruleset. */
  ruleset: RulesetId;
  /** @param pin empty if a long press leaves */
  start: (settings: Omit<Table, 'pin'>, pin: string) => void;
}

/** The list by which a ruleset judges. */
interface List {
  /** Null for the open list. */
  id: string | null;
  /** Including the edition. */
  name: string;
  /** Whether a policy fixes it. */
  byPolicy: boolean;
  /** True when it is fixed but not on this device. Then there are no verdicts. */
  missing: boolean;
}

/** The set-up before players get the device: ruleset, list, how long a verdict stays, and the exit. */
export function SetTable({ ruleset: first, start }: Props) {
  const [ruleset, setRuleset] = useState(first);
  const [rest, setRest] = useState<Table['rest']>(RESTS[1]);
  // The PIN is only in the field.
  const pin = useRef<HTMLInputElement>(null);
  const [wrongPin, setWrongPin] = useState(false);
  const [notFound, setNotFound] = useState<Table['notFound']>('referee');
  const list = useActiveList(ruleset, useSettings().policy.lists[ruleset]);
  const hasExceptions = useExceptions().some((exception) => exception.ruleset === ruleset);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (list && !list.missing && !wrongPin) {
      start({ ruleset, list: list.id, source: list.name, notFound, rest }, typedPin(pin.current));
    }
  };
  return (
    <main class="set-table">
      <h1>{message('judge_title')}</h1>
      <p>{message('judge_hint')}</p>
      <form onSubmit={submit}>
        <div class="rules">
          <span>{message('options_rules')}</span>
          <RulesetChoice ruleset={ruleset} choose={setRuleset} />
          <span class="quiet">{message(`ruleset_${rulesetName(ruleset)}`)}</span>
        </div>
        <p class="list">
          {list &&
            !list.missing &&
            (list.id === null ? message('judge_open_list') : message('judge_own_list', list.name || '…'))}{' '}
          {list?.byPolicy && !list.missing && <span class="managed">{message('managed')}</span>}
        </p>
        {list?.id === null && (
          <Choices
            legend={message('judge_notFound')}
            choices={NOT_FOUND}
            chosen={notFound}
            label={(choice) => message(`judge_notFound_${choice}`)}
            choose={setNotFound}
          />
        )}
        {hasExceptions && <p class="quiet exceptions">{message('judge_exceptions')}</p>}
        <p class="problem" role="alert">
          {list?.missing && message('failed_unimported')}
        </p>
        <Choices
          legend={message('judge_rest')}
          choices={RESTS}
          chosen={rest}
          label={(seconds) => message('judge_seconds', seconds)}
          choose={setRest}
        />
        <label class="pin">
          {message('judge_pin')}
          <input
            ref={pin}
            type="text"
            inputMode="numeric"
            autocomplete="off"
            maxLength={8}
            aria-invalid={wrongPin}
            aria-describedby="pin-hint"
            onInput={({ currentTarget }) => setWrongPin(!isValidPin(typedPin(currentTarget)))}
          />
        </label>
        <p id="pin-hint" class={wrongPin ? 'problem' : 'quiet'}>
          {message('judge_pin_hint')}
        </p>
        <button type="submit" class="action main main-action" disabled={list === undefined || list.missing || wrongPin}>
          {message('judge_start')}
        </button>
      </form>
      <Log />
    </main>
  );
}

/** Returns true for a PIN that can be set. Empty, it is no PIN, and a long press leaves. */
function isValidPin(pin: string): boolean {
  return pin === '' || PIN.test(pin);
}

function typedPin(field: HTMLInputElement | null): string {
  return field?.value.trim() ?? '';
}

/** The active list of the ruleset; undefined while it is read. If lists cannot be read, the worker reports it at the first play. */
function useActiveList(ruleset: RulesetId, fixed: FixedList | undefined): List | undefined {
  const [list, setList] = useState<List | undefined>();
  useEffect(() => {
    let outdated = false;
    setList(undefined);
    activeList(ruleset, fixed).then((read) => {
      if (!outdated) setList(read);
    });
    return () => {
      outdated = true;
    };
  }, [ruleset, fixed?.sha256]);
  return list;
}

/** The user's current exceptions; none if they cannot be read. */
function useExceptions(): readonly StoredException[] {
  const [exceptions, setExceptions] = useState<readonly StoredException[]>([]);
  useEffect(() => {
    readExceptions().then(setExceptions, () => {});
    return onExceptionsChanged(setExceptions);
  }, []);
  return exceptions;
}

/** A word that no closed list of any ruleset decides, so its verdict names the active list. */
const ANY_WORD = 'rat';

async function activeList(ruleset: RulesetId, fixed: FixedList | undefined): Promise<List> {
  const active = await activeListIds().catch((): ActiveLists => ({}));
  const id = active[ruleset] ?? null;
  // Only pages that change lists load the lists' database; here a verdict names the list.
  const judged = () => answerOrFailure(ask<'judge'>({ name: 'judge', word: ANY_WORD, ruleset }));
  let answer = await judged();
  while (answer.state === 'loading') {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    answer = await judged();
  }
  const missing = answer.state === 'failed' && answer.code === 'unimported';
  const name = answer.state === 'ready' ? await nameOf(answer.verdict.basis) : '';
  return { id, name: name || (fixed?.name ?? ''), byPolicy: fixed !== undefined, missing };
}

/** Returns the list with its edition, an open one as such; empty if the verdict rests on no list. */
async function nameOf({ kind, list }: Basis): Promise<string> {
  if (!list) return '';
  const wording = kind === 'official-list' ? null : await wordingOfPage().catch(() => null);
  return wording ? text(openListPhrase(list), wording) : listName(list);
}

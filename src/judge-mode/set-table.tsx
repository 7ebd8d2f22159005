import { useEffect, useRef, useState } from 'preact/hooks';
import { listName } from '../explain/list-name.ts';
import { rulesetName } from '../explain/ruleset-name.ts';
import { ASK_AGAIN, ask, reached } from '../messages/ask.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { type ActiveLists, activeListIds } from '../storage/active-lists.ts';
import { onExceptionsChanged, readExceptions, type StoredException } from '../storage/exceptions.ts';
import { RESTS, type Table, UNFOUND } from '../storage/judge-table.ts';
import { PIN } from '../storage/pin.ts';
import { policyInForce } from '../storage/policy-in-force.ts';
import { Choices } from '../ui/choices.tsx';
import { message } from '../ui/message.ts';
import { RulesetChoice } from '../ui/ruleset-choice.tsx';
import { Log } from './log.tsx';

interface Props {
  /** To begin with. */
  ruleset: RulesetId;
  /** @param pin empty where a long press is to leave. */
  start: (fixed: Omit<Table, 'pin'>, pin: string) => void;
}

/** The list that a ruleset goes by. */
interface List {
  /** Null for the open list. */
  id: string | null;
  /** With the edition. */
  name: string;
  /** Is it fixed by a policy? */
  fixed: boolean;
  /** Is it fixed, and not on this machine? Then there is no verdict. */
  missing: boolean;
}

/** What is fixed before players have the device: rules, list, how long a verdict stays, and the way out. */
export function SetTable({ ruleset: first, start }: Props) {
  const [ruleset, setRuleset] = useState(first);
  const [rest, setRest] = useState<Table['rest']>(RESTS[1]);
  // The PIN stands nowhere but in the field.
  const pin = useRef<HTMLInputElement>(null);
  const [wrongPin, setWrongPin] = useState(false);
  const [unfound, setUnfound] = useState<Table['unfound']>('referee');
  const list = useActiveList(ruleset);
  const hasExceptions = useExceptions().some((exception) => exception.ruleset === ruleset);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (list && !list.missing && !wrongPin) {
      start({ ruleset, list: list.id, source: list.name, unfound, rest }, typedPin(pin.current));
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
          {list?.fixed && !list.missing && <span class="managed">{message('managed')}</span>}
        </p>
        {list?.id === null && (
          <Choices
            legend={message('judge_unfound')}
            choices={UNFOUND}
            chosen={unfound}
            label={(choice) => message(`judge_unfound_${choice}`)}
            choose={setUnfound}
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
            onInput={({ currentTarget }) => setWrongPin(!isPossible(typedPin(currentTarget)))}
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
function isPossible(pin: string): boolean {
  return pin === '' || PIN.test(pin);
}

function typedPin(field: HTMLInputElement | null): string {
  return field?.value.trim() ?? '';
}

/** The list that the ruleset goes by now; undefined while it is read. Where lists cannot be read, the worker says so at the first play. */
function useActiveList(ruleset: RulesetId): List | undefined {
  const [list, setList] = useState<List | undefined>();
  useEffect(() => {
    let outdated = false;
    setList(undefined);
    activeList(ruleset).then((read) => {
      if (!outdated) setList(read);
    });
    return () => {
      outdated = true;
    };
  }, [ruleset]);
  return list;
}

/** The user's own exceptions, as they are now; none where they cannot be read. */
function useExceptions(): readonly StoredException[] {
  const [exceptions, setExceptions] = useState<readonly StoredException[]>([]);
  useEffect(() => {
    readExceptions().then(setExceptions, () => {});
    return onExceptionsChanged(setExceptions);
  }, []);
  return exceptions;
}

/** A word that closed lists leave to the word list in every game: the verdict on it names the list that all others rest on. */
const ANY_WORD = 'rat';

async function activeList(ruleset: RulesetId): Promise<List> {
  const active = await activeListIds().catch((): ActiveLists => ({}));
  const id = active[ruleset] ?? null;
  const fixed = policyInForce().lists[ruleset];
  // The pages that change lists have the database of them; a verdict names its list without it.
  const judged = () => reached(ask<'judge'>({ name: 'judge', word: ANY_WORD, ruleset }));
  let answer = await judged();
  while (answer.state === 'loading') {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    answer = await judged();
  }
  const list = answer.state === 'ready' ? answer.verdict.basis.list : undefined;
  const missing = answer.state === 'failed' && answer.problem === 'unimported';
  return { id, name: list ? listName(list) : (fixed?.name ?? ''), fixed: fixed !== undefined, missing };
}

import { useEffect, useRef, useState } from 'preact/hooks';
import {
  changeExceptions,
  MOST_EXCEPTIONS,
  onExceptionsChanged,
  readExceptions,
  type StoredException,
} from '../../../platform/storage/exceptions.ts';
import { policyInForce } from '../../../platform/storage/policy-in-force.ts';
import { message } from '../../../ui/message.ts';
import { Folded } from '../folded.tsx';
import { ExceptionForm } from './exception-form.tsx';
import { ExceptionRow } from './exception-row.tsx';
import { isSameException } from './exception-word.ts';
import { UndoLine } from './undo-line.tsx';

/** The exception last removed, or replaced by another on the same word, and its place. */
interface Taken {
  exception: StoredException;
  place: number;
  replaced: boolean;
}

/** The user's exceptions: single words that are allowed or barred, each with a note. */
export function Exceptions() {
  const [exceptions, setExceptions] = useState<readonly StoredException[] | undefined>();
  const [taken, setTaken] = useState<Taken | undefined>();
  const [problem, setProblem] = useState('');
  const list = useRef<HTMLUListElement>(null);
  /** The word whose row gets the focus when it is displayed again. */
  const toFocus = useRef<StoredException | undefined>(undefined);

  useEffect(() => {
    readExceptions().then(setExceptions, () => setProblem(message('exceptions_unreadable')));
    return onExceptionsChanged(setExceptions);
  }, []);
  useEffect(() => {
    const place = exceptions?.findIndex((one) => toFocus.current && isSameException(one, toFocus.current)) ?? -1;
    if (place < 0) return;
    toFocus.current = undefined;
    list.current?.children[place]?.querySelector<HTMLElement>('.remove')?.focus();
  }, [exceptions]);

  /** @returns whether it is stored */
  const change = async (changed: (before: readonly StoredException[]) => readonly StoredException[]) => {
    setTaken(undefined);
    setProblem('');
    try {
      setExceptions(await changeExceptions(changed));
      return true;
    } catch (error) {
      const tooMany = error instanceof RangeError;
      setProblem(tooMany ? message('exceptions_too_many', MOST_EXCEPTIONS) : message('save_failed'));
      return false;
    }
  };
  const remove = async (exception: StoredException) => {
    const place = exceptions?.indexOf(exception) ?? 0;
    const gone = await change((before) => before.filter((one) => !isSameException(one, exception)));
    if (gone) setTaken({ exception, place, replaced: false });
  };
  const add = async (exception: StoredException) => {
    const place = exceptions?.findIndex((one) => isSameException(one, exception)) ?? -1;
    const replaced = exceptions?.[place];
    const added = await change((before) =>
      replaced ? before.map((one) => (isSameException(one, exception) ? exception : one)) : [...before, exception],
    );
    if (added && replaced) setTaken({ exception: replaced, place, replaced: true });
    return added;
  };
  const restore = async ({ exception, place }: Taken) => {
    toFocus.current = exception;
    await change((before) => {
      const others = before.filter((one) => !isSameException(one, exception));
      return [...others.slice(0, place), exception, ...others.slice(place)];
    });
  };

  return (
    <section class="exceptions">
      <h2>{message('exceptions_title')}</h2>
      <p class="quiet">{message('exceptions_hint')}</p>
      {Object.keys(policyInForce().lists).length > 0 && <p class="managed">{message('managed_exceptions')}</p>}
      {exceptions && exceptions.length > 0 && (
        <ul ref={list}>
          {exceptions.map((exception) => (
            <ExceptionRow
              key={`${exception.ruleset} ${exception.word}`}
              exception={exception}
              changeNote={(note) =>
                change((before) => before.map((one) => (isSameException(one, exception) ? { ...one, note } : one)))
              }
              remove={() => remove(exception)}
            />
          ))}
        </ul>
      )}
      {taken && (
        <UndoLine
          told={message(taken.replaced ? 'exceptions_replaced' : 'exceptions_removed', taken.exception.word)}
          undo={() => restore(taken)}
          takesFocus={!taken.replaced}
        />
      )}
      <Folded title={message('exceptions_add')}>
        <ExceptionForm add={add} />
      </Folded>
      <p class="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}

import { useState } from 'preact/hooks';
import type { RulesetId } from '../rules/verdict.ts';
import { forgetTable, keepTable, type Table } from '../storage/judge-table.ts';
import { hashPin } from '../storage/pin.ts';
import { forgetTries } from '../storage/pin-tries.ts';
import { AtTable } from './at-table.tsx';
import { enterFullScreen, leaveFullScreen } from './full-screen.ts';
import { SetTable } from './set-table.tsx';

interface Props {
  /** The table that this tab judged for before it was loaded again. */
  kept: Table | null;
  /** To begin with. */
  ruleset: RulesetId;
}

/** The word judge of a tournament's table: somebody sets it up, then players type plays into it until somebody leaves. */
export function JudgeMode({ kept, ruleset }: Props) {
  const [table, setTable] = useState(kept);
  const start = async (fixed: Omit<Table, 'pin'>, pin: string) => {
    // First: the browser allows it in answer to a press only.
    enterFullScreen();
    const set = { ...fixed, pin: pin === '' ? null : await hashPin(pin) };
    keepTable(set);
    setTable(set);
  };
  const leave = () => {
    forgetTable();
    if (table?.pin) forgetTries(table.pin);
    setTable(null);
    leaveFullScreen();
  };
  return table ? <AtTable table={table} leave={leave} /> : <SetTable ruleset={ruleset} start={start} />;
}

import { useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { ask } from '../../platform/messages/ask.ts';
import { forgetTable, readTable, storeTable, type Table } from '../../platform/storage/judge-table.ts';
import { forgetTries, hashPin } from '../../platform/storage/pin.ts';
import { isPermitted } from '../../platform/storage/policy.ts';
import { message } from '../../ui/message.ts';
import { renderPage, startPage } from '../../ui/start-page.tsx';
import { AtTable } from './at-table.tsx';
import { enterFullScreen, leaveFullScreen } from './kiosk.ts';
import { SetTable } from './set-table.tsx';

interface Props {
  /** The table that this tab judged for before it was reloaded. */
  storedTable: Table | null;
  /** The initial ruleset. */
  ruleset: RulesetId;
}

/** The word judge of a tournament table: an official sets it up, then players type plays until somebody exits. */
function JudgeMode({ storedTable, ruleset }: Props) {
  const [table, setTable] = useState(storedTable);
  const start = async (settings: Omit<Table, 'pin'>, pin: string) => {
    // First, because the browser allows it only in response to a press.
    enterFullScreen();
    const set = { ...settings, pin: pin === '' ? null : await hashPin(pin) };
    storeTable(set);
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

// Starts the worker while this page loads.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

startPage().then(async (settings) => {
  document.title = message('judge_title');
  const storedTable = await readTable();
  // The table was set up before a policy barred its ruleset.
  const isBarred = storedTable !== null && !isPermitted(storedTable.ruleset, settings.policy);
  renderPage(settings, <JudgeMode storedTable={isBarred ? null : storedTable} ruleset={settings.ruleset} />);
});

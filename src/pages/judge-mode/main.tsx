import { useState } from 'preact/hooks';
import { rulesetName } from '../../core/explain/explanation.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { ask } from '../../platform/messages/ask.ts';
import { addToLog, forgetTable, readTable, storeTable, type Table } from '../../platform/storage/judge-table.ts';
import { forgetTries, hashPin } from '../../platform/storage/pin.ts';
import { isPermitted } from '../../platform/storage/policy.ts';
import { message } from '../../ui/message.ts';
import { renderPage, startPage } from '../../ui/page.tsx';
import { TypedWords, WordCount } from './enter-play.tsx';
import { enterFullScreen, leaveFullScreen, useFullScreen, useRefusedClose } from './kiosk.ts';
import { Leave } from './leave.tsx';
import { judgePlay, type Play, PlayVerdict } from './play-verdict.tsx';
import { SetTable } from './set-table.tsx';

interface AtTableProps {
  table: Table;
  leave: () => void;
}

/** The current step: the players enter the number of words, then the words, and then see the verdict. */
type Step = { at: 'count' } | { at: 'words'; count: number } | { at: 'answer'; play: Play };

/** The players' view: the number of words, their fields, one verdict on the whole play, then the first step again. */
function AtTable({ table, leave }: AtTableProps) {
  const [step, setStep] = useState<Step>({ at: 'count' });
  const full = useFullScreen();
  useRefusedClose();
  const next = () => setStep({ at: 'count' });
  const judge = async (words: readonly string[]) => {
    const play: Play = { words };
    setStep({ at: 'answer', play });
    const answer = await judgePlay(words, table);
    const { ruleset, source } = table;
    if (answer.state === 'judged')
      addToLog({ time: Date.now(), ruleset, source, words: [...words], outcome: answer.outcome });
    // Unless the players have already gone on.
    setStep((shown) =>
      shown.at === 'answer' && shown.play === play ? { at: 'answer', play: { words, answer } } : shown,
    );
  };
  return (
    <main class="at-table">
      <h1 class="spoken">{message('judge_title')}</h1>
      {step.at === 'count' && <WordCount choose={(count) => setStep({ at: 'words', count })} />}
      {step.at === 'words' && <TypedWords count={step.count} ruleset={table.ruleset} judge={judge} back={next} />}
      {step.at === 'answer' && (
        <PlayVerdict play={step.play} rest={table.rest} next={next} again={() => judge(step.play.words)} />
      )}
      <footer>
        <span class="deciding">
          <strong>{table.source}</strong>{' '}
          <span class="quiet">{message(`ruleset_short_${rulesetName(table.ruleset)}`)}</span>
        </span>
        {!full && (
          <button type="button" class="action" onClick={enterFullScreen}>
            {message('judge_full_screen')}
          </button>
        )}
        <Leave pin={table.pin} leave={leave} />
      </footer>
    </main>
  );
}

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

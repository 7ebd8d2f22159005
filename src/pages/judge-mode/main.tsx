import { render } from 'preact';
import { ask } from '../../platform/messages/ask.ts';
import { keptTable } from '../../platform/storage/judge-table.ts';
import { isOffered } from '../../platform/storage/policy-in-force.ts';
import { message } from '../../ui/message.ts';
import { startPage } from '../../ui/start-page.ts';
import { JudgeMode } from './judge-mode.tsx';

// Starts the worker while this page loads.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

startPage().then(async ({ ruleset }) => {
  document.title = message('judge_title');
  const kept = await keptTable();
  // The table was set up before a policy barred its ruleset.
  const isBarred = kept !== null && !isOffered(kept.ruleset);
  render(<JudgeMode kept={isBarred ? null : kept} ruleset={ruleset} />, document.body);
});

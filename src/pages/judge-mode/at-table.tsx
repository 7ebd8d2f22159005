import { useState } from 'preact/hooks';
import { rulesetName } from '../../core/explain/explanation.ts';
import type { Table } from '../../platform/storage/judge-table.ts';
import { addToLog } from '../../platform/storage/judge-table.ts';
import { message } from '../../ui/message.ts';
import { TypedWords, WordCount } from './enter-play.tsx';
import { enterFullScreen, useFullScreen, useRefusedClose } from './kiosk.ts';
import { Leave } from './leave.tsx';
import { judgePlay, type Play, PlayVerdict } from './play-verdict.tsx';

interface Props {
  table: Table;
  leave: () => void;
}

/** The current step: the players enter the number of words, then the words, and then see the verdict. */
type Step = { at: 'count' } | { at: 'words'; count: number } | { at: 'answer'; play: Play };

/** The players' view: the number of words, their fields, one verdict on the whole play, then the first step again. */
export function AtTable({ table, leave }: Props) {
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

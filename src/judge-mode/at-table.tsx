import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { rulesetName } from '../explain/ruleset-name.ts';
import { rulesetOf } from '../rulesets/index.ts';
import type { Table } from '../storage/judge-table.ts';
import { message } from '../ui/message.ts';
import { typedWords } from '../ui/typed-words.ts';
import { VerdictSign } from '../ui/verdict-sign.tsx';
import { upperCase } from '../words/normalise.ts';
import { enterFullScreen, useFullScreen } from './full-screen.ts';
import { judgePlay, type PlayAnswer } from './judge-play.ts';
import { Leave } from './leave.tsx';

interface Props {
  table: Table;
  leave: () => void;
}

/** A play that was asked about. */
interface Play {
  words: readonly string[];
  /** Undefined until it is there. */
  answer?: PlayAnswer;
}

/** What players see: an empty field, then one verdict on the whole play, then the empty field again. */
export function AtTable({ table, leave }: Props) {
  const [play, setPlay] = useState<Play | null>(null);
  const full = useFullScreen();
  useRefusedClose();
  const next = () => setPlay(null);
  const judge = async (words: readonly string[]) => {
    const asked: Play = { words };
    setPlay(asked);
    const answer = await judgePlay(words, table);
    // Unless the players have gone on.
    setPlay((shown) => (shown === asked ? { words, answer } : shown));
  };
  return (
    <main class="at-table">
      <h1 class="spoken">{message('judge_title')}</h1>
      {play === null ? (
        <Question table={table} judge={judge} />
      ) : (
        <Answered play={play} rest={table.rest} next={next} again={() => judge(play.words)} />
      )}
      <footer>
        <span class="quiet">{message(`ruleset_short_${rulesetName(table.ruleset)}`)}</span>
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

/** The field for the words of a play. */
function Question({ table, judge }: { table: Table; judge: (words: readonly string[]) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  useLayoutEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const words = typedWords(field.current?.value ?? '');
    if (typeof words === 'string') setProblem(message(words));
    else if (words.length > 0) judge(words);
    field.current?.focus();
  };
  return (
    <form class="play" onSubmit={submit}>
      <label for="play">{message('judge_words')}</label>
      <input
        id="play"
        ref={field}
        type="text"
        lang={rulesetOf(table.ruleset).language}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-describedby="play-hint"
        onInput={() => setProblem('')}
      />
      <p id="play-hint" class={problem ? 'problem' : 'quiet'} role={problem ? 'alert' : undefined}>
        {problem || message('judge_words_hint')}
      </p>
      <button type="submit" class="action main-action">
        {message('judge_ask')}
      </button>
    </form>
  );
}

interface AnsweredProps {
  play: Play;
  /** Seconds until the next play. */
  rest: number;
  next: () => void;
  again: () => void;
}

/** One verdict, as large as there is room; without reasons, and without saying which word is wrong. */
function Answered({ play: { words, answer }, rest, next, again }: AnsweredProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!answer) return;
    button.current?.focus();
    const timer = setTimeout(next, rest * 1000);
    return () => clearTimeout(timer);
  }, [answer]);
  const outcome = answer?.state === 'judged' ? answer.outcome : '';
  return (
    <section class={`verdict-on-play ${outcome}`}>
      <div role="status" class="large">
        {answer?.state === 'judged' && (
          <>
            <VerdictSign outcome={answer.outcome} />
            <span class="word">{message(`play_${answer.outcome}`)}</span>
          </>
        )}
        {answer?.state === 'no-word' && answer.why}
        {answer?.state === 'other-list' && message('judge_other_list')}
        {answer?.state === 'failed' && message(`failed_${answer.problem}`)}
      </div>
      <ul class="words">
        {words.map((word, place) => (
          <li key={place}>{upperCase(word)}</li>
        ))}
      </ul>
      <div class="steps">
        {answer?.state === 'failed' && (
          <button type="button" class="action main-action" onClick={again}>
            {message('try_again')}
          </button>
        )}
        <button ref={button} type="button" class="action main-action" onClick={next}>
          {message('judge_next')}
        </button>
      </div>
    </section>
  );
}

/** The browser asks before the tab is closed or loaded anew: players should leave by the way that was set. */
function useRefusedClose(): void {
  useEffect(() => {
    const refuse = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', refuse);
    return () => removeEventListener('beforeunload', refuse);
  }, []);
}

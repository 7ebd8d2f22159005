import { useEffect, useRef, useState } from 'preact/hooks';
import { inStudyOrder } from '../../core/rules/study.ts';
import type { Studied } from '../../platform/messages/answers.ts';
import { ASK_AGAIN_MS, answerOrFailure, ask } from '../../platform/messages/ask.ts';
import type { QueryState } from '../../ui/use-worker-query.ts';
import type { Query } from './query-form.tsx';

/** Number of words in the table at first, and number added by each press. */
const SHOWN = 500;

/** The results so far. */
export interface Found extends Pick<Studied, 'list' | 'letters' | 'whole'> {
  count: number;
  /** The number of words by length, the shortest first. */
  lengths: readonly (readonly [letters: number, words: number])[];
  /** The first words, in order. */
  first: readonly string[];
}

export interface Search {
  /** The state of the search, with its results when there are any. */
  answer: QueryState<{ found: Found }>;
  isRunning: boolean;
  stop: () => void;
  /** Continues a stopped search, or retries a failed one. */
  resume: () => void;
  showMore: () => void;
  /** All words found, in order. */
  all: () => readonly string[];
}

/** Searches for words part by part until there are no more or the user stops it. */
export function useSearch({ kind, text, ruleset }: Query): Search {
  const search = useRef(crypto.randomUUID());
  const words = useRef<string[]>([]);
  const lengths = useRef(new Map<number, number>());
  const first = useRef<string[]>([]);
  const most = useRef(SHOWN);
  const isGone = useRef(false);
  const [answer, setAnswer] = useState<QueryState<{ found: Found }>>({ state: 'idle' });
  const [isRunning, setRunning] = useState(true);

  const addWords = ({ list, letters, from, words: next, whole }: Studied): Found => {
    // The worker was stopped in between and has started the search again.
    const isAnew = from !== words.current.length;
    if (isAnew) {
      words.current = [];
      first.current = [];
      lengths.current.clear();
    }
    for (const word of next) {
      words.current.push(word);
      lengths.current.set(word.length, (lengths.current.get(word.length) ?? 0) + 1);
    }
    first.current = inStudyOrder([...first.current, ...next], letters, kind, most.current);
    return {
      ...{ list, letters, whole },
      count: words.current.length,
      lengths: [...lengths.current].sort(([one], [other]) => one - other),
      first: first.current,
    };
  };

  useEffect(() => {
    if (!isRunning) return;
    let isStopped = false;
    const requestFrom = (from: number) =>
      answerOrFailure(ask<'study'>({ name: 'study', text, kind, ruleset, search: search.current, from }));
    const run = async () => {
      let request = requestFrom(words.current.length);
      for (;;) {
        const answer = await request;
        if (isGone.current) return;
        const continues = !isStopped && answer.state === 'ready' && !answer.whole;
        // The worker goes on while this page takes what it has found.
        if (continues) request = requestFrom(answer.from + answer.words.length);
        if (answer.state === 'loading') {
          setAnswer(answer);
          await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
          if (isStopped) return;
          request = requestFrom(words.current.length);
        } else if (answer.state === 'failed') {
          setAnswer(answer);
          setRunning(false);
          return;
        } else {
          // A part that arrives after a press on “Stop” is kept, because the worker sends it only once.
          setAnswer({ state: 'ready', found: addWords(answer) });
          if (answer.whole) setRunning(false);
          if (!continues) return;
        }
      }
    };
    run();
    return () => {
      isStopped = true;
    };
  }, [isRunning]);
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );

  const showMore = () => {
    most.current += SHOWN;
    if (answer.state !== 'ready') return;
    const { found } = answer;
    first.current = inStudyOrder(words.current, found.letters, kind, most.current);
    setAnswer({ state: 'ready', found: { ...found, first: first.current } });
  };
  return {
    ...{ answer, isRunning, showMore },
    stop: () => setRunning(false),
    resume: () => setRunning(true),
    all: () => (answer.state === 'ready' ? inStudyOrder(words.current, answer.found.letters, kind) : []),
  };
}

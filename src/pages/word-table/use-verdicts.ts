import { useEffect, useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { upperCase } from '../../core/words/normalise.ts';
import type { LexiconAnswer, WordVerdict } from '../../platform/messages/answers.ts';
import { ASK_AGAIN_MS, answerOrFailure, ask, type FailedAnswer } from '../../platform/messages/ask.ts';
import { MOST_WORDS_AT_ONCE } from '../../platform/messages/limits.ts';
import { onListsChanged } from '../../platform/storage/active-lists.ts';
import { onExceptionsChanged } from '../../platform/storage/exceptions.ts';
import type { Row } from './rows.ts';
import type { TextWord } from './words-of-text.ts';

/** Returns a number that increases when verdicts may have changed: after a change of word lists, of a policy, or of exceptions. */
function useVerdictVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const changed = () => setVersion((number) => number + 1);
    const ends = [onListsChanged(changed), onExceptionsChanged(changed)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return version;
}

/** The state of judging all words. */
interface Judging {
  /** The words that have their verdicts, in the order of the text. */
  rows: Row[];
  /** Why the others have none; null while they are being judged and when all are done. */
  waiting: Exclude<LexiconAnswer<unknown> | FailedAnswer, { state: 'ready' }> | null;
}

/** Words of the first request; few, so that the first verdicts appear soon. */
const FIRST = 100;

/** Minimum milliseconds between two updates, each of which sorts all rows. */
const REST = 500;

/**
 * Judges the words in batches of a few hundred, so that the worker can answer other requests in between and the page stays responsive. All
 * words are judged again when a list, a policy or an exception changes.
 * @returns the state, and a function that retries after a failure
 */
export function useVerdicts(words: readonly TextWord[], ruleset: RulesetId): [Judging, () => void] {
  const [judging, setJudging] = useState<Judging>({ rows: [], waiting: null });
  const [attempt, setAttempt] = useState(0);
  const version = useVerdictVersion();

  useEffect(() => {
    let outdated = false;
    const rows: Row[] = [];
    let shownAt = 0;
    const judge = async () => {
      while (rows.length < words.length) {
        const some = words.slice(rows.length, rows.length === 0 ? FIRST : rows.length + MOST_WORDS_AT_ONCE);
        const answer = await answerOrFailure(
          ask<'judge-words'>({ name: 'judge-words', words: some.map(({ word, query }) => query ?? word), ruleset }),
        );
        if (outdated) return;
        if (answer.state === 'ready') rows.push(...some.map((word, index) => row(word, answer.verdicts[index])));
        const waiting = answer.state === 'ready' ? null : answer;
        const now = performance.now();
        if (waiting || rows.length === words.length || now - shownAt > REST) {
          shownAt = now;
          setJudging({ rows: [...rows], waiting });
        }
        if (answer.state === 'failed') return;
        if (answer.state === 'loading') await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      }
    };
    setJudging({ rows, waiting: null });
    judge();
    return () => {
      outdated = true;
    };
  }, [words, ruleset, attempt, version]);

  return [judging, () => setAttempt((number) => number + 1)];
}

function row(word: TextWord, verdict: WordVerdict | undefined): Row {
  if (!verdict) throw new Error(`no verdict on ${word.word}`);
  // A small letter is a blank, which the query does not say.
  return { ...word, ...verdict, ...(word.query && word.word !== upperCase(word.word) && { points: null }) };
}

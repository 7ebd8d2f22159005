import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';

/** The command on several processors: helpers run the same program with the same arguments, and each answers parts of the words. */

/** Variable of the environment that is set for a helper. */
const HELPER = 'VERDIKT_JUDGE_HELPER';

/** True in a helper. */
export const isHelper = HELPER in process.env;

/** Number of words from which on helpers are started. To start one takes as long as to judge several thousand. */
const MANY = 5_000;

/** More are hardly faster, and each has lexicons of its own in memory. */
const MOST_HELPERS = 3;

/** Number of words in a part. */
const PART = 250;

/** Parts that a helper has at a time: it answers one while this process is busy and cannot send the next. */
const AT_A_TIME = 2;

/** The message by which a helper says that it has read its data. */
const READY = 'ready';

/** Answers parts of the words until the command ends. */
export function help<Answer>(answer: (words: readonly string[]) => Answer): void {
  process.on('message', (words: readonly string[]) => process.send?.(answer(words)));
  process.send?.(READY);
}

/** Words of a part, and what becomes of their answer. */
interface Part<Answer> {
  readonly words: readonly string[];
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that answers words in parts, in order. Of many words, helpers take parts as soon as they are ready. Words may be given
 * before the answer to earlier ones: then no process waits for another one at the end of a batch.
 * @param answer answers a part in this process
 * @param program path of the file that started this process
 */
export function withHelpers<Answer>(answer: (words: readonly string[]) => Answer, program: string) {
  /** Parts that no process has taken yet. */
  const queue: Part<Answer>[] = [];
  const helpers: Helper<Answer>[] = [];
  let given = 0;
  let isAnswering = false;
  const answerHere = async (): Promise<void> => {
    if (isAnswering) return;
    isAnswering = true;
    for (let part = queue.shift(); part; part = queue.shift()) {
      try {
        part.resolve(answer(part.words));
      } catch (error) {
        part.reject(error);
      }
      if (helpers.length > 0) await setImmediate();
    }
    isAnswering = false;
  };
  return {
    answer(words: readonly string[]): Promise<Answer>[] {
      given += words.length;
      const wanted = given < MANY ? 0 : Math.min(MOST_HELPERS, availableParallelism() - 1);
      while (helpers.length < wanted) helpers.push(new Helper(program, queue));
      const answers: Promise<Answer>[] = [];
      for (let from = 0; from < words.length; from += PART) {
        const part = words.slice(from, from + PART);
        answers.push(new Promise((resolve, reject) => queue.push({ words: part, resolve, reject })));
      }
      for (const helper of helpers) helper.takeParts();
      void answerHere();
      return answers;
    },
    end(): void {
      for (const helper of helpers) helper.end();
    },
  };
}

/** A process that answers parts in the order in which it takes them. */
class Helper<Answer> {
  #isReady = false;
  readonly #process: ChildProcess;
  readonly #queue: Part<Answer>[];
  readonly #taken: Part<Answer>[] = [];

  constructor(program: string, queue: Part<Answer>[]) {
    this.#queue = queue;
    this.#process = fork(program, process.argv.slice(2), {
      env: { ...process.env, [HELPER]: '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process.on('message', (message) => {
      if (this.#isReady) this.#taken.shift()?.resolve(message as Answer);
      else this.#isReady = true;
      this.takeParts();
    });
    this.#process.on('exit', () => {
      this.#isReady = false;
      for (const { reject } of this.#taken) reject(new Error('a helper has ended early'));
    });
  }

  takeParts(): void {
    while (this.#isReady && this.#taken.length < AT_A_TIME) {
      const part = this.#queue.shift();
      if (!part) return;
      this.#taken.push(part);
      this.#process.send([...part.words]);
    }
  }

  end(): void {
    this.#process.kill();
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

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

/**
 * Returns a function that answers words in order, in parts. Of many words, helpers take parts as soon as they are ready.
 * @param answer answers a part in this process
 * @param program address of the command's file
 */
export function withHelpers<Answer>(answer: (words: readonly string[]) => Answer, program: string) {
  const helpers: Helper<Answer>[] = [];
  let given = 0;
  return {
    async answer(words: readonly string[]): Promise<Answer[]> {
      given += words.length;
      const wanted = given < MANY ? 0 : Math.min(MOST_HELPERS, availableParallelism() - 1);
      while (helpers.length < wanted) helpers.push(new Helper(program));
      const answers: Answer[] = [];
      let next = 0;
      const takeParts = async (answerPart: (part: readonly string[]) => Answer | Promise<Answer>): Promise<void> => {
        while (next * PART < words.length) {
          const place = next++;
          answers[place] = await answerPart(words.slice(place * PART, (place + 1) * PART));
        }
      };
      const ready = helpers.filter(({ isReady }) => isReady);
      const ofHelpers = ready.flatMap((helper) =>
        Array.from({ length: AT_A_TIME }, () => takeParts((part) => helper.answer(part))),
      );
      const here = takeParts(async (part) => {
        const own = answer(part);
        if (helpers.length > 0) await setImmediate();
        return own;
      });
      await Promise.all([here, ...ofHelpers]);
      return answers;
    },
    end(): void {
      for (const helper of helpers) helper.end();
    },
  };
}

/** A process that answers parts in the order in which it gets them. */
class Helper<Answer> {
  isReady = false;
  readonly #process: ChildProcess;
  readonly #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];

  constructor(program: string) {
    this.#process = fork(fileURLToPath(program), process.argv.slice(2), {
      env: { ...process.env, [HELPER]: '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process.on('message', (message) => {
      if (this.isReady) this.#waiting.shift()?.resolve(message as Answer);
      else this.isReady = true;
    });
    this.#process.on('exit', () => {
      this.isReady = false;
      for (const { reject } of this.#waiting) reject(new Error('a helper has ended early'));
    });
  }

  answer(part: readonly string[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#process.send([...part]);
    });
  }

  end(): void {
    this.#process.kill();
  }
}

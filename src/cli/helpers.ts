import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The command on several processors: helpers run the same program with the same arguments, and each answers a part of the words. */

/** Variable of the environment that is set for a helper. */
const HELPER = 'VERDIKT_JUDGE_HELPER';

/** True in a helper. */
export const isHelper = HELPER in process.env;

/** Number of words after which helpers are started. To start one takes as long as to judge several thousand. */
const ALONE = 10_000;

/** More are hardly faster, and each has lexicons of its own in memory. */
const MOST_HELPERS = 3;

/** Answers parts of the words until the command ends. */
export function help<Answer>(answer: (words: readonly string[]) => Answer): void {
  process.on('message', (words: readonly string[]) => process.send?.(answer(words)));
}

/**
 * Returns a function that answers words in order, in parts. After the first `ALONE` words, helpers answer all parts but one.
 * @param answer answers a part in this process
 * @param program address of the command's file
 */
export function withHelpers<Answer>(answer: (words: readonly string[]) => Answer, program: string) {
  const helpers: ChildProcess[] = [];
  let answered = 0;
  return {
    async answer(words: readonly string[]): Promise<Answer[]> {
      const wanted = answered < ALONE ? 0 : Math.min(MOST_HELPERS, availableParallelism() - 1);
      while (helpers.length < wanted) helpers.push(startHelper(program));
      answered += words.length;
      const size = Math.ceil(words.length / (helpers.length + 1));
      const answers = helpers.map((helper, i) =>
        askHelper<Answer>(helper, words.slice((i + 1) * size, (i + 2) * size)),
      );
      return [answer(words.slice(0, size)), ...(await Promise.all(answers))];
    },
    end(): void {
      for (const helper of helpers) helper.disconnect();
    },
  };
}

function startHelper(program: string): ChildProcess {
  return fork(fileURLToPath(program), process.argv.slice(2), {
    env: { ...process.env, [HELPER]: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function askHelper<Answer>(helper: ChildProcess, words: readonly string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a helper has ended early'));
    helper.once('exit', ended);
    helper.once('message', (answer) => {
      helper.off('exit', ended);
      resolve(answer as Answer);
    });
    helper.send([...words]);
  });
}

/** Programs of the repository, run in processes of their own. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** More bytes than any test prints. */
const OUTPUT_BYTES = 64 << 20;

/** One process: the command `tsx` would start a second one, and `npx` a third. */
const commandOf = (script: string, args: readonly string[]) =>
  [
    process.execPath,
    [...(script.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []), `${root}${script}`, ...args],
  ] as const;

/** Runs a script as a shell does. */
export function runProgram(script: string, args: readonly string[], input: string | Buffer = '', cwd = root) {
  const { status, stdout, stderr } = spawnSync(...commandOf(script, args), {
    input,
    encoding: 'utf8',
    cwd,
    maxBuffer: OUTPUT_BYTES,
  });
  return { status, stdout, stderr };
}

/** Runs a script in a shell. @param redirected what the shell does with input or output, such as `< file` */
export function runRedirected(script: string, args: readonly string[], redirected: string) {
  const [node, nodeArgs] = commandOf(script, args);
  const command = ['-c', `exec "$0" "$@" ${redirected}`, node, ...nodeArgs];
  return spawnSync('sh', command, { encoding: 'utf8', cwd: root });
}

/** Starts a script and leaves its input open. */
export const startProgram = (script: string, args: readonly string[]) =>
  spawn(...commandOf(script, args), { cwd: root });

/**
 * The whole check: types, lint, layers, unused code, both builds, unit and conformance tests, end-to-end tests in the installed browsers.
 * Every step runs even when one before it failed. Ends with what failed, by name, and one line: `N passed, N failed, N skipped`.
 *
 * The engines run side by side, each in one browser. Both wait more than they reckon: what needs no browser runs beside them, with the
 * lowest priority, so that it takes what they leave. Files that fail in a browser are run again at the end, together and, if they still fail,
 * each alone. A test that passes in the end is named as unsteady.
 *
 * With `--times` it prints how long each file of tests took, the slowest first.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = mkdtempSync(join(tmpdir(), 'verdikt-test-'));
const sum = { passed: 0, failed: 0, skipped: 0 };
/** Told again at the end: between a failed unit test and the last line are the end-to-end tests' thousand lines. */
const failures = [];
/** Tests in browsers that failed and passed when they were run again. */
const unsteady = [];
/** The seconds that each file of tests took. */
const times = [];

/** A step that passes or fails as a whole: one test. */
async function check(title, ...command) {
  if (await run(title, command)) {
    sum.passed += 1;
  } else {
    sum.failed += 1;
    failures.push(title);
  }
}

/**
 * A vitest run of some projects of a configuration; each of its tests counts.
 * @param files the files to run, all of them where there are none.
 * @param confirms leaves files with failures out of the sum: the caller runs them again.
 * @returns the files with failures.
 */
async function suite(title, config, projects, { urgent = false, files = [], confirms = false } = {}) {
  const report = join(results, `${title.replaceAll('/', '-')}.json`);
  const ended = await run(
    title,
    [
      'vitest',
      'run',
      '--config',
      config,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    urgent,
  );
  const counted = countsOf(report);
  const failed = counted.filter((counts) => counts.failures.length > 0);
  // An error outside all files, or no file at all.
  if (counted.length === 0 || (!ended && failed.length === 0)) {
    sum.failed += 1;
    failures.push(title);
  }
  for (const counts of counted) {
    times.push({ title, file: counts.file, seconds: counts.seconds });
    if (confirms && failed.includes(counts)) continue;
    sum.passed += counts.passed;
    sum.failed += counts.failures.length;
    sum.skipped += counts.skipped;
    failures.push(...counts.failures);
  }
  return failed;
}

/**
 * The tests of one engine.
 * @returns runs the files with failures again, for when the machine is quiet: together, then those that still fail each in a browser of its
 * own. Only the last run of a file counts; tests that failed before and pass there are named at the end.
 */
async function browserSuite(engine) {
  const runFiles = (title, options) => suite(title, 'vitest.e2e.config.ts', [engine], { urgent: true, ...options });
  const first = await runFiles(engine, { confirms: true });
  return async () => {
    if (first.length === 0) return;
    const files = first.map(({ file }) => file);
    const second = await runFiles(`${engine} again`, { files, confirms: true });
    const third = [];
    for (const { file } of second) third.push(...(await runFiles(`${engine} alone: ${file}`, { files: [file] })));
    const failing = new Set(third.flatMap(({ titles }) => titles));
    const failedBefore = new Set([...first, ...second].flatMap(({ titles }) => titles));
    for (const title of failedBefore) if (!failing.has(title)) unsteady.push(`${engine}: ${title}`);
  };
}

/** Of each file of tests; none if the run has left no report. */
function countsOf(report) {
  let tested;
  try {
    tested = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
  return tested.map(({ name, status, message, assertionResults, startTime, endTime }) => {
    const file = relative(root, name);
    const count = (...wanted) => assertionResults.filter((test) => wanted.includes(test.status)).length;
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${file}: ${fullName}`,
        messages: failureMessages.join('\n'),
      }));
    // A file that cannot be loaded, or whose hooks fail, fails no test.
    if (status === 'failed' && failed.length === 0) failed.push({ title: file, messages: message });
    return {
      file,
      seconds: (endTime - startTime) / 1000,
      passed: count('passed'),
      skipped: count('pending', 'skipped', 'todo'),
      titles: failed.map(({ title }) => title),
      failures: failed.map(({ title, messages }) => `${title}\n${messages}`),
    };
  });
}

/** Each line that it prints has its title before it: others print at the same time. */
function run(title, [program, ...args], urgent = false) {
  const started = Date.now();
  const say = (line) => process.stdout.write(`${title} │ ${line}\n`);
  const script = process.platform === 'win32' ? `${program}.cmd` : program;
  const child = spawn(join(root, 'node_modules', '.bin', script), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  // What it starts in its turn has the same. It may have ended already.
  try {
    if (!urgent && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {}
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      say(message);
      resolve(false);
    });
    child.on('close', (status) => {
      say(`${status === 0 ? 'done' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      resolve(status === 0);
    });
  });
}

async function inTurn(...steps) {
  for (const step of steps) await step();
}

const layered = ['src', 'dictionaries/compile', 'scripts', 'bench', 'test'];

await Promise.all([
  check('build for Chrome', 'vite', 'build', '--mode', 'chrome', '--logLevel', 'warn'),
  check('build for Firefox', 'vite', 'build', '--mode', 'firefox', '--logLevel', 'warn'),
]);
const [rerunChromium, rerunFirefox] = await Promise.all([
  browserSuite('chromium'),
  browserSuite('firefox'),
  inTurn(
    () => check('types', 'tsc'),
    () => check('format and lint', 'biome', 'ci'),
    () => check('layers and cycles', 'depcruise', '--', ...layered),
    () => check('unused code and dependencies', 'knip', '--treat-config-hints-as-errors'),
    () => check('no file of the product that only tests use', 'knip', '--production', '--include', 'files'),
    () => check('weights of the diagnosis are those of the fit', 'tsx', 'scripts/fit/main.ts', '--check'),
  ),
  // Beside those, so that no processor waits when the browsers have ended; the longest tests first.
  inTurn(
    () => suite('long', 'vitest.config.ts', ['long']),
    () => suite('unit', 'vitest.config.ts', ['unit', 'mocked', 'builds']),
  ),
]);

await Promise.all([rerunChromium(), rerunFirefox()]);

rmSync(results, { recursive: true, force: true });
process.exitCode = sum.failed === 0 ? 0 : 1;
if (process.argv.includes('--times')) {
  for (const { title, file, seconds } of times.sort((one, other) => other.seconds - one.seconds))
    process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${title}: ${file}\n`);
}
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
for (const title of unsteady) process.stdout.write(`\nUNSTEADY, passed when run again: ${title}\n`);
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped\n`);

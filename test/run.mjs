/**
 * The whole check: types, lint, layers, unused code, both builds, unit and conformance tests, end-to-end tests in the installed browsers.
 * Every step runs even when one before it failed. Ends with what failed, by name, and one line: `N passed, N failed, N skipped`.
 *
 * In CI a file of end-to-end tests in which something fails is run once more, and named at the end: browsers lose a tab or a key press on
 * busy machines. The whole file, because its tests build on one another in one browser: a failed one leaves it in a state that the next
 * does not expect.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = mkdtempSync(join(tmpdir(), 'verdikt-test-'));
const sum = { passed: 0, failed: 0, skipped: 0 };
/** Told again at the end: between a failed unit test and the last line are the end-to-end tests' thousand lines. */
const failures = [];
/** What failed in files that were then run once more. */
const again = [];

/** A step that passes or fails as a whole: one test. */
function check(title, ...command) {
  if (run(title, command)) {
    sum.passed += 1;
  } else {
    sum.failed += 1;
    failures.push(title);
  }
}

/**
 * A vitest run; each of its tests counts.
 * @param attempts how often a file may be run until nothing in it fails
 */
function suite(title, config, attempts = 1) {
  const report = join(results, `${config}.json`);
  const files = new Map();
  for (let attempt = 1, only = []; ; attempt += 1) {
    rmSync(report, { force: true });
    const ended = run(attempt === 1 ? title : `${title}, once more`, [
      'vitest',
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...only,
    ]);
    const counted = countsOf(report);
    for (const [file, counts] of counted) files.set(file, counts);
    const broken = [...counted].filter(([, counts]) => counts.failures.length > 0);
    // An error outside all files.
    if (!ended && broken.length === 0) {
      sum.failed += 1;
      failures.push(title);
    }
    if (broken.length === 0 || attempt === attempts) break;
    again.push(...broken.flatMap(([, counts]) => counts.failures));
    only = broken.map(([file]) => file);
  }
  for (const counts of files.values()) {
    sum.passed += counts.passed;
    sum.failed += counts.failures.length;
    sum.skipped += counts.skipped;
    failures.push(...counts.failures);
  }
}

/** By file of tests; none if the run has left no report. */
function countsOf(report) {
  let tested;
  try {
    tested = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return new Map();
  }
  return new Map(
    tested.map(({ name, status, message, assertionResults }) => {
      const file = relative(root, name);
      const count = (...wanted) => assertionResults.filter((test) => wanted.includes(test.status)).length;
      const failed = assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`);
      // A file that cannot be loaded, or whose hooks fail, fails no test.
      if (status === 'failed' && failed.length === 0) failed.push(`${file}\n${message}`);
      return [file, { passed: count('passed'), skipped: count('pending', 'skipped', 'todo'), failures: failed }];
    }),
  );
}

function run(title, [program, ...args]) {
  const started = Date.now();
  process.stdout.write(`\n── ${title}\n`);
  const script = process.platform === 'win32' ? `${program}.cmd` : program;
  const { status, error } = spawnSync(join(root, 'node_modules', '.bin', script), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) process.stdout.write(`${error.message}\n`);
  process.stdout.write(`── ${status === 0 ? 'done' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return status === 0;
}

const layered = ['src', 'dictionaries/compile', 'scripts', 'bench', 'test'];

check('types', 'tsc');
check('format and lint', 'biome', 'ci');
check('layers and cycles', 'depcruise', '--ignore-known', '--', ...layered);
check('unused code and dependencies', 'knip');
check('no file of the product that only tests use', 'knip', '--production', '--include', 'files');
check('build for Chrome', 'vite', 'build', '--mode', 'chrome', '--logLevel', 'warn');
check('build for Firefox', 'vite', 'build', '--mode', 'firefox', '--logLevel', 'warn');
suite('unit, property and conformance tests, built manifests', 'vitest.config.ts');
suite('end to end', 'vitest.e2e.config.ts', process.env.CI ? 2 : 1);

rmSync(results, { recursive: true, force: true });
process.exitCode = sum.failed === 0 ? 0 : 1;
for (const failure of again) process.stdout.write(`\nITS FILE WAS RUN ONCE MORE ${failure}\n`);
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped\n`);

/**
 * The whole check: types, lint, unused code, both builds, unit and conformance tests, end-to-end tests in the installed browsers.
 * Every step runs even when one before it failed. Ends with what failed, by name, and one line: `N passed, N failed, N skipped`.
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

/** A step that passes or fails as a whole: one test. */
function check(title, ...command) {
  if (run(title, command)) {
    sum.passed += 1;
  } else {
    sum.failed += 1;
    failures.push(title);
  }
}

/** A vitest run; each of its tests counts. */
function suite(title, config) {
  const file = join(results, `${config}.json`);
  const ended = run(title, [
    'vitest',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const counted = countsOf(file);
  sum.passed += counted.passed;
  sum.failed += counted.failed;
  sum.skipped += counted.skipped;
  failures.push(...counted.failures);
  // A file that cannot be loaded, or an error between the tests, fails no test.
  if (!ended && counted.failed === 0) {
    sum.failed += 1;
    failures.push(title);
  }
}

function countsOf(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(
            ({ fullName, failureMessages }) => `${relative(root, name)}: ${fullName}\n${failureMessages.join('\n')}`,
          ),
      ),
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
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

check('types', 'tsc');
check('format and lint', 'biome', 'ci');
check('unused code and dependencies', 'knip');
check('no file of the product that only tests use', 'knip', '--production', '--include', 'files');
check('build for Chrome', 'vite', 'build', '--mode', 'chrome', '--logLevel', 'warn');
check('build for Firefox', 'vite', 'build', '--mode', 'firefox', '--logLevel', 'warn');
suite('unit, property and conformance tests, built manifests', 'vitest.config.ts');
suite('end to end', 'vitest.e2e.config.ts');

rmSync(results, { recursive: true, force: true });
process.exitCode = sum.failed === 0 ? 0 : 1;
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped\n`);

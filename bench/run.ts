/**
 * `npm run bench`: times, memory and sizes against the budgets, as tables. Needs the builds (`npm run build`). All parts take more than ten
 * minutes; names select some: `npm run bench -- highlight readiness`. `--help` lists them, `--skip nspell` leaves out the slowest contender,
 * `--skip browser` what needs a browser.
 */

import { parseArgs } from 'node:util';
import { findBrowser } from '../scripts/installed-browsers.ts';
import { benchColdStart } from './cold-start.ts';
import { benchForms } from './forms.ts';
import { benchGestureCost } from './gesture-cost.ts';
import { benchHighlight } from './highlight.ts';
import { benchWordLists, openPacked, samples } from './lexicons.ts';
import { benchListImport } from './list-import.ts';
import { benchPageLoad } from './page-load.ts';
import { benchPointer } from './pointer.ts';
import { benchReadiness } from './readiness.ts';
import { benchSizes } from './sizes.ts';
import { benchVerdicts } from './verdicts.ts';
import { benchWorstWords } from './worst-word.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    skip: { type: 'string', multiple: true, default: [] },
  },
});

const polish = () => samples(openPacked('pl-game'), 'ż');
const german = () => samples(openPacked('de-game'), 'o');

/** What each part measures, and its tables one after the other. */
const PARTS: Record<string, [what: string, tables: () => AsyncGenerator<string> | Generator<string>]> = {
  sizes: [
    'files of the package',
    function* () {
      yield benchSizes();
    },
  ],
  verdicts: [
    'lookups, verdicts and suggestions',
    async function* () {
      yield await benchVerdicts('pfs-2018', polish());
      yield await benchVerdicts('sd-2026', german());
      yield await benchVerdicts('7slow', polish());
      yield await benchVerdicts('school-en', samples(openPacked('en-game'), 'q'));
    },
  ],
  'worst-word': [
    'the slowest verdict that a search finds',
    async function* () {
      yield await benchWorstWords();
    },
  ],
  forms: [
    'paradigms of the forms view',
    async function* () {
      yield await benchForms();
    },
  ],
  lexicons: [
    'load time, memory and lookups beside other word lists',
    function* () {
      yield benchWordLists('pl-game', polish(), { skipNspell: values.skip.includes('nspell') });
      yield benchWordLists('de-game', german(), { skipNspell: true });
    },
  ],
  'list-import': [
    'import of a word list',
    function* () {
      yield benchListImport(polish());
    },
  ],
  readiness: ['installation and popup, in Chromium', () => inBrowser(['chromium'], (_, path) => benchReadiness(path))],
  'cold-start': [
    'answers of a stopped worker, in Chromium',
    () => inBrowser(['chromium'], (_, path) => benchColdStart(path)),
  ],
  'gesture-cost': [
    'what a gesture costs a page, in Chromium',
    () => inBrowser(['chromium'], (_, path) => benchGestureCost(path)),
  ],
  'page-load': [
    'what a page pays that uses nothing, in Chromium',
    () => inBrowser(['chromium'], (_, path) => benchPageLoad(path)),
  ],
  highlight: ['double click to verdict', () => inBrowser(['chromium', 'firefox'], benchHighlight)],
  pointer: ['word under the pointer to verdict', () => inBrowser(['chromium', 'firefox'], benchPointer)],
};

type Engine = Parameters<typeof benchHighlight>[0];

/** Measures in each browser that is installed. */
async function* inBrowser(
  engines: Engine[],
  measure: (engine: Engine, path: string) => Promise<string>,
): AsyncGenerator<string> {
  for (const engine of engines) {
    const browser = values.skip.includes('browser') ? null : findBrowser(engine);
    if (browser) yield await measure(engine, browser.path);
    else console.log(`\nWithout ${engine}.`);
  }
}

const unknown = positionals.filter((name) => !(name in PARTS));
if (values.help || unknown.length > 0) {
  const list = Object.entries(PARTS).map(([name, [what]]) => `  ${name.padEnd(14)}${what}`);
  const usage = `npm run bench -- [--skip nspell] [--skip browser] [PART …]\n\n${list.join('\n')}`;
  if (unknown.length === 0) console.log(usage);
  else {
    console.error(`no such part: ${unknown.join(', ')}\n\n${usage}`);
    process.exitCode = 2;
  }
} else {
  for (const [name, [, tables]] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    for await (const table of tables()) console.log(table);
  }
}

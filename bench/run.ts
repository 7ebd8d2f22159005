/**
 * `npm run bench`: load time, throughput, memory, cold start and sizes, as tables. Needs the builds (`npm run build`).
 * `--skip nspell` leaves out the slowest contender, `--skip browser` what needs Chromium.
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

const { values } = parseArgs({ options: { skip: { type: 'string', multiple: true, default: [] } } });

console.log(benchSizes());
const polish = samples(openPacked('pl-game'), 'ż');
const german = samples(openPacked('de-game'), 'o');
console.log(await benchVerdicts('pfs-2018', polish));
console.log(await benchVerdicts('sd-2026', german));
console.log(await benchVerdicts('7slow', polish));
console.log(await benchVerdicts('school-en', samples(openPacked('en-game'), 'q')));
console.log(await benchWorstWords());
console.log(await benchForms());
console.log(benchWordLists('pl-game', polish, { skipNspell: values.skip.includes('nspell') }));
console.log(benchWordLists('de-game', german, { skipNspell: true }));
console.log(benchListImport(polish));
const chromium = findBrowser('chromium');
if (values.skip.includes('browser') || chromium === null) {
  console.log('\nWithout a browser: no cold start.');
} else {
  console.log(await benchReadiness(chromium.path));
  console.log(await benchColdStart(chromium.path));
  console.log(await benchGestureCost(chromium.path));
  console.log(await benchPageLoad(chromium.path));
}
for (const engine of ['chromium', 'firefox'] as const) {
  const browser = findBrowser(engine);
  if (values.skip.includes('browser') || browser === null) continue;
  console.log(await benchHighlight(engine, browser.path));
  console.log(await benchPointer(engine, browser.path));
}

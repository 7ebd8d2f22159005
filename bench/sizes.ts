import { statSync } from 'node:fs';
import { join } from 'node:path';
import packed from '../dictionaries/packed/index.json' with { type: 'json' };
import {
  BUDGETS,
  filesOfQuestion,
  filesOfWorker,
  guideSize,
  gzipSize,
  gzipSizes,
  pageBudget,
  pageSize,
  pagesOf,
} from '../scripts/budgets.ts';
import { asTable } from '../scripts/figures.ts';
import { storeZip } from '../scripts/release.ts';
import { LEXICON_IDS } from '../src/core/lexicon/lexicon.ts';
import { RULESETS } from '../src/core/rulesets/index.ts';

/** Returns a table of the sizes of shipped files, in bytes. Needs the builds in dist/. */
export function benchSizes(): string {
  const rows: string[][] = [];
  const add = (what: string, bytes: number, budget?: number) =>
    rows.push([what, bytes.toLocaleString('en'), budget === undefined ? '–' : budget.toLocaleString('en')]);
  for (const id of LEXICON_IDS) {
    const { file, rawBytes, forms } = packed.lexicons[id];
    add(`${file}`, statSync(join('dictionaries/packed', file)).size, BUDGETS.lexicons[id]);
    add(
      `  unpacked: ${(rawBytes / forms).toFixed(3)} bytes a form`,
      rawBytes,
      id === 'pl-game' ? Math.floor(0.6 * forms) : undefined,
    );
  }
  for (const target of ['chrome', 'firefox']) {
    const folder = join('dist', target);
    add(
      `${target}: content script, gzip`,
      gzipSize(join(folder, 'src/content/content.iife.js')),
      BUDGETS.contentScript,
    );
    for (const page of pagesOf(folder)) add(`${target}: ${page}, gzip`, pageSize(folder, page), pageBudget(page));
    for (const { id } of RULESETS)
      add(
        `${target}: worker for a question of ${id}, gzip`,
        gzipSizes(folder, filesOfQuestion(folder, id)),
        BUDGETS.worker,
      );
    add(`${target}: all scripts of the worker, gzip`, gzipSizes(folder, filesOfWorker(folder)), BUDGETS.workerScripts);
    add(`${target}: guide`, guideSize(folder), BUDGETS.guide);
    add(`${target}: store package`, storeZip(folder).length, BUDGETS.storePackage);
  }
  return asTable('Sizes in bytes', ['', 'bytes', 'budget'], rows);
}

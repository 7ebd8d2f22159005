import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SOURCES } from '../../dictionaries/compile/sources.ts';

/** Conditions for works made from a source, by the licence in SOURCES.md. A licence that is absent is unknown. */
const DEMANDS: readonly (readonly [licence: RegExp, demanded: readonly string[]])[] = [
  [/\bCC0\b/, []],
  [/\bCC BY 4\.0/, ['creativecommons.org/licenses/by/4.0/', 'Changes:']],
  [/\bCC BY-SA 4\.0/, ['creativecommons.org/licenses/by-sa/4.0/', 'Changes:']],
  [/\bCC BY-SA 3\.0/, ['creativecommons.org/licenses/by-sa/3.0/', 'Changes:']],
  [/^LGPL-2\.1/, ['GNU Lesser General Public License', 'WITHOUT ANY WARRANTY', 'Changes:']],
  [/\bCC ShareAlike 1\.0/, ['creativecommons.org/licenses/sa/1.0/']],
  [/\bBSD-2-Clause/, ['Copyright (c)', 'Redistributions in binary form must reproduce', 'THIS SOFTWARE IS PROVIDED']],
  [
    /\bBSD-3-Clause/,
    [
      'Copyright 2026',
      'Redistributions in binary form must reproduce',
      'endorse or promote',
      'THIS SOFTWARE IS PROVIDED',
    ],
  ],
  [/^MIT/, ['Copyright (c)', 'Permission is hereby granted, free of charge', 'The above copyright notice']],
  [/^SCOWL/, ['Permission to use, copy, modify, distribute and sell', 'UK Advanced Cryptics Dictionary', 'Princeton']],
  [/^WordNet/, ['Permission to use, copy, modify and distribute', 'Princeton University']],
];

/** Rows of the tables of SOURCES.md: id, licence, file with the notice. */
const ROWS = readFileSync('dictionaries/SOURCES.md', 'utf8')
  .split(/^\| id .*\n/m)
  .slice(1)
  .flatMap((table) => table.split('\n').filter((line) => line.startsWith('| `')))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map((cells) => ({
    id: cells[1]?.replaceAll('`', ''),
    licence: cells.at(-4) ?? '',
    notice: /^`(.+)`$/.exec(cells.at(-3) ?? '')?.[1],
  }));

it('every source of the lexicons is in the tables', () => {
  expect(ROWS.map(({ id }) => id).sort()).toEqual(SOURCES.map(({ id }) => id).sort());
});

it('the headwords are the documented ones, with their notice', () => {
  const text = readFileSync('dictionaries/SOURCES.md', 'utf8');
  const named = [...text.matchAll(/\| (headwords\/[\w-]+\.tsv\.gz) \|.*\| `(\w{64})` \|/g)];
  expect(named.map(([, file]) => file)).toEqual(
    readdirSync('dictionaries/headwords').map((file) => `headwords/${file}`),
  );
  for (const [, file, sum] of named)
    expect(
      createHash('sha256')
        .update(readFileSync(`dictionaries/${file}`))
        .digest('hex'),
    ).toBe(sum);
  const notice = readFileSync('public/licences/WikDict.txt', 'utf8');
  for (const part of ['FreeDict', 'creativecommons.org/licenses/by-sa/3.0/', 'Changes:'])
    expect(notice).toContain(part);
});

it('the frequency lists are the documented ones, with their notice', () => {
  const text = readFileSync('dictionaries/SOURCES.md', 'utf8');
  const named = [...text.matchAll(/\| (frequency\/\w+\.tsv\.gz) \|.*\| `(\w{64})` \|/g)];
  expect(named.map(([, file]) => file).sort()).toEqual(
    readdirSync('dictionaries/frequency')
      .filter((file) => file.endsWith('.gz'))
      .map((file) => `frequency/${file}`),
  );
  for (const [, file, sum] of named) {
    expect(
      createHash('sha256')
        .update(readFileSync(`dictionaries/${file}`))
        .digest('hex'),
      file,
    ).toBe(sum);
  }
  const notice = readFileSync('public/licences/wordfreq.txt', 'utf8');
  for (const part of ['Robyn Speer', 'creativecommons.org/licenses/by-sa/4.0/', 'Changes:', 'SUBTLEX']) {
    expect(notice).toContain(part);
  }
});

describe.each(['chrome', 'firefox'])('the build for %s', (target) => {
  it.each(ROWS)('meets the conditions of the licence of $id', ({ licence, notice }) => {
    const demands = DEMANDS.filter(([name]) => name.test(licence));
    expect(demands, licence).not.toEqual([]);
    const demanded = demands.flatMap(([, texts]) => texts);
    if (demanded.length === 0) return;
    const file = `dist/${target}/licences/${notice}`;
    expect(existsSync(file), file).toBe(true);
    // As one line: the notices are wrapped as their authors wrote them.
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
    for (const part of demanded) expect(text).toContain(part);
    // A reader who searches for it finds it.
    const page = readFileSync(`dist/${target}/assets/options.js`, 'utf8');
    expect(page).toContain(notice?.replace('.txt', ''));
  });
});

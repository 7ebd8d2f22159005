import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readFormat, readLanguage } from '../../src/cli/command.ts';
import type { Verdict } from '../../src/core/rules/verdict.ts';
import { rulesetOf } from '../../src/core/rulesets/index.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { RULESETS_BY_LANGUAGE } from '../rulesets-by-language.ts';
import { runProgram, runRedirected, startProgram } from './program.ts';

const JUDGE = fileURLToPath(new URL('../../src/cli/judge.ts', import.meta.url));

/** The file that `npm run judge` starts. */
const START = 'scripts/judge.mjs';
const BUNDLE = fileURLToPath(new URL('../../.cache/judge/judge.mjs', import.meta.url));

/** Runs the command in a process of its own. */
const spawned = (args: string[], input: string | Buffer = '', cwd?: string) => runProgram(START, args, input, cwd);

let runs = 0;

/** Runs the command in this process, because a new one would spend nearly all of its time on loading the program and the lexicons. */
async function run(args: string[], input: string | Buffer = '') {
  let stdout = '';
  let stderr = '';
  const { argv, exitCode } = process;
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')!;
  const listeners = process.stdout.listeners('error');
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      stdout += text;
      return true;
    }),
    // Vitest has replaced the console of Node, which writes to these streams.
    vi.spyOn(console, 'log').mockImplementation((text) => {
      stdout += `${text}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((text) => {
      stderr += `${text}\n`;
    }),
  ];
  process.argv = [process.execPath, JUDGE, ...args];
  process.exitCode = 0;
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true });
  try {
    // Only the entry is evaluated again, not what it imports.
    runs += 1;
    await import(/* @vite-ignore */ `${JUDGE}?${runs}`);
    return { status: process.exitCode, stdout, stderr };
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
    Object.defineProperty(process, 'stdin', stdin);
    for (const spy of spies) spy.mockRestore();
    for (const listener of process.stdout.listeners('error'))
      if (!listeners.includes(listener)) process.stdout.off('error', listener as () => void);
  }
}

describe('judge on the command line', () => {
  it('judges its arguments as a table', () => {
    const { status, stdout } = spawned(['--ruleset', 'pfs-2018', 'polsku', 'chceszli']);
    expect(status).toBe(0);
    const [allowed, refused] = stdout.split('\n').map((line) => line.split('\t'));
    expect(allowed).toEqual(['polsku', 'allowed', expect.stringMatching(/^pfs-2018\/context-po-sku,/), 'polski']);
    expect(refused).toEqual(['chceszli', 'disallowed', 'pfs-2018/particle-li', '']);
  });

  it('gives the sentences of the bubble in the wanted language', async () => {
    const args = [
      '--ruleset',
      'pfs-2018',
      '--format',
      'text',
      '--language',
      'pl',
      'chceszli',
      'bazylij',
      'gruzlica',
      '123',
    ];
    const { status, stdout } = await run(args);
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toEqual([
      '✗ chceszli: niedozwolone',
      '  Cząstka -li dodana do „chcesz”. [PFS wykl. 8]',
      '  Może: ✓ chcesz',
      '  rozstrzyga reguła',
      '✓ bazylij: dozwolone · 13 pkt',
      '  bazylia: dopełniacz liczby mnogiej',
      '  Wariant formy „bazylii” na -ij lub -yj. [PFS 4.i]',
      expect.stringMatching(/^ {2}na otwartej liście/),
      '  Możliwe interpretacje',
      '    bazylia: dopełniacz liczby mnogiej · domniemane',
      '? gruzlica: nie znaleziono · 14 pkt',
      '  Prawdopodobnie błąd w pisowni; poprawnie „gruźlica”. [lista słów]',
      expect.stringMatching(/^ {2}Może: ✓ gruźlica\b/),
      '  Rozstrzyga OSPS',
      expect.stringMatching(/^ {2}otwarta lista/),
      'W „123” nie ma liter: nie ma słowa do sprawdzenia.',
    ]);
    const all = (await run(['--ruleset', 'all', '--format=text', '--language=en', 'Bund'])).stdout;
    expect(all).toMatch(/^sd-2026\n✓ Bund: allowed · 6 pts\n {2}Bund: nominative/m);
    expect(all).toMatch(/^school-en\n✓ Bund: allowed · 7 pts\n {2}Checked as the common word “bund”\./m);
  });

  it('reports a word without a bar and without a list as not found, and refuses it in tables', async () => {
    const args = ['--ruleset', 'sd-2026', '--language', 'en', 'Knurzelwup'];
    expect((await run([...args, '--format', 'text'])).stdout.split('\n').slice(0, 4)).toEqual([
      '? Knurzelwup: not found · 21 pts',
      '  Not on the open list, but no rule bars it. [word list]',
      expect.stringMatching(/^ {2}.* on the tournament list$/),
      expect.stringMatching(/^ {2}open lists /),
    ]);
    expect((await run([...args, '--format', 'tsv'])).stdout).toBe('Knurzelwup\tdisallowed\tsd-2026/not-listed\t\n');
    const verdict = JSON.parse((await run([...args, '--format', 'json'])).stdout) as Verdict;
    expect([verdict.verdict, verdict.settled, verdict.attestation?.sources]).toEqual(['disallowed', false, []]);
    expect(verdict.attestation?.probability).toBeLessThan(0.2);
  });

  it('reports the diagnosis of a refused word in JSON', async () => {
    const { stdout } = await run(['--ruleset', 'school-en', '--format', 'json', 'accomodate', 'tree']);
    const [refused, allowed] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Verdict);
    expect(refused?.diagnosis?.[0]).toMatchObject({ kind: 'misspelling', intended: ['accommodate'] });
    expect(allowed).not.toHaveProperty('diagnosis');
  });

  it('gives the same rules in every format, including those of near words', async () => {
    // The claim of a misspelling depends on the near word.
    const words = ['dzis', 'zeby', 'adress', 'kuchnii', 'naszem', 'niechno'];
    const inTable = (await run(['--ruleset', 'pfs-2018', '--format', 'tsv', ...words])).stdout.trimEnd().split('\n');
    const asJson = (await run(['--ruleset', 'pfs-2018', '--format', 'json', ...words])).stdout.trimEnd().split('\n');
    const rulesOf = (json: string) => (JSON.parse(json) as Verdict).reasons.map(({ rule }) => rule).join(',');
    expect(inTable.map((row) => row.split('\t')[2])).toEqual(asJson.map(rulesOf));
  });

  it('uses the language of the environment, and knows the available ones', () => {
    expect(readLanguage(undefined, { LANG: 'de_AT.UTF-8' })).toBe('de');
    expect(readLanguage(undefined, { LC_ALL: 'tr', LANG: 'de_DE' })).toBe('tr');
    expect(readLanguage(undefined, { LC_ALL: '', LANG: 'fr_FR.UTF-8' })).toBe('en');
    expect(readLanguage(undefined, {})).toBe('en');
    expect(readLanguage('pl', { LANG: 'de_DE' })).toBe('pl');
    const { status, stderr } = spawned(['--ruleset', 'pfs-2018', '--language', 'fr', 'okno']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^judge: unknown language 'fr' \(known: pl, en, de, tr\)\nRun it with --help/);
  });

  it('prints text on a terminal, and tables elsewhere', () => {
    expect(readFormat(undefined, { isTTY: true })).toBe('text');
    expect(readFormat(undefined, {})).toBe('tsv');
    expect(readFormat('json', { isTTY: true })).toBe('json');
    expect(() => readFormat('xml', {})).toThrow("unknown format 'xml' (known: text, citation, tsv, json)");
  });

  it('judges standard input, one word a line, from any directory', () => {
    const { status, stdout } = spawned(['--ruleset=pfs-2018', '--format=json'], 'okno\nżółw\r\n\ndom', tmpdir());
    expect(status).toBe(0);
    const verdicts = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(verdicts.map(({ word, verdict }) => [word, verdict])).toEqual([
      ['okno', 'allowed'],
      ['żółw', 'allowed'],
      ['dom', 'allowed'],
    ]);
  });

  it('judges German words by German rules', async () => {
    const { status, stdout } = await run(['--ruleset', 'sd-2026', 'Größe', 'ueber']);
    expect(status).toBe(0);
    const [allowed, refused] = stdout.split('\n').map((line) => line.split('\t'));
    expect(allowed).toEqual(['Größe', 'allowed', expect.stringMatching(/^sd-2026\/I\.2\.eszett,/), 'Größe']);
    expect(refused).toEqual(['ueber', 'disallowed', 'sd-2026/I.2.umlaut', '']);
  });

  it('judges by the rules before 2018', async () => {
    const { status, stdout } = await run(['--ruleset', 'pfs-2016', 'oknie', 'quiz']);
    expect(status).toBe(0);
    const [allowed, refused] = stdout.split('\n').map((line) => line.split('\t'));
    expect(allowed).toEqual(['oknie', 'allowed', expect.stringMatching(/^pfs-2016\/context-locative,/), 'okno']);
    expect(refused).toEqual(['quiz', 'disallowed', 'pfs-2016/no-tile', '']);
  });

  it('bars words of earlier rounds and their forms if the rules have rounds', async () => {
    const { status, stdout } = await run([
      '--ruleset',
      '7slow',
      '--earlier',
      'śmiech',
      '--earlier=Okna',
      'ŚMIECHY',
      'okna',
      'okienko',
      'but',
    ]);
    expect(status).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t').slice(0, 3)),
    ).toEqual([
      ['ŚMIECHY', 'disallowed', '7slow/family-plural'],
      ['okna', 'disallowed', '7slow/repeat-word'],
      ['okienko', 'disallowed', '7slow/family-root'],
      ['but', 'allowed', expect.stringMatching(/^7slow\/listed,/)],
    ]);
  });

  it('refuses text without a word, and reports the places of blanks', async () => {
    const { stdout } = await run(['--ruleset', 'pfs-2018', '123', '***', 'ch?eszli', 'mp3', 'OKnO']);
    const rows = stdout.trimEnd().split('\n');
    expect(rows.map((line) => line.split('\t').slice(0, 3))).toEqual([
      ['123', 'disallowed', 'pfs-2018/not-listed'],
      ['***', 'disallowed', 'pfs-2018/not-listed'],
      ['ch?eszli', 'disallowed', 'pfs-2018/letters'],
      ['mp3', 'disallowed', 'pfs-2018/letters'],
      ['OKnO', 'allowed', expect.stringMatching(/^pfs-2018\/common-words,/)],
    ]);
    const output = (await run(['--ruleset', 'pfs-2018', '--format', 'json', 'OKnO'])).stdout;
    expect(JSON.parse(output)).toMatchObject({ word: 'OKnO', tiles: 'OKNO', blanks: [2], points: 4 });
  });

  it('compares a word under all rulesets, one row each, differing ones first', async () => {
    const { status, stdout } = await run(['--ruleset', 'all', 'Haus', 'iii']);
    expect(status).toBe(0);
    const rows = stdout
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => line.split('\t'));
    expect(rows.every(({ length }) => length === 5)).toBe(true);
    const compared = RULESETS_BY_LANGUAGE.flat();
    expect(rows.map(([word, ruleset]) => [word, ruleset])).toEqual(
      ['Haus', 'iii'].flatMap((word) => compared.map((ruleset) => [word, ruleset])),
    );
    const verdictsOn = (word: string) =>
      Object.fromEntries(rows.filter(([of]) => of === word).map(([, ruleset, verdict]) => [ruleset, verdict]));
    const german = compared.filter((ruleset) => rulesetOf(ruleset).language === 'de');
    expect(compared.filter((ruleset) => verdictsOn('Haus')[ruleset] === 'allowed')).toEqual(german);
    expect(verdictsOn('iii')).toMatchObject({
      'pfs-2018': 'disallowed',
      'pfs-2016': 'allowed',
      '7slow': 'allowed',
      'sd-2026': 'disallowed',
      'school-en': 'disallowed',
    });
  });

  it('compares a word under all rulesets as one JSON value', async () => {
    const { status, stdout } = await run(['--ruleset', 'all', '--format', 'json'], 'okno\nGröße\n');
    expect(status).toBe(0);
    const [okno, größe] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const compared = RULESETS_BY_LANGUAGE.flat();
    const verdictsIn = (language: TileLanguage) =>
      compared.map((ruleset) => ({
        ruleset,
        verdict: rulesetOf(ruleset).language === language ? 'allowed' : 'disallowed',
      }));
    expect(okno).toMatchObject({ word: 'okno', verdicts: verdictsIn('pl') });
    expect(größe).toMatchObject({ word: 'Größe', verdicts: verdictsIn('de') });
  });

  describe('with a word list', () => {
    const folder = mkdtempSync(join(tmpdir(), 'verdikt-list-'));
    const file = (name: string, content: string | Buffer) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    };
    afterAll(() => rmSync(folder, { recursive: true }));
    const words = 'AS\r\nCHCESZLI\r\nOKNO\r\nKONSTANTYNOPOLE\r\n';

    it('follows the list, and reports what the rules decide otherwise', async () => {
      const list = file('club.txt', words);
      const { status, stdout, stderr } = await run([
        ...['--ruleset', 'pfs-2018', '--list', list],
        ...['okno', 'chceszli', 'okna', 'maszli'],
      ]);
      expect(status).toBe(0);
      expect(stderr).toMatch(/^judge: word list .*club.txt has only 4 words; all others are refused\n$/);
      const rows = stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t').slice(0, 3));
      expect(rows).toEqual([
        ['okno', 'allowed', expect.stringMatching(/^pfs-2018\/common-words,/)],
        ['chceszli', 'allowed', 'pfs-2018/listed,pfs-2018/particle-li'],
        ['okna', 'disallowed', expect.stringMatching(/^pfs-2018\/not-listed,/)],
        ['maszli', 'disallowed', 'pfs-2018/particle-li,pfs-2018/not-listed'],
      ]);
    });

    it('cites its name and edition, in any encoding and packing', async () => {
      const list = file('lista.gz', gzipSync(Buffer.from(`\ufeff${words}żółw\n`, 'utf16le')));
      const named = ['--list-name', 'OSPS', '--list-edition', '52'];
      const { stdout } = await run(['--ruleset', 'pfs-2018', '--format', 'json', '--list', list, ...named, 'żółw']);
      expect(JSON.parse(stdout)).toMatchObject({
        verdict: 'allowed',
        basis: { kind: 'official-list', list: { name: 'OSPS', edition: '52' } },
      });
      const { stdout: unnamed } = await run(['--ruleset', 'pfs-2018', '--format', 'json', '--list', list, 'żółw']);
      expect(JSON.parse(unnamed).basis.list).toEqual({ name: 'lista.gz', edition: '' });
    });

    it.each([
      ['is not there', () => join(folder, 'nowhere.txt'), 'nowhere.txt: no such file'],
      ['is a folder', () => folder, ': it is a folder'],
      ['is empty', () => file('empty.txt', '\n\n'), 'it has no words'],
      ['is no text', () => file('picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 255])), 'word list'],
    ])('ends with status 2 and a message if the file %s', async (_what, path, said) => {
      const { status, stdout, stderr } = await run(['--ruleset', 'pfs-2018', '--list', path(), 'okno']);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain(said);
    });
  });

  it.each([
    [['--ruleset', 'all', '--list', 'list.txt', 'okno'], '--list'],
    [['--ruleset', 'pfs-2018', '--list-name', 'OSPS', 'okno'], '--list'],
    [['--ruleset', 'pfs-1999', 'okno'], 'pfs-1999'],
    [['okno'], '--ruleset'],
    [['--ruleset', 'pfs-2018', '--format', 'xml'], 'xml'],
    [['--ruleset', 'pfs-2018', '--colour'], '--colour'],
    [['--ruleset', 'pfs-2018', '--earlier', 'dom', 'domek'], '--earlier'],
    [['--ruleset', 'all', '--earlier', 'dom', 'domek'], '--earlier'],
    [['--ruleset', '7slow', 'domek', '--earlier'], '--earlier'],
  ])('ends with status 2 and a message for %j', async (args, mentioned) => {
    const { status, stdout, stderr } = await run(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(mentioned);
  });

  it.each(['--help', '-h', '--version'])('answers %s on standard output', async (option) => {
    const { status, stdout, stderr } = await run([option]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(option === '--version' ? /^judge \d+\.\d+\.\d+\n$/ : /^usage: judge /);
  });

  const words = (stdout: string): (string | undefined)[] =>
    stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')[0]]));

  it.each([
    ['a byte order mark, line ends of Windows and blank lines', '\ufeffkółko\r\n\r\n \nżółw\r\n', ''],
    ['no line end at its end', 'kółko\nżółw', ''],
    ['line ends of old Macs', 'kółko\rżółw\r', ''],
    ['UTF-16', Buffer.from('\ufeffkółko\nżółw', 'utf16le'), 'utf-16le'],
    ['Windows-1250', Buffer.from('k\xf3\xb3ko\n\xbf\xf3\xb3w\n', 'latin1'), 'windows-1250'],
    ['ISO 8859-2', Buffer.from('k\xf3\xb3ko\n\xbf\xf3\xb3w\n\xb6nieg', 'latin1'), 'iso-8859-2'],
  ])('reads standard input with %s', async (_what, input, encoding) => {
    const { status, stdout, stderr } = await run(['--ruleset', 'pfs-2018'], input);
    expect(status).toBe(0);
    expect(words(stdout).slice(0, 2)).toEqual(['kółko', 'żółw']);
    expect(stderr).toContain(encoding);
  });

  it.each([
    ['is no text', Buffer.from([0, 1, 2, 3, 0, 0, 7]), 'no text'],
    [
      'is damaged',
      Buffer.concat([Buffer.from(`${'żółw\n'.repeat(20)}k`), Buffer.from([0xff]), Buffer.from('t')]),
      '21',
    ],
  ])('refuses standard input that %s', async (_what, input, said) => {
    const { status, stderr } = await run(['--ruleset', 'pfs-2018'], input);
    expect(status).toBe(2);
    expect(stderr).toContain(said);
  });

  const inShell = (redirected: string, ...args: string[]) =>
    runRedirected(START, ['--ruleset', 'pfs-2018', ...args], redirected);

  it('refuses a folder as standard input', () => {
    expect(inShell('< .')).toMatchObject({ status: 2, stderr: 'judge: standard input is a folder\n' });
  });

  it.runIf(existsSync('/dev/full'))('reports that it cannot write', () => {
    const { status, stderr } = inShell('> /dev/full', 'kot');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^judge: cannot write: ENOSPC/);
  });

  it('takes a word in capitals alone as tiles, and one without vowels as an abbreviation', async () => {
    const args = ['--ruleset', 'pfs-2018', '--format', 'json', 'CATU', 'catu', 'BRŻ'];
    const verdicts = (await run(args)).stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Verdict);
    const [capitals, small, letters] = verdicts.map(({ reasons }) => reasons[0]?.detail.kind);
    expect([capitals, small, letters]).toEqual(['word', 'word', 'abbreviation']);
  });

  it('reads standard input for a hyphen, and reports a refusal by the status with --check', async () => {
    const judged = await run(['--ruleset', 'pfs-2018', 'dom', '-', 'okno'], 'kot\n');
    expect([judged.status, words(judged.stdout)]).toEqual([0, ['dom', 'kot', 'okno']]);
    expect(spawned(['--ruleset', 'pfs-2018', '--check', 'dom', 'kot']).status).toBe(0);
    expect(spawned(['--ruleset', 'pfs-2018', '--check', 'chceszli', 'kot']).status).toBe(1);
  });

  it('answers each line before the next one', async () => {
    const judge = startProgram(START, ['--ruleset', 'pfs-2018']);
    const answers = judge.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    for (const word of ['kot', 'żółw']) {
      judge.stdin.write(`${word}\n`);
      expect((await answers.next()).value).toMatch(new RegExp(`^${word}\tallowed\t`));
    }
    judge.stdin.end();
  });

  it('is bundled anew when a source is newer than the bundle, or when the bundle is damaged', () => {
    const args = ['--ruleset', 'pfs-2018', '--format', 'json', 'kot', 'ktury', 'Maschiene'];
    const { stdout } = runProgram('src/cli/judge.ts', args);
    expect(stdout).not.toBe('');
    expect(spawned(args).stdout).toBe(stdout);
    utimesSync(BUNDLE, 0, 0);
    expect(spawned(args)).toEqual({ status: 0, stdout, stderr: '' });
    const { mtimeMs } = statSync(BUNDLE);
    expect(mtimeMs).toBeGreaterThan(0);
    expect(spawned(args).stdout).toBe(stdout);
    expect(statSync(BUNDLE).mtimeMs).toBe(mtimeMs);
    writeFileSync(BUNDLE, 'process.exit(9);');
    expect(spawned(args)).toEqual({ status: 0, stdout, stderr: '' });
  });

  it('judges many words in one run, in their order', () => {
    const words = Array.from({ length: 20_000 }, (_, number) => `okno${number % 7 === 0 ? 'm' : ''}`);
    const { status, stdout } = spawned(['--ruleset', 'pfs-2018'], words.join('\n'));
    expect(status).toBe(0);
    const rows = stdout.trimEnd().split('\n');
    expect(rows.map((row) => row.split('\t')[0])).toEqual(words);
  });
});

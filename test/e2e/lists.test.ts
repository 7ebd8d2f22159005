import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inEachBrowser, itIn, type TestPage, until } from '../../scripts/browsers/index.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { findsNothing } from './axe-findings.ts';
import {
  beginReading,
  complaint,
  fill,
  manyWords,
  openLists,
  pick,
  restOn,
  stopWhenRead,
  storeFound,
  untilFound,
} from './own-lists.ts';

/** For what the page does by itself: one engine is enough. */
const itOnce = itIn('chromium');

const DIFF = 'src/pages/list-diff/index.html';

/** Words of the game, with one that no open list has; they contain every letter of the Polish alphabet. */
const WORDS = [
  'aa aba abak abaka abakan abakany abaki abaku abażur babcia bąk cążki ćma daktyl dźwig echo ęsi faul gąska hełm',
  'iść jaźń kiść łódź mżawka nić ńuńka okno óśmy późno ręka sieć śledź tęcza ułan wąż xyzzak yeti zejść źrebię żółć',
]
  .join(' ')
  .split(' ')
  .filter((word) => !/[xqv]/.test(word));

/** The later edition: two words removed, three added. */
const LATER = [...WORDS.filter((word) => word !== 'aba' && word !== 'źrebię'), 'abba', 'gżegżółka', 'zupa'];

/** On no open list, so that a verdict on it rests on the user's. */
const ONLY_OWN = 'ńuńka';

/** Not a list: sentences about one. */
const PROSE = `Uwagi do gry
W pierwszym turnieju graliśmy według dawnej listy, bez słów dodanych w ubiegłym roku.
Sędzia miał komputer, ale nikt z niego nie korzystał, bo wszyscy znali listę na pamięć.
Potem, w drugiej rundzie, ktoś ułożył „gżegżółkę” i zaczęła się długa rozmowa.
Czy wolno? Wolno, bo słownik ją zna; nie wolno tylko tego, czego w nim nie ma.
Na koniec policzyliśmy punkty: 412 do 389, i poszliśmy na obiad.
Za rok spotkamy się znowu, tym razem w Gdańsku, jeśli pogoda pozwoli.
Proszę zabrać własne plansze, woreczki i zegary, bo na miejscu ich nie będzie.`;

inEachBrowser('word lists of the user', (stage) => {
  let folder: string;
  const file = async (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verdikt-lists-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const open = () => openLists(stage.browser);
  /** Nothing in either theme; tests of markup and style sheets run in one engine. */
  const expectAccessible = async (page: TestPage) => {
    if (stage.browser.engine !== 'chromium') return;
    await findsNothing(page);
  };
  /** Chooses the file and waits until it is read. */
  const choose = async (page: TestPage, path: string) => {
    await beginReading(page, path);
    await untilFound(page);
  };
  const verdictOn = async (page: TestPage, word: string, ruleset: RulesetId = 'pfs-2018') => {
    const answer = await until(async () => {
      const said = await askWorker<'judge'>(page, { name: 'judge', word, ruleset });
      return said.state === 'ready' && said;
    }, word);
    return answer.verdict;
  };

  it('scroll the next steps into view once a file is chosen', async () => {
    const page = await open();
    await page.viewport(1280, 720);
    await choose(page, await file('next.txt', WORDS.join('\n')));
    const top = () => page.evaluate(() => document.querySelector('.import .done')?.getBoundingClientRect().top ?? -100);
    await expect.poll(() => top()).toBeGreaterThanOrEqual(-1);
    await expect.poll(() => top()).toBeLessThan(40);
    await page.close();
  });

  it('are imported by the file picker, and verdicts rest on them', async () => {
    const page = await open();
    await expect.poll(() => verdictOn(page, ONLY_OWN)).toMatchObject({ verdict: 'disallowed' });
    const lines = ['# a comment', ...WORDS, 'okno', 'dziewięćdziesięciopięciolatek', '12345'];
    await choose(page, await file('osps48.txt', `\uFEFF${lines.join('\r\n')}\r\n`));
    // The name of the file, without its edition.
    await expect.poll(() => fields(page)).toEqual(['osps', '48']);
    await expect.poll(() => text(page, '.import-form .sum')).toContain(String(WORDS.length));
    await expect.poll(() => texts(page, '.preview li')).toContain('abak');
    await expect.poll(() => text(page, '[name="encoding"] option')).toContain('UTF-8');
    await expect.poll(() => menu(page, 'language')).toBe('pl');
    await expect
      .poll(() => figures(page))
      .toEqual(expect.arrayContaining([lines.length, 1].map((count) => String(count))));
    await expect.poll(() => texts(page, '.skipped li code')).toEqual(expect.arrayContaining(['12345']));
    // Far fewer words than the game has: nothing is ticked, and the consequence is stated.
    await expect.poll(() => text(page, '.few')).toMatch(new RegExp(`Only ${WORDS.length} words.* \\d,\\d{3},\\d{3}`));
    expect(await page.evaluate(() => document.querySelectorAll('[name="use-for"]:checked').length)).toBe(0);
    await expect.poll(() => text(page, '.import-form [type="submit"]')).toBe('Import for comparing');
    // All of this comes before storage.
    expect(await listed(page)).toEqual([]);
    await expectAccessible(page);
    await fill(page, '[name="list-name"]', 'OSPS');
    await fill(page, '[name="list-edition"]', '48');
    await storeFound(page);
    await expect.poll(() => focused(page)).toContain('OSPS 48');
    await expect.poll(() => listed(page)).toEqual(['OSPS 48']);
    await expectAccessible(page);
    // It is stored for comparison; the user has not activated it yet.
    await expect.poll(() => text(page, '.report')).toContain('No verdict rests on it yet');
    await expect.poll(() => verdictOn(page, ONLY_OWN)).toMatchObject({ verdict: 'disallowed' });
    expect((await verdictOn(page, 'zupa')).basis.kind).not.toBe('official-list');
    await page.click({ selector: '.list .use [value="pfs-2018"]' });
    await until(
      async () => (await text(page, '.report')).includes('OSPS 48 now decides under Polish · PFS'),
      'verdicts rest on it',
    );
    // One choice for the rules, in any place.
    const [id] = await lists(page);
    await expect.poll(() => menu(page, 'list-pfs-2018')).toBe(id);
    await expect.poll(() => menu(page, 'list-pfs-2016')).toBe('bundled');
    await expect.poll(() => pressed(page)).toEqual(['pfs-2018']);
    await expectAccessible(page);

    await expect
      .poll(() => verdictOn(page, ONLY_OWN))
      .toMatchObject({
        verdict: 'allowed',
        basis: { kind: 'official-list', list: { name: 'OSPS', edition: '48' } },
      });
    await expect
      .poll(() => verdictOn(page, 'zupa'))
      .toMatchObject({ verdict: 'disallowed', basis: { kind: 'official-list' } });
    // Also if the worker has to fetch the list first.
    await stage.browser.stopWorker();
    await expect.poll(() => verdictOn(page, ONLY_OWN)).toMatchObject({ verdict: 'allowed' });

    const popup = await stage.browser.openOwn(`src/pages/popup/index.html?word=${encodeURIComponent(ONLY_OWN)}`);
    await until(async () => (await text(popup, 'main, body')).includes('OSPS 48'), 'the list is named');
    await popup.close();
    await page.close();
  });

  itOnce('are read without headings, definitions and signs, and omitted lines are reported', async () => {
    const page = await open();
    const entries = WORDS.map((word, i) => (i % 2 ? word.toUpperCase() : `${word.toUpperCase()}=a meaning; of two;1`));
    const dictionary = ['[Header]', 'Version=100006', '[Categories]', '1=nowe', '[Words]', ...entries].join('\n');
    await choose(page, await file('polski.dic', dictionary));
    await expect.poll(() => text(page, '.import-form .sum')).toContain(String(WORDS.length));
    await expect.poll(() => texts(page, '#preview-words + ul li')).toEqual(WORDS.slice(0, 5));
    await expect.poll(() => text(page, '.found dl')).toContain('Headings and lines about the file3');
    await expect.poll(() => text(page, '.found dl')).toContain('Lines in sections without words2');
    await expectAccessible(page);
    await choose(page, await file('nowe.txt', WORDS.map((word, i) => (i % 5 ? `${word}*` : word)).join('\n')));
    await expect.poll(() => text(page, '.found dl')).toContain('Words with a mark (*): imported without it');
    await expect.poll(() => text(page, '.import-form .sum')).toContain(String(WORDS.length));
    await page.close();
  });

  itOnce('divided by length in an archive are read as one, and a full list beside them is a choice', async () => {
    const page = await open();
    const lengths = [2, 3, 4].map((length) => [length, WORDS.filter((word) => word.length === length)] as const);
    const files = Object.fromEntries(
      lengths.map(([length, some]) => [`osps${length}.txt`, new TextEncoder().encode(some.join('\n'))]),
    );
    await choose(page, await file('osps.zip', zipSync(files)));
    await expect
      .poll(() => text(page, '.import-form .sum'))
      .toContain(String(lengths.flatMap(([, some]) => some).length));
    await expect
      .poll(() => text(page, '.preview p'))
      .toContain('3 files of the ZIP as one list: osps2.txt, osps3.txt, osps4.txt');
    const sum = () => text(page, '.import-form .sum');
    await pick(page, '[name="entry"]', 'osps3.txt');
    await expect.poll(sum).toMatch(new RegExp(`^${lengths[1]?.[1].length} `));
    await pick(page, '[name="entry"]', '');
    await expect.poll(sum).toMatch(new RegExp(`^${lengths.flatMap(([, some]) => some).length} `));
    const full = { ...files, 'osps.txt': new TextEncoder().encode(WORDS.join('\n')) };
    await beginReading(page, await file('two.zip', zipSync(full)));
    await expect.poll(() => texts(page, '[name="entry"] option')).toHaveLength(5);
    await expect.poll(() => complaint(page)).toContain('several files in the ZIP');
    // Choices for one file are not kept for the next.
    await choose(page, await file('next.txt', WORDS.join('\n')));
    await expect.poll(() => texts(page, '[name="entry"] option')).toEqual([]);
    await page.close();
  });

  itOnce('keep the encoding that the user chooses, and preview it at once', async () => {
    const page = await open();
    // The bytes of the words in Windows-1250.
    const table = new Map(
      [...'ąćęłńóśźż'].map((letter, i) => [letter, [185, 230, 234, 179, 241, 243, 156, 159, 191][i]!]),
    );
    const bytes = Uint8Array.from([...WORDS.join('\n')].map((sign) => table.get(sign) ?? sign.charCodeAt(0)));
    await choose(page, await file('old list.txt', bytes));
    await expect.poll(() => text(page, '[name="encoding"] option')).toContain('Windows-1250');
    const shown = () => texts(page, '.preview ol li');
    await expect.poll(() => shown()).toEqual(WORDS.slice(0, (await shown()).length));
    const read = await shown();
    await pick(page, '[name="encoding"]', 'utf-16le');
    await until(async () => String(await shown()) !== String(read), 'the preview changes');
    await pick(page, '[name="encoding"]', 'windows-1250');
    await until(async () => String(await shown()) === String(read), 'the preview changes back');
    await untilFound(page);
    await page.click({ selector: '[name="use-for"][value="pfs-2018"]' });
    await storeFound(page);
    await expect.poll(() => verdictOn(page, 'żółć')).toMatchObject({ basis: { list: { name: 'old list' } } });
    await removeList(page, 'old list');
    // Verdicts use the open list until another one is chosen.
    await expect.poll(async () => (await verdictOn(page, ONLY_OWN)).basis.kind).not.toBe('official-list');
    await restOn(page, 'own');
    await until(async () => (await verdictOn(page, ONLY_OWN)).verdict === 'allowed', 'the first list decides again');
    await page.close();
  });

  itOnce('of the size of a game’s list are activated unless the user chooses otherwise, and deactivated', async () => {
    const page = await open();
    await until(async () => (await listed(page)).length === 1, 'the list');
    const before = await listed(page);
    const letters = 'abdeghilmnoprstu';
    const word = (number: number) =>
      [4096, 256, 16, 1].map((place) => letters[Math.floor(number / place) % 16]).join('');
    const words = Array.from({ length: 60_000 }, (_, number) => word(number));
    await choose(page, await file('club words 2026.txt', words.join('\n')));
    await pick(page, '[name="language"]', 'en');
    await untilFound(page);
    await expect.poll(() => fields(page)).toEqual(['club words', '2026']);
    await expect.poll(() => text(page, '.import-form [type="submit"]')).toBe('Import and use for English · school');
    await expect.poll(() => text(page, '.import-form .consequence')).toContain('this list alone will decide');
    await page.click({ selector: '[name="use-for"][value="school-en"]' });
    await expect.poll(() => text(page, '.import-form [type="submit"]')).toBe('Import for comparing');
    await page.click({ selector: '[name="use-for"][value="school-en"]' });
    await untilFound(page);
    await storeFound(page);
    await expect.poll(() => text(page, '.report h4')).toContain('club words 2026 now decides under English · school');
    await page.click({ selector: '.try-word input' });
    await page.type('abba');
    await expect.poll(() => text(page, '.tried')).toContain('allowed');
    await page.press('Control+a');
    await page.type('abbc');
    await expect.poll(() => text(page, '.tried')).toContain('not allowed');
    await expectAccessible(page);
    await page.click({ selector: '.report .link' });
    await expect.poll(() => listed(page)).toEqual(before);
    await expect.poll(() => page.evaluate(() => document.querySelector('.report'))).toBeNull();
    await page.close();
  });

  itOnce('are read in the language of their letters, for the rules that use them', async () => {
    const page = await open();
    const long = 'Donaudampfschifffahrt';
    await choose(page, await file('wörter.txt', ['Äpfel', 'Größe', 'Haus', 'Übung', long].join('\n')));
    await expect.poll(() => menu(page, 'language')).toBe('de');
    await expect.poll(() => values(page, 'use-for')).toEqual(['sd-2026']);
    await pick(page, '[name="language"]', 'pl');
    await until(async () => (await alertOf(page)).includes('Line 1:'), 'they are not Polish');
    // The rules for the other language are not ticked out of sight.
    const polish = ['bąk', 'konstantynopolitańczykowianeczka', 'żółć'];
    await choose(page, await file('długie.txt', polish.join('\n')));
    await expect.poll(() => menu(page, 'language')).toBe('pl');
    const count = async () => text(page, '.import-form .sum');
    await expect.poll(count).toContain('2 words');
    await page.click({ selector: '[name="use-for"][value="7slow"]' });
    // Words of 7 słów may be longer than a board.
    await expect.poll(count).toContain('3 words');
    await page.click({ selector: '[name="use-for"][value="pfs-2018"]' });
    await expect.poll(count).toContain('2 words');
    await expect.poll(() => verdictOn(page, 'okno')).toMatchObject({ verdict: 'allowed' });
    await page.close();
  });

  itOnce('refuse a bad file with its line, keep the typed text, and leave the lists unchanged', async () => {
    const page = await open();
    await until(async () => (await listed(page)).length === 1, 'the list');
    const before = await listed(page);
    await choose(page, await file('good.txt', WORDS.join('\n')));
    await fill(page, '[name="list-name"]', 'Mine');
    await beginReading(page, await file('prose.txt', PROSE));
    await until(async () => /\d/.test(await text(page, '.import-form [role="alert"] p + p')), 'the line');
    // There is nothing to store.
    await expect.poll(() => texts(page, '.import-form [type="submit"]')).toEqual([]);
    await expect.poll(() => listed(page)).toEqual(before);
    // “Nothing is lost” is no error, and does not look like one.
    const colours = await page.evaluate(() =>
      [...document.querySelectorAll('.import-form [role="alert"] p')].map((said) => getComputedStyle(said).color),
    );
    expect(colours.at(-1)).not.toBe(colours[0]);
    // A sentence is not a list of one word.
    await page.chooseFiles('.drop-zone input', [await file('sentence.txt', 'Wolno, bo słownik ją zna')]);
    await until(async () => (await texts(page, '.preview ul li')).length === 0, 'no words in it');
    await until(async () => (await alertOf(page)).includes('word list'), 'it is told');
    await expect.poll(() => listed(page)).toEqual(before);

    const picture = Uint8Array.from({ length: 5000 }, (_, i) => (i * 73) & 255);
    await page.chooseFiles('.drop-zone input', [await file('picture.png', picture)]);
    await until(async () => (await alertOf(page)).includes('text file'), 'it is told');
    await expectAccessible(page);
    await page.chooseFiles('.drop-zone input', [await file('nothing.txt', '')]);
    await until(async () => (await alertOf(page)).includes('no words'), 'it is told');
    // Earlier text is still there when a file is right.
    await choose(page, await file('good.txt', WORDS.join('\n')));
    await expect.poll(async () => (await fields(page))[0]).toBe('Mine');
    await expect.poll(() => listed(page)).toEqual(before);
    await page.close();
  });

  it('stay unchanged when an import is stopped', async () => {
    const page = await open();
    await until(async () => (await listed(page)).length === 1, 'the list');
    const before = await listed(page);
    await page.evaluate(stopWhenRead, { done: 0.1, way: 'button' });
    await beginReading(page, await file('large.txt', manyWords().join('\n')));
    await expect.poll(() => alertOf(page)).toContain('stopped');
    await expect.poll(() => focused(page)).toContain('again');
    await expect.poll(() => listed(page)).toEqual(before);
    await expect.poll(() => verdictOn(page, ONLY_OWN)).toMatchObject({ verdict: 'allowed' });
    await page.close();
  });

  it('lost with the browser’s data are reported, and the open list can be chosen at once', async () => {
    const page = await open();
    const before = await keepActive(page, { 'sd-2026': 'lost' });
    await expect.poll(() => menu(page, 'list-sd-2026')).toBe('lost');
    await pick(page, '[name="list-sd-2026"]', 'bundled');
    await expect.poll(() => menu(page, 'list-sd-2026')).toBeUndefined();
    await keepActive(page, before);
    await page.close();
  });

  it('can be restored after deletion', async () => {
    const page = await open();
    await until(async () => (await listed(page)).length === 1, 'the list');
    await page.click({ selector: '.list .remove' });
    await until(async () => (await listed(page)).length === 0, 'it is gone');
    await expect.poll(() => focused(page)).toBe('Undo');
    await until(async () => (await verdictOn(page, ONLY_OWN)).verdict === 'disallowed', 'verdicts go without it');
    await page.press('Enter');
    await until(async () => (await listed(page)).length === 1, 'it is back');
    await until(async () => (await focused(page)) === 'Delete', 'the focus is back');
    await until(async () => (await verdictOn(page, ONLY_OWN)).verdict === 'allowed', 'verdicts rest on it again');
    await page.close();
  });

  itOnce('are renamed, and switched off and on for rules', async () => {
    const page = await open();
    await until(async () => (await listed(page)).length === 1, 'the list');
    await page.click({ selector: '.list .row-actions .action' });
    await until(async () => (await focused(page)) === 'OSPS', 'the name has the focus');
    await page.press('Control+a');
    await page.type('Official');
    await page.press('Enter');
    await until(async () => String(await listed(page)) === 'Official 48', 'it is renamed');
    await until(async () => (await verdictOn(page, 'okno')).basis.list?.name === 'Official', 'verdicts name it so');

    await restOn(page, 'bundled');
    await until(async () => (await verdictOn(page, ONLY_OWN)).verdict === 'disallowed', 'the open list decides');
    await expect.poll(() => pressed(page)).toEqual([]);
    await restOn(page, 'own');
    await until(async () => (await verdictOn(page, ONLY_OWN)).verdict === 'allowed', 'the own list decides');
    await page.close();
  });

  it('are activated and unfolded by keyboard alone', async () => {
    const page = await open();
    await until(async () => (await pressed(page)).join() === 'pfs-2018', 'the list decides');
    await page.evaluate(() => document.querySelector<HTMLElement>('[name="list-7slow"]')!.focus());
    // The card reads its rules, its actions and its details in that order.
    await page.press('Tab');
    await expect.poll(() => focused(page)).toBe('Polish · PFS');
    await page.press(' ');
    await expect.poll(() => pressed(page)).toEqual([]);
    await expect.poll(() => menu(page, 'list-pfs-2018')).toBe('bundled');
    await page.press('Enter');
    await expect.poll(() => pressed(page)).toEqual(['pfs-2018']);
    for (let stop = 0; stop < 6; stop++) await page.press('Tab');
    await expect.poll(() => focused(page)).toBe('Details');
    await page.press('Enter');
    await expect.poll(() => texts(page, '.list details[open] .checksum')).toHaveLength(1);
    await page.close();
  });

  itOnce('are saved with the imported words', async () => {
    const page = await open();
    await until(async () => (await listed(page)).length === 1, 'the list');
    await page.evaluate(() => {
      const saved = globalThis as unknown as { saved?: { name: string; text: string } };
      const make = URL.createObjectURL;
      let content: Blob | undefined;
      URL.createObjectURL = (blob: Blob) => {
        content = blob;
        return make(blob);
      };
      HTMLAnchorElement.prototype.click = function () {
        const name = this.download;
        content?.text().then((text) => {
          saved.saved = { name, text };
        });
      };
    });
    await page.click({ selector: '.list .row-actions .action:nth-of-type(2)' });
    const saved = await until(
      () => page.evaluate(() => (globalThis as unknown as { saved?: { name: string; text: string } }).saved),
      'the file',
    );
    expect(saved.name).toBe('Official 48.txt');
    expect(saved.text).toBe(`${[...WORDS].sort(polish).join('\n')}\n`);
    await page.close();
  });

  itOnce('are compared: new and removed words, by length and letters', async () => {
    const page = await open();
    await page.evaluate((content) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([content], 'osps49.txt'));
      const event = new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true });
      document.querySelector('.drop-zone')!.dispatchEvent(event);
    }, LATER.join('\n'));
    await untilFound(page);
    await storeFound(page);
    await page.close();

    const diff = await stage.browser.openOwn(DIFF);
    const words = (side: string) => texts(diff, `[data-side="${side}"] .words li`);
    await until(async () => (await words('new')).length > 0, 'the difference');
    await expect.poll(() => words('new')).toEqual(['abba', 'gżegżółka', 'zupa']);
    await expect.poll(() => words('gone')).toEqual(['aba', 'źrebię']);
    await expect.poll(() => text(diff, '[data-side="new"] h2')).toContain('3');
    await expectAccessible(diff);

    const setFilter = (place: number, value: string) =>
      diff.evaluate(
        ([at, typed]) => {
          const input = document.querySelectorAll<HTMLInputElement>('.filter input')[Number(at)]!;
          input.value = String(typed);
          input.dispatchEvent(new Event('input', { bubbles: true }));
        },
        [place, value],
      );
    await setFilter(1, '5');
    await until(async () => String(await words('new')) === 'abba,zupa', 'short words');
    await expect.poll(() => words('gone')).toEqual(['aba']);
    await setFilter(2, 'bb');
    await until(async () => String(await words('new')) === 'abba', 'words with two b');
    await until(async () => String(await words('gone')) === '', 'none of them is gone');
    await diff.evaluate(() => {
      navigator.clipboard.writeText = async (copied) => {
        document.title = copied;
      };
    });
    await setFilter(2, '');
    await until(async () => String(await words('new')) === 'abba,zupa', 'short words again');
    await diff.click({ selector: '[data-side="new"] .action' });
    await until(
      () => diff.evaluate(() => document.title === 'abba\nzupa' || document.title === 'abba zupa'),
      'the copy',
    );
    // Both sides in one file, each word with the list that has it.
    await diff.evaluate(() => {
      URL.createObjectURL = (file) => {
        (file as Blob).text().then((saved) => {
          document.title = saved;
        });
        return '#';
      };
    });
    await diff.click({ selector: '.save' });
    const rows = await until(
      () => diff.evaluate(() => (/abba,/.test(document.title) ? document.title : null)),
      'the file of both sides',
    );
    expect(rows).toMatch(/Word,Change,List.*abba,New,.*zupa,New,.*aba,Gone,/s);
    await diff.close();
  });

  itOnce('yield to own exceptions, which are replaced, annotated and removed with a way back', async () => {
    const page = await open();
    await page.click({ selector: '.exceptions summary' });
    const add = async (word: string, effect: number, note: string) => {
      await page.click({ selector: '.exceptions form input[type="text"]' });
      await page.press('Control+a');
      await page.type(word);
      await page.click({ selector: `.exceptions form [role="radiogroup"] label:nth-of-type(${effect})` });
      await page.click({ selector: '.exceptions form label.wide input' });
      await page.press('Control+a');
      await page.type(note);
      await page.press('Enter');
    };
    const rows = () => texts(page, '.exceptions li .exception');
    await add('quiz', 1, '');
    await until(async () => (await text(page, '#exception-problem')).includes('Q'), 'no tile has a q');
    await add('okno', 2, 'club ruling');
    await until(async () => (await rows()).length === 1, 'it is listed');
    await until(async () => (await verdictOn(page, 'okno')).verdict === 'disallowed', 'it bars');
    await add('OKNO', 1, 'other ruling');
    await until(async () => (await rows())[0]?.includes('other ruling') === true, 'it is replaced');
    await expect.poll(() => rows()).toHaveLength(1);
    await page.click({ selector: '.exceptions .undo button' });
    await until(async () => (await rows())[0]?.includes('club ruling') === true, 'the old one is back');

    await page.click({ selector: '.exceptions li .row-actions .action' });
    await until(async () => (await focused(page)) === 'club ruling', 'the note has the focus');
    await expectAccessible(page);
    await page.press('Control+a');
    await page.type('annual meeting');
    await page.press('Enter');
    await until(async () => (await rows())[0]?.includes('annual meeting') === true, 'the note is changed');
    await page.click({ selector: '.exceptions .remove' });
    await until(async () => (await rows()).length === 0, 'it is gone');
    await expect.poll(() => focused(page)).toBe('Undo');
    await until(async () => (await verdictOn(page, 'okno')).verdict === 'allowed', 'it bars no longer');
    await page.press('Enter');
    await until(async () => (await rows()).length === 1, 'it is back');
    await page.close();
  });

  it('stored by a newer version are reported', async () => {
    const page = await open();
    await page.evaluate(async () => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      await (browser ?? chrome).storage.local.set({ activeLists: { 'pfs-2018': 'mine' } });
      const opening = indexedDB.open('verdikt-lists', 99);
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = () => reject(opening.error);
      });
      opening.result.close();
    });
    await page.close();
    const later = await open();
    await expect.poll(() => text(later, '.own-lists .problem')).toContain('update Verdikt');
    await expect
      .poll(() => askWorker<'judge'>(later, { name: 'judge', word: ONLY_OWN, ruleset: 'pfs-2018' }))
      .toEqual({ state: 'failed', code: 'newer' });
    await choose(later, await file('osps48.txt', WORDS.join('\n')));
    await fill(later, '[name="list-name"]', 'OSPS');
    await later.click({ selector: '.import-form [type="submit"]' });
    await expect.poll(() => text(later, '.import-form .told')).toContain('a newer version of Verdikt');
    await later.close();
    const diff = await stage.browser.openOwn(DIFF);
    await expect.poll(() => text(diff, '.problem')).toContain('update Verdikt');
    await diff.close();
  });
});

/** In the order of the Polish alphabet. */
function polish(one: string, other: string): number {
  return one.localeCompare(other, 'pl');
}

function text(page: TestPage, selector: string): Promise<string> {
  return page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
}

function texts(page: TestPage, selector: string): Promise<string[]> {
  return page.evaluate(
    (wanted) => [...document.querySelectorAll(wanted)].map((found) => found.textContent ?? ''),
    selector,
  );
}

/** The whole message about a file that became no list. */
async function alertOf(page: TestPage): Promise<string> {
  return (await texts(page, '.import-form [role="alert"]')).join(' ');
}

/** Name and edition in the form of the import. */
function fields(page: TestPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('.import-form input[type="text"]')].map(({ value }) => value),
  );
}

/** Stores the list of each ruleset; returns the earlier value. */
function keepActive(page: TestPage, active: object): Promise<object> {
  return page.evaluate(async (set) => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    const { local } = (browser ?? chrome).storage;
    const { activeLists } = await local.get('activeLists');
    await local.set({ activeLists: set });
    return activeLists as object;
  }, active);
}

/** The values of all checked boxes with that name. */
function values(page: TestPage, name: string): Promise<string[]> {
  return page.evaluate(
    (wanted) => [...document.querySelectorAll<HTMLInputElement>(`[name="${wanted}"]`)].map(({ value }) => value),
    name,
  );
}

/** The selected entry of a menu. */
function menu(page: TestPage, name: string): Promise<string | undefined> {
  return page.evaluate((wanted) => document.querySelector<HTMLSelectElement>(`[name="${wanted}"]`)?.value, name);
}

/** The numbers in the summary of a file. */
function figures(page: TestPage): Promise<string[]> {
  return texts(page, '.found dd');
}

/** Ids of the stored lists. */
function lists(page: TestPage): Promise<(string | undefined)[]> {
  return page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.list')].map(({ dataset }) => dataset.list));
}

/** The rules that use one of the user's lists, by the cards. */
function pressed(page: TestPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>('.use [aria-pressed="true"]')].map(({ value }) => value),
  );
}

/** Names of the stored lists. */
function listed(page: TestPage): Promise<string[]> {
  return texts(page, '.list > strong');
}

/** The text or value of the focused element. */
function focused(page: TestPage): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLInputElement ? element.value : (element?.textContent ?? '');
  });
}

async function removeList(page: TestPage, name: string): Promise<void> {
  await page.evaluate((wanted) => {
    for (const row of document.querySelectorAll('.list')) {
      if (row.querySelector('strong')?.textContent?.startsWith(wanted))
        row.querySelector<HTMLElement>('.remove')?.click();
    }
  }, name);
  await until(async () => !(await listed(page)).some((listedName) => listedName.startsWith(name)), 'it is gone');
}

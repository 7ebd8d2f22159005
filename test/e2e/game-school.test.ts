import { expect, it } from 'vitest';
import { inEachBrowser, itIn, type Session, type TestPage, until } from '../../scripts/browsers/index.ts';
import { at } from '../games/school-en/table.ts';
import { findsNothing } from './axe-findings.ts';

/** For what the page does by itself: one engine is enough. */
const itOnce = itIn('chromium');

const PAGE = 'src/score-sheets/school-en/index.html';

inEachBrowser('a game of the school tournament', (stage) => {
  itOnce('is played from the drawing to the result, with the page closed in between', async () => {
    let page = await openTable(stage.browser);
    await enterPlayers(page, ['Ayşe', 'Mehmet']);

    await drawLetters(page, ['e', 'E']);
    await until(async () => (await text(page, '.draw-order'))?.includes('draw again'), 'the tie');
    // A Turkish keyboard has no dot on its capital's letter.
    await drawLetters(page, ['c', 'ı']);
    await until(async () => (await text(page, '.last-play')) === 'Order of play: Ayşe, Mehmet', 'the order');

    // Off the centre no first word is possible.
    await choose(page, 'A1');
    await page.type('at');
    await until(async () => (await text(page, '.problem'))?.includes('H8'), 'why it cannot lie there');
    await expect.poll(() => isDisabled(page, '.word-form .main')).toBe(true);
    await page.press('Escape');

    // On the board, by keys alone.
    await choose(page, 'E8');
    await page.type('house');
    await until(async () => (await text(page, '.preview'))?.includes('16 pts'), 'the points before the play');
    await expect.poll(() => text(page, '.preview')).toContain('H8 double word');
    await page.press('Enter');
    await scores(page, ['Ayşe 16', 'Mehmet 0']);

    // Through a letter on the board, with a blank, in the field.
    await choose(page, 'G7');
    await page.click({ selector: '.direction' });
    await page.click({ selector: '.word-field' });
    await page.type('cu');
    await page.press('Shift+T');
    await page.type('s');
    await until(
      async () => (await text(page, '.preview'))?.includes('CUTS G7 double letter, G9 double letter'),
      'CUTS',
    );
    await expect.poll(() => cell(page, 'G9')).toContain('blank for T, being placed');
    // The dictionary is not used before a challenge.
    await expect.poll(() => page.evaluate(() => document.querySelector('.sign'))).toBe(null);
    await page.press('Enter');
    await scores(page, ['Ayşe 16', 'Mehmet 8']);

    // A right word costs its challenger its points, and keeps the tiles that the next player has begun to put down.
    await page.click({ selector: '.word-field' });
    await page.type('be');
    await challenge(page, 'CUTS');
    await expect.poll(() => text(page, '.challenge .answer .word')).toBe('allowed');
    await expect
      .poll(() => text(page, '.challenge [role="status"] strong'))
      .toBe('The play stands. Ayşe loses 8 points.');
    await page.click({ selector: '.challenge .main' });
    await scores(page, ['Ayşe 8', 'Mehmet 8']);
    const field = () => page.evaluate(() => document.querySelector<HTMLInputElement>('.word-field')?.value);
    await expect.poll(() => field()).toBe('BE');
    await page.click({ selector: '.word-field' });
    await page.press('Control+a');
    await page.press('Delete');

    await page.close();
    page = await stage.browser.openOwn(PAGE);
    await scores(page, ['Ayşe 8', 'Mehmet 8']);
    await expect.poll(() => text(page, '.head h2')).toBe('To play: Ayşe');
    await expect.poll(() => cell(page, 'G9')).toContain('blank for T');

    // A wrong one is taken back and the turn is lost.
    await choose(page, 'H10');
    await page.click({ selector: '.direction' });
    await page.click({ selector: '.word-field' });
    await page.type('xz');
    await page.click({ selector: '.word-form .main' });
    await scores(page, ['Ayşe 27', 'Mehmet 8']);
    await challenge(page, 'SXZ');
    await expect.poll(() => text(page, '.challenge .answer .word')).toBe('not found');
    await page.click({ selector: '.challenge .main' });
    await scores(page, ['Ayşe 8', 'Mehmet 8']);
    await expect.poll(() => cell(page, 'H10')).not.toContain('X');
    await expect.poll(() => text(page, '.head h2')).toBe('To play: Mehmet');
    await expect.poll(() => page.evaluate(() => document.querySelector('.sheet s')?.textContent)).toBe('SXZ');

    // Two words at once; the premium square under the first play no longer counts.
    await choose(page, 'J8');
    await page.click({ selector: '.direction' });
    await page.click({ selector: '.word-field' });
    await page.type('so');
    await until(async () => (await text(page, '.preview .total'))?.includes('11 pts'), 'HOUSES and SO');
    await expect.poll(() => text(page, '.preview')).toMatch(/SO.*2 pts.*HOUSES.*9 pts/);
    await page.click({ selector: '.word-form .main' });
    await scores(page, ['Ayşe 8', 'Mehmet 19']);

    // Both can be challenged together; a withdrawn challenge costs nothing.
    await page.click({ selector: '.last-play .action' });
    await page.click({ selector: '.challenge .choice:nth-of-type(1) input' });
    await page.click({ selector: '.challenge .choice:nth-of-type(2) input' });
    await page.click({ selector: '.challenge .main' });
    const outcome = () => text(page, '.challenge [role="status"] strong');
    await until(async () => (await outcome()) === 'The play stands. Ayşe loses 11 points.', 'the price of both');
    await page.press('Escape');
    await until(async () => (await text(page, 'dialog')) === null, 'the dialog closes');
    await scores(page, ['Ayşe 8', 'Mehmet 19']);

    await page.click({ selector: '.turn-actions .action' });
    await page.click({ selector: '.exchange .action:nth-of-type(3)' });
    await until(async () => (await text(page, '.last-play'))?.includes('3 tiles exchanged'), 'the exchange');
    for (const passed of ['Mehmet', 'Ayşe', 'Mehmet', 'Ayşe']) {
      await page.click({ selector: '.turn-actions > .game-actions .action:last-child' });
      await until(async () => (await text(page, '.last-play')) === `${passed}: pass`, `${passed} passes`);
    }

    await until(async () => (await text(page, '.racks'))?.includes('Everyone has passed twice'), 'the end');
    await page.click({ selector: '.rack:nth-of-type(1) input' });
    await page.type('qi');
    await until(async () => (await text(page, '.rack'))?.includes('tiles: 2 of 7'), 'the tiles so far');
    await page.click({ selector: '.racks .main' });
    // An impossible rack gives no result, and its text stays.
    await until(
      async () => (await text(page, '.racks .problem')) === 'Ayşe: tiles on the rack: 7, entered: 2.',
      'the missing tiles',
    );
    await page.click({ selector: '.rack:nth-of-type(1) input' });
    await page.press('End');
    await page.type('aeiun');
    await page.click({ selector: '.rack:nth-of-type(2) input' });
    await page.type('aaeein?');
    await page.click({ selector: '.racks .main' });
    await until(async () => (await text(page, '.result')) !== null, 'the result');
    await expect.poll(() => text(page, '.result')).toBe('Result 1st: Mehmet 13 pts 2nd: Ayşe −8 pts');
    // The form of the racks, which had the focus, is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('result');

    // The last step can be undone and redone.
    await page.press('Control+z');
    await until(async () => (await text(page, '.racks')) !== null, 'the racks again');
    await page.press('Control+y');
    await until(async () => (await text(page, '.result')) !== null, 'the result again');
    await page.close();
  });

  itOnce('corrects an earlier turn, and names a later one that would no longer fit', async () => {
    const page = await openTable(stage.browser);
    await enterPlayers(page, ['A', 'B']);
    await page.click({ selector: '.draw-order .action:not(.main)' });
    await layWord(page, 'H8', 'cat');
    await scores(page, ['A 10', 'B 0']);
    await layWord(page, 'K8', 'sun', 'down');
    await scores(page, ['A 10', 'B 9']);
    await page.click({ selector: '.turn-actions > .game-actions .action:last-child' });
    await until(async () => (await text(page, '.last-play')) === 'A: pass', 'the pass');

    const open = async (selector: string, title: string) => {
      await page.click({ selector: `.sheet tbody ${selector} button` });
      await until(async () => (await text(page, 'dialog h2')) === title, title);
    };
    await open('tr:nth-child(1) td:nth-child(2)', 'Correct turn 1: A');
    const word = () => page.evaluate(() => document.querySelector<HTMLInputElement>('dialog .word-field')?.value);
    await expect.poll(() => word()).toBe('CAT');
    await page.click({ selector: 'dialog .word-field' });
    await page.press('Control+a');
    await page.type('ca');
    await until(async () => (await text(page, 'dialog .preview'))?.includes('CA'), 'what it would count');
    await page.click({ selector: 'dialog .word-form .main' });
    await until(
      async () =>
        (await text(page, 'dialog .problem')) ===
        'A later play would no longer fit (B, turn 1). The word has to touch a tile on the board.',
      'why it cannot be',
    );
    await page.click({ selector: 'dialog .word-field' });
    await page.press('Control+a');
    await page.type('rat');
    await page.click({ selector: 'dialog .word-form .main' });
    await scores(page, ['A 6', 'B 7']);
    await expect.poll(() => cell(page, 'H8')).toContain('R, value 1');
    // The pass becomes a play.
    await open('tr:nth-child(2) td:nth-child(2)', 'Correct turn 2: A');
    // A press on the first square of the word turns it.
    await page.click({ selector: 'dialog [data-square="112"]' });
    await page.click({ selector: 'dialog .word-field' });
    await page.type('rug');
    await until(async () => (await text(page, 'dialog .preview'))?.includes('RUG'), 'the word');
    await page.click({ selector: 'dialog .word-form .main' });
    await scores(page, ['A 10', 'B 7']);
    await page.click({ selector: '.game-bar .action:first-child' });
    await scores(page, ['A 6', 'B 7']);
    await page.close();
  });

  itOnce('changes names during the game, but not to equal ones', async () => {
    const page = await openTable(stage.browser);
    await enterPlayers(page, ['A', 'B']);
    await page.click({ selector: '.draw-order .action:not(.main)' });
    await layWord(page, 'H8', 'cat');
    await scores(page, ['A 10', 'B 0']);
    const rename = async (name: string) => {
      await page.click({ selector: 'dialog .players li:nth-child(1) input' });
      await page.press('Control+a');
      await page.type(name);
      await page.press('Enter');
    };
    await page.click({ selector: '.game-bar > .action:nth-last-child(2)' });
    await until(async () => (await text(page, 'dialog h2')) === 'Names', 'the names');
    await rename('b');
    await until(
      async () => (await text(page, 'dialog .problem')) === 'Two players have the same name: B.',
      'the same name',
    );
    await rename('Zoe');
    await scores(page, ['Zoe 10', 'B 0']);
    await expect.poll(() => text(page, '.last-play p')).toBe('Zoe: CAT, 10 points');
    await page.close();
  });

  itOnce('has a clock that continues while the page is closed, and stops for a challenge', async () => {
    let page = await openTable(stage.browser);
    await enterPlayers(page, ['A', 'B']);
    await page.click({ selector: '.draw-order .action:not(.main)' });
    await until(async () => (await secondsLeft(page)) === 120, 'two minutes');
    await page.click({ selector: '.turn-clock button' });
    await until(async () => (await secondsLeft(page)) < 120, 'it runs');
    await page.close();
    page = await stage.browser.openOwn(PAGE);
    await until(async () => (await secondsLeft(page)) < 119, 'it has run on');

    // The next turn has its whole time, and its clock starts at once.
    await choose(page, 'H8');
    await page.type('at');
    const left = await secondsLeft(page);
    await page.press('Enter');
    await until(async () => (await secondsLeft(page)) > left, 'the next turn');
    const next = await secondsLeft(page);
    await until(async () => (await secondsLeft(page)) < next, 'it runs as well');
    await page.click({ selector: '.last-play .action' });
    await until(async () => (await text(page, '.turn-clock button'))?.includes('Start'), 'it stands');
    await page.close();
  });

  it('checks words at once if that is switched on, and asks before another game', async () => {
    const page = await openTable(stage.browser);
    await enterPlayers(page, ['A', 'B']);
    await page.click({ selector: '.draw-order .action:not(.main)' });
    await until(async () => (await text(page, '.board')) !== null, 'the board');
    await page.click({ selector: '.beside input[type="checkbox"]' });
    await choose(page, 'H8');
    await page.type('xq');
    await until(async () => (await text(page, '.checked'))?.includes('XQ not allowed'), 'the verdict');
    await page.press('Escape');
    // Neither engine's harness can press the keys of a Turkish keyboard.
    await page.evaluate(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ı', bubbles: true }));
    });
    await page.type('t');
    await until(async () => (await text(page, '.checked'))?.includes('IT allowed'), 'the verdict');
    await page.press('Enter');
    await scores(page, ['A 4', 'B 0']);
    await page.click({ selector: '.game-bar .action:last-of-type' });
    await until(async () => (await text(page, 'dialog')) !== null, 'the question');
    await page.click({ selector: 'dialog .main' });
    await until(async () => (await text(page, '.start-game')) !== null, 'the start');
    await page.close();
  });
});

inEachBrowser(
  'axe finds nothing',
  (stage) => {
    it('at the table of the school tournament, in both themes, narrow and wide', async () => {
      const page = await openTable(stage.browser);
      const look = async () => {
        for (const width of [360, 1280]) {
          await page.viewport(width, 740);
          await findsNothing(page, { what: `${width} pixels wide` });
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
            .toBeLessThanOrEqual(0);
        }
      };
      await look();
      await enterPlayers(page, ['Ayşe', 'Mehmet']);
      await until(async () => (await text(page, '.draw-order')) !== null, 'the drawing');
      await look();
      await page.click({ selector: '.draw-order .action:not(.main)' });
      await until(async () => (await text(page, '.board')) !== null, 'the board');
      await choose(page, 'H8');
      await page.type('qu');
      await page.press('Shift+I');
      await page.type('z');
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
      });
      await look();
      await page.press('Enter');
      await scores(page, ['Ayşe 42', 'Mehmet 0']);
      await choose(page, 'H9');
      await page.type('at');
      await look();
      await page.click({ selector: '.last-play .action' });
      await until(async () => (await text(page, '.challenge')) !== null, 'the challenge');
      await look();
      await page.click({ selector: '.challenge .main' });
      await until(async () => (await text(page, '.challenge .answer')) !== null, 'the verdict');
      await look();
      await closeDialog(page);
      await page.click({ selector: '.sheet tbody button' });
      await until(async () => (await text(page, 'dialog .preview')) !== null, 'the correction');
      await look();
      await closeDialog(page);
      await page.click({ selector: '.game-bar > .action:nth-last-child(2)' });
      await until(async () => (await text(page, 'dialog .players')) !== null, 'the names');
      await look();
      await closeDialog(page);
      for (const passed of ['Mehmet', 'Ayşe', 'Mehmet', 'Ayşe']) {
        await page.click({ selector: '.turn-actions > .game-actions .action:last-child' });
        await until(async () => (await text(page, '.last-play')) === `${passed}: pass`, `${passed} passes`);
      }
      await page.click({ selector: '.racks .main' });
      await until(async () => Boolean(await text(page, '.racks .problem')), 'the racks, with what is wrong');
      await look();
      await page.close();
    }, 600_000);
  },
  // One engine is enough for what depends on markup and style sheets alone.
  { engines: ['chromium'] },
);

/** The page without a game, whatever was played before. */
async function openTable(browser: Session): Promise<TestPage> {
  const options = await browser.openOwn('src/pages/options/index.html');
  await options.evaluate(async () => {
    const { browser: api, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    await (api ?? chrome).storage.local.remove('game-school-en');
  });
  await options.close();
  const page = await browser.openOwn(PAGE);
  await until(async () => (await text(page, '.start-game')) !== null, 'the start');
  return page;
}

/** Its readable text with single spaces; null if there is no such element. */
function text(page: TestPage, selector: string): Promise<string | null> {
  return page.evaluate(
    (wanted) => document.querySelector<HTMLElement>(wanted)?.innerText.replace(/\s+/g, ' ').trim() ?? null,
    selector,
  );
}

/** The time on the clock; infinite before there is one. */
async function secondsLeft(page: TestPage): Promise<number> {
  const [minutes, seconds] = ((await text(page, '.time')) ?? '999:00').split(':').map(Number) as [number, number];
  return minutes * 60 + seconds;
}

async function enterPlayers(page: TestPage, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await page.click({ selector: `.players li:nth-child(${index + 1}) input` });
    await page.type(name);
  }
  await page.click({ selector: '.start-game .main' });
}

async function drawLetters(page: TestPage, letters: readonly string[]): Promise<void> {
  await until(
    async () => page.evaluate(() => document.activeElement?.closest('.draw-order') !== null),
    'the first field',
  );
  for (const [index, letter] of letters.entries()) {
    await page.click({ selector: `.drawn:nth-of-type(${index + 1}) input` });
    await page.type(letter);
  }
  await page.press('Enter');
}

/** Types a word from a square on, on a board without a selection. */
async function layWord(page: TestPage, from: string, word: string, direction: 'across' | 'down' = 'across') {
  await until(async () => (await text(page, '.board')) !== null, 'the board');
  await choose(page, from);
  const down = () => text(page, '.direction').then((shown) => shown?.includes('↓') === true);
  if ((await down()) !== (direction === 'down')) await page.click({ selector: '.direction' });
  await page.click({ selector: '.word-field' });
  await page.type(word);
  await page.press('Enter');
}

async function closeDialog(page: TestPage): Promise<void> {
  await page.click({ selector: 'dialog .close' });
  await until(async () => (await text(page, 'dialog')) === null, 'the dialog closes');
}

/** Selector of a square by its name: “H8”. */
function square(name: string): string {
  return `[data-square="${at(name)}"]`;
}

/** Presses a square; a second press would turn the word. */
function choose(page: TestPage, name: string): Promise<void> {
  return page.click({ selector: square(name) });
}

/** The screen reader's text of a square. */
async function cell(page: TestPage, name: string): Promise<string> {
  const said = await page.evaluate((wanted) => document.querySelector(`${wanted} .spoken`)?.textContent, square(name));
  return said ?? '';
}

function isDisabled(page: TestPage, selector: string): Promise<boolean | undefined> {
  return page.evaluate((wanted) => document.querySelector<HTMLButtonElement>(wanted)?.disabled, selector);
}

/** Waits for the points, the players in the order of play. */
async function scores(page: TestPage, expected: readonly string[]): Promise<void> {
  const shown = () =>
    page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.scores li')].map((line) => line.innerText.trim()));
  await until(async () => String(await shown()) === String(expected), `the points ${expected}`).catch(async (error) => {
    throw new Error(`${error.message}; last seen: ${await shown()}`);
  });
}

/** Challenges the only word of the last play and waits for the dictionary. */
async function challenge(page: TestPage, word: string): Promise<void> {
  await page.click({ selector: '.last-play .action' });
  await until(async () => (await text(page, '.challenge'))?.includes(word), 'the challenge');
  await page.click({ selector: '.challenge .main' });
  await until(async () => (await text(page, '.challenge .answer')) !== null, 'the verdict');
}

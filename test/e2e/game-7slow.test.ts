import { afterAll, describe, expect, it } from 'vitest';
import { inEachBrowser, itIn, type TestPage, until } from '../../scripts/browsers/index.ts';
import type { Move } from '../../src/score-sheets/play/7slow/move.ts';
import { findsNothing } from './axe-findings.ts';

/** For what the page does by itself: one engine is enough. */
const itOnce = itIn('chromium');

const PAGE = 'src/score-sheets/7slow/index.html';
const KEY = 'game-7slow';

/** Contents of the sheet: the words of a round with points and marks, and the sums. */
interface ShownSheet {
  rounds: string[][];
  totals: number[];
  penalties: number[];
}

inEachBrowser('the page of 7 słów', (stage) => {
  const open = async () => {
    const page = await stage.browser.openOwn(PAGE);
    await until(() => page.evaluate(() => document.querySelector('.setup, .table') !== null), 'the page');
    return page;
  };

  /** Returns an opened page without an earlier game, with all verdicts shown. */
  const fresh = async () => {
    const page = await open();
    await store(page, { options: PRACTICE });
    await reload(page);
    return page;
  };

  describe('a game of three', () => {
    let page: TestPage;
    afterAll(() => page.close());

    it('begins with eight typed cards', async () => {
      page = await fresh();
      await page.click({ selector: '.players .action' });
      await setUp(page, ['Ania', 'Sławek', 'Marek']);
      await page.type('pakołmet');
      await until(() => has(page, 'fieldset.fastest'), 'the round');
      await expect.poll(() => cards(page)).toEqual(['P', 'A', 'K', 'O', 'Ł1', 'M', 'E', 'T']);
      // The last card is still being typed, because it may be a rare one.
      await page.type('+');
      await until(async () => (await cards(page))[7] === 'T1', 'the bonus');
      await page.click({ selector: '.game-bar button:nth-child(1)' });
      await until(async () => (await cards(page))[7] === 'T', 'no bonus');
    });

    it('starts the timer with the name of the fastest player, and shows points, verdicts and bonuses', async () => {
      await page.click({ selector: 'fieldset.fastest button:nth-child(1)' });
      await until(async () => (await text(page, '.time')) < '0:30', 'the timer runs');
      await write(page, ['kłopotem', 'śmiech', 'akołmet']);
      // K 3, Ł 5+1, O 2, P 5, T 2, E 3, M 4
      await expect.poll(() => texts(page, '.word-row .points')).toEqual(['25', '7', '24']);
      await expect.poll(() => verdicts(page)).toEqual(['allowed', 'allowed', 'notFound']);
      const { rounds, totals } = await sheet(page);
      expect(rounds[0]).toEqual(['KŁOPOTEM 25 fastest bonus-2', 'ŚMIECH 7', 'AKOŁMET 24']);
      expect(totals).toEqual([27, 7, 24]);
    });

    itOnce('shows which card scores how much', async () => {
      await page.click({ selector: '.word-row:nth-child(1) .points' });
      await until(async () => (await text(page, '.word-row .quiet:not(button)')).includes('Ł 5+1'), 'the cards');
      await expect.poll(() => text(page, '.word-row .quiet:not(button)')).toContain('P 5');
    });

    itOnce('lets the players refuse a word that no dictionary has', async () => {
      await page.click({ selector: '.word-row:nth-child(3) .word-answer .action' });
      await until(async () => (await sheet(page)).totals[2] === 0, 'the word does not count');
    });

    itOnce('is the same after a reload, with the text being typed', async () => {
      await page.click({ selector: '#round-end' });
      await until(() => page.evaluate(() => document.activeElement?.closest('.card') !== null), 'the new cards');
      // The earlier cards are on the right.
      await expect.poll(() => cards(page)).toEqual(['', '', 'P', 'A', '', '', 'Ł1', 'M']);
      await page.type('sz');
      await until(async () => (await cards(page))[1] === 'Z', 'two cards');
      const before = await sheet(page);
      await reload(page);
      await until(async () => (await cards(page))[1] === 'Z', 'the cards after the reload');
      await expect.poll(() => sheet(page)).toEqual(before);
    });

    itOnce('refuses a third card of one letter', async () => {
      await page.evaluate(() => document.querySelectorAll<HTMLElement>('.card.empty input')[0]?.focus());
      await page.type('ł');
      await page.type('ł');
      await until(() => has(page, '.card.clash'), 'the clash');
      await expect.poll(() => has(page, 'fieldset.fastest')).toBe(false);
      await page.evaluate(() => document.querySelector<HTMLElement>('.card.clash input')?.focus());
      await page.type('i');
      await until(async () => (await cards(page)).filter((card) => card.startsWith('Ł')).length === 2, 'two of them');
      await until(() => has(page, 'fieldset.fastest'), 'the round');
      await expect.poll(() => cards(page)).toEqual(['S', 'Z', 'P', 'A', 'I', 'Ł1', 'Ł1', 'M']);
    });

    itOnce('does not let one player turn the timer twice in a row', async () => {
      const barred = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLButtonElement>('fieldset.fastest button')].map((one) => one.disabled),
        );
      await expect.poll(() => barred()).toEqual([true, false, false]);
    });

    itOnce('refuses a form of an earlier word by itself and asks about a related word', async () => {
      await page.click({ selector: 'fieldset.fastest button:nth-child(2)' });
      await write(page, ['śmiechy']);
      // Refused after the next word, the refusal would be undone separately.
      await until(async () => (await sheet(page)).rounds[1]?.[0] === 'ŚMIECHY 0 refused', 'the certain clash');
      await write(page, ['śmiesznie', 'szampan'], 2);
      await until(() => has(page, '.word-row:nth-child(2) .clash-line'), 'the likely clash');
      await expect.poll(() => text(page, '.word-row:nth-child(2) .clash-line .quiet')).toContain('ŚMIECH');
      await expect.poll(async () => (await sheet(page)).rounds[1]?.[1]).not.toContain('refused');
      await page.click({ selector: '.word-row:nth-child(2) .clash-line .action:nth-child(2)' });
      await until(async () => (await verdicts(page))[1] === 'allowed', 'the relative is allowed');
      await expect.poll(async () => (await sheet(page)).rounds[1]?.[1]).not.toContain('refused');
    });

    itOnce('undoes the word and its refusal together, and redoes them', async () => {
      await page.evaluate(() => document.querySelector<HTMLElement>('.game-bar button')?.focus());
      // The dismissed word, and the words of the three: the first was refused on entry.
      for (let moves = 0; moves < 4; moves++) await page.press('Control+z');
      await until(async () => (await sheet(page)).rounds[1]?.[0] === '', 'no word of the first player');
      for (let moves = 0; moves < 4; moves++) await page.press('Control+y');
      await until(async () => (await sheet(page)).rounds[1]?.[2] !== '', 'all words');
      await expect.poll(async () => (await sheet(page)).rounds[1]?.[0]).toBe('ŚMIECHY 0 refused');
      await until(async () => (await verdicts(page))[1] === 'allowed', 'the relative is still dismissed');
    });

    itOnce('takes two points from the challenger of a good word', async () => {
      await page.click({ selector: '.word-row:nth-child(3) .word-answer .action' });
      await until(() => has(page, '.game-dialog'), 'the dialog');
      await page.click({ selector: '.game-dialog .choice:nth-of-type(1) input' });
      await page.click({ selector: '.game-dialog .look-up' });
      await until(() => has(page, '.game-dialog .decisions .main'), 'the verdict');
      await page.click({ selector: '.game-dialog .decisions .main' });
      await until(async () => (await sheet(page)).penalties[0] === -2, 'the penalty');
      await page.click({ selector: '.game-bar button:nth-child(1)' });
      await until(async () => (await sheet(page)).penalties[0] === 0, 'the challenge undone with its answer');
      await page.click({ selector: '.game-bar button:nth-child(2)' });
      await until(async () => (await sheet(page)).penalties[0] === -2, 'the penalty again');
    });

    itOnce('corrects a word of an earlier round', async () => {
      await page.click({ selector: '.sheet tbody tr:nth-child(1) td:nth-child(3) button' });
      await until(() => has(page, '.game-dialog .word-row'), 'the dialog');
      await page.click({ selector: '.game-dialog .words input' });
      await page.press('Control+a');
      await page.type('kołpak');
      await page.press('Enter');
      await until(async () => (await sheet(page)).rounds[0]?.[1]?.startsWith('KOŁPAK') === true, 'the correction');
      // K 3, O 2, Ł 6, P 5, A 4; one K has no card.
      await expect.poll(async () => (await sheet(page)).rounds[0]?.[1]).toBe('KOŁPAK 20');
    });

    itOnce('is the same in another tab, and changes there too', async () => {
      const other = await open();
      await until(() => has(other, '.sheet'), 'the sheet in the other tab');
      await expect.poll(() => sheet(other)).toEqual(await sheet(page));
      await other.click({ selector: '.game-bar button:nth-child(1)' });
      await until(async () => (await sheet(page)).rounds[0]?.[1] === 'ŚMIECH 7', 'the first tab follows');
      await other.close();
    });

    itOnce('asks before a new game, and restores the old one', async () => {
      const before = await sheet(page);
      await page.click({ selector: '.game-bar button:last-of-type' });
      await until(() => has(page, '.game-dialog'), 'the question');
      await page.click({ selector: '.game-dialog .action.main' });
      await until(() => has(page, '.setup'), 'the set-up');
      const names = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('.players input[type=text]')].map(({ value }) => value),
      );
      expect(names).toEqual(['Ania', 'Sławek', 'Marek']);
      await page.click({ selector: '.setup > p .action' });
      await until(() => has(page, '.sheet'), 'the game');
      await expect.poll(() => sheet(page)).toEqual(before);
    });
  });

  itOnce('shows the bonuses again when undo opens a finished round', async () => {
    const page = await fresh();
    await store(page, gameOf(MOVES.slice(0, 5)));
    await reload(page);
    await until(() => has(page, '#round-end'), 'the end of the round');
    await page.click({ selector: '#round-end' });
    await until(() => has(page, '.card.empty'), 'the next cards');
    await page.click({ selector: '.game-bar button:nth-child(1)' });
    await until(() => has(page, '.word-row'), 'the round again');
    await page.click({ selector: '.word-row:nth-child(3) input' });
    await page.type('kto');
    await page.press('Enter');
    await until(async () => (await sheet(page)).rounds[0]?.[2]?.startsWith('KTO'), 'the other word');
    await expect.poll(() => has(page, '#round-end')).toBe(true);
    await expect.poll(() => has(page, '.card.empty')).toBe(false);
    await page.close();
  });

  itOnce('asks for the fastest player, with the focus, once all words are typed', async () => {
    const page = await fresh();
    await store(page, gameOf(MOVES.slice(0, 1)));
    await reload(page);
    await until(() => has(page, '.word-row'), 'the round');
    await write(page, ['kłopotem', 'śmiech', 'metka']);
    const focused = () => page.evaluate(() => document.activeElement?.closest('.fastest') !== null);
    await until(focused, 'the focus on a name');
    await page.close();
  });

  itOnce('plays a solo game to its end', async () => {
    const page = await fresh();
    await page.click({ selector: '.setup .choice:nth-of-type(3) input' });
    await setUp(page, ['Ola']);
    for (const [index, letters] of ['kosatrem', 'woda', 'zupy', 'gnic', 'bils', 'jęło', 'dach'].entries()) {
      await until(() => has(page, '.card.empty'), `the cards of round ${index + 1}`);
      await page.type(letters);
      await until(() => has(page, '.solo-card'), `round ${index + 1}`);
      await page.click({ selector: '.turn-clock button' });
      await page.click({ selector: '.words input' });
      await page.type(['kosmetra', 'wodór', 'zupa', 'gnicie', 'bilans', 'jęk', 'dachówka'][index] ?? '');
      await page.press('Enter');
      await until(async () => (await verdicts(page)).length === 1, 'the verdict');
      await until(() => has(page, '#round-end'), 'the end of the round');
      await page.click({ selector: '#round-end' });
    }
    await until(() => has(page, '.result'), 'the result');
    const { rounds, totals } = await sheet(page);
    expect(rounds).toHaveLength(7);
    // All eight cards: two each of 5, 4, 3 and 2.
    expect(rounds[0]?.[0]).toBe('KOSMETRA 28 bonus-2');
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('.entry.struck').length)).toBe(2);
    await expect.poll(() => text(page, '.winner')).toContain(String(totals[0]));
    await page.close();
  });

  itOnce('continues the timer after a reload, and reports its end', async () => {
    const page = await fresh();
    const game = gameOf(MOVES.slice(0, 2));
    await store(page, { ...game, clock: { length: 30_000, left: 30_000, startedAt: Date.now() - 10_000 } });
    await reload(page);
    await until(() => has(page, '.time'), 'the timer');
    await expect.poll(() => text(page, '.time')).toMatch(/^0:(20|1\d)$/);
    await store(page, { ...game, clock: { length: 30_000, left: 30_000, startedAt: Date.now() - 28_500 } });
    await reload(page);
    await until(() => has(page, '.turn-clock.over'), 'the end');
    await expect.poll(() => text(page, '.time')).toBe('0:00');
    await until(async () => (await text(page, '.turn-clock [role=status]')) !== '', 'the end is said');
    await page.close();
  });

  itOnce('hides verdicts until a word is challenged, unless practice is on', async () => {
    const page = await fresh();
    // The format of games before there was a choice.
    const { options: _, ...saved } = gameOf(MOVES.slice(0, 5));
    await store(page, saved);
    await reload(page);
    const challenges = () => texts(page, '.word-row .word-answer .action');
    const challenge = await sentence(page, 'game_7slow_challenge');
    await until(async () => (await challenges()).length === 3, 'a way to challenge each word');
    await expect.poll(async () => new Set(await challenges())).toEqual(new Set([challenge]));
    // An entered word soon has its verdict, which is neither heard nor seen.
    await page.click({ selector: '.word-row:nth-child(2) input' });
    await page.press('Control+a');
    await page.type('śmieszek');
    await page.press('Enter');
    // M 4, E 3, K 3.
    await until(async () => /^Sławek: 10 \S+$/.test(await text(page, '.table > .spoken')), 'the points alone are said');
    expect(await verdicts(page)).toEqual([]);

    await page.click({ selector: '.word-row:nth-child(3) .word-answer .action' });
    await page.click({ selector: '.game-dialog .choice:nth-of-type(1) input' });
    expect(await has(page, '.game-dialog .judged')).toBe(false);
    await page.click({ selector: '.game-dialog .look-up' });
    await until(() => has(page, '.game-dialog .judged.notFound'), 'the verdict for those who challenge');
    await page.click({ selector: '.game-dialog .decisions .action:nth-of-type(2)' });
    await until(async () => (await sheet(page)).totals[2] === 0, 'the word is out');
    await expect.poll(() => verdicts(page)).toEqual(['notFound']);

    await page.click({ selector: '.game-options input[name="practice"]' });
    await until(async () => (await verdicts(page)).length === 3, 'all verdicts');
    await reload(page);
    await until(async () => (await verdicts(page)).length === 3, 'all verdicts after a reload');
    await page.close();
  });

  itOnce('stops the timer once all words are typed', async () => {
    const page = await fresh();
    const startedAt = Date.now() - 5000;
    await store(page, { ...gameOf(MOVES.slice(0, 4)), clock: { length: 30_000, left: 30_000, startedAt } });
    await reload(page);
    const clock = async () =>
      ((await stored(page, KEY)) as { clock: { left: number; startedAt: number | null } }).clock;
    await until(async () => (await text(page, '.time')) < '0:25', 'it runs');
    await expect.poll(async () => (await clock()).startedAt).toBe(startedAt);
    await page.click({ selector: '.word-row:nth-child(3) input' });
    await page.type('kto');
    await page.press('Enter');
    await until(async () => (await clock()).startedAt === null, 'it stands');
    const { left } = await clock();
    expect(left).toBeGreaterThan(0);
    // The fastest player can still be corrected; the timer does not change.
    await page.click({ selector: 'fieldset.fastest button:nth-child(2)' });
    await until(async () => (await sheet(page)).rounds[0]?.[1]?.includes('fastest') === true, 'another one');
    await expect.poll(() => clock()).toMatchObject({ left, startedAt: null });
    await page.close();
  });

  it('plays a sound at the end of the time once, if it is switched on', async () => {
    const page = await fresh();
    /** Counts the sounds that the page plays from then on. */
    const listen = () =>
      page.evaluate(() => {
        const counting = globalThis as unknown as { AudioContext: typeof AudioContext; played: number };
        counting.played = 0;
        counting.AudioContext = class extends AudioContext {
          constructor() {
            super();
            counting.played++;
          }
        };
      });
    const played = () => page.evaluate(() => (globalThis as unknown as { played: number }).played);
    const runOut = async (options: object) => {
      const clock = { length: 30_000, left: 30_000, startedAt: Date.now() - 26_000 };
      await store(page, { ...gameOf(MOVES.slice(0, 2)), clock, options });
      await reload(page);
      await listen();
      await until(() => has(page, '.turn-clock.over'), 'the end');
    };
    await runOut({ ...PRACTICE, sound: false });
    await page.click({ selector: '.game-options input[name="sound"]' });
    // Heard when it is chosen; the end of the time itself was silent.
    await expect.poll(() => played()).toBe(1);
    await runOut({ ...PRACTICE, sound: true });
    await expect.poll(() => played()).toBe(1);
    await reload(page);
    await listen();
    await until(() => has(page, '.turn-clock.over'), 'the end, a while ago');
    expect(await played()).toBe(0);
    await page.close();
  });

  it('copies the sheet', async () => {
    const page = await fresh();
    await store(page, gameOf(MOVES));
    await reload(page);
    await until(() => has(page, '.game-bar'), 'the game');
    await page.click({ selector: '.game-bar button:nth-child(3)' });
    await until(async () => (await text(page, '.game-bar [role=status]')) !== '', 'what came of it');
    await expect.poll(() => text(page, '.game-bar [role=status]')).toBe(await sentence(page, 'game_copy_copied'));
    await page.close();
  });

  it('saves the sheet as a file with a descriptive name', async () => {
    const page = await fresh();
    const { game, ...rest } = gameOf(MOVES);
    await store(page, { ...rest, game: { ...game, begun: new Date(2026, 10, 26, 12).getTime() } });
    await reload(page);
    await until(() => has(page, '.game-bar'), 'the game');
    await page.evaluate(() => {
      const saved = globalThis as unknown as { saved?: string[] };
      const make = URL.createObjectURL.bind(URL);
      let content: Blob | undefined;
      URL.createObjectURL = (blob: Blob) => {
        content = blob;
        return make(blob);
      };
      HTMLAnchorElement.prototype.click = function () {
        content?.text().then((text) => {
          saved.saved = [this.download, ...text.split('\n')];
        });
      };
    });
    await page.click({ selector: '.game-bar > .action:nth-last-child(3)' });
    const saved = await until(
      () => page.evaluate(() => (globalThis as unknown as { saved?: string[] }).saved),
      'the file',
    );
    const title = await sentence(page, 'game_7slow_title');
    expect(saved[0]).toBe(`${title.replace(': ', ' – ')}, 2026-11-26, Ania, Sławek, Marek.txt`);
    expect(saved[1]).toMatch(/^7 słów.*: .*Ania 25/);
    expect(saved).toHaveLength(4);
    await page.close();
  });

  itOnce('has an archive of earlier games, which can be continued or deleted', async () => {
    const page = await fresh();
    const { game: earlier } = gameOf(MOVES.slice(0, 5), ['Ewa', 'Jan', 'Olek']);
    await store(page, { ...gameOf(MOVES), last: earlier });
    await reload(page);
    const archive = () => stored(page, `${KEY}-archive`);
    const newGame = async () => {
      await page.click({ selector: '.game-bar button:last-of-type' });
      await until(() => has(page, '.game-dialog .main'), 'the question');
      await page.click({ selector: '.game-dialog .main' });
      await until(() => has(page, '.archive'), 'the archive');
    };
    await newGame();
    await expect.poll(() => archive()).toMatchObject([{ game: earlier }]);
    await page.click({ selector: '.archive summary' });
    const names = () => texts(page, '.archive li span');
    await until(async () => (await names()).length === 2, 'the last game and the one before');
    // The last one was never in the archive, so its day is unknown.
    await expect.poll(async () => (await names())[0]).toBe('Sławek 29, Ania 25, Marek 20');
    await expect.poll(async () => (await names())[1]).toMatch(/\d: Ewa 27, Olek 24, Jan 7$/);
    await page.click({ selector: '.archive li:nth-child(2) .action:nth-of-type(1)' });
    await until(async () => (await texts(page, '.sheet thead th'))[1]?.startsWith('Ewa') === true, 'the earlier game');
    await expect.poll(() => archive()).toEqual([]);
    await expect.poll(async () => (await sheet(page)).totals).toEqual([27, 7, 24]);

    // The game to restore makes room for this one.
    await newGame();
    await page.click({ selector: '.archive summary' });
    await until(async () => (await names())[1]?.includes('Ania') === true, 'the other game');
    for (const left of [1, 0]) {
      await page.click({ selector: '.archive li:last-child .action:nth-of-type(2)' });
      await until(() => has(page, '.game-dialog'), 'the question');
      await page.click({ selector: '.game-dialog .main' });
      await until(async () => (await names()).length === left, 'it is gone');
    }
    await expect.poll(() => archive()).toEqual([]);
    await expect.poll(() => stored(page, KEY)).toMatchObject({ game: null, last: null });
    expect(await has(page, '.setup > p .action')).toBe(false);
    await page.close();
  });

  itOnce('restores at most one game, and drops a game without moves', async () => {
    const page = await fresh();
    await store(page, gameOf(MOVES));
    await reload(page);
    const before = await sheet(page);
    for (const hasRounds of [true, false]) {
      await page.click({ selector: '.game-bar button:last-of-type' });
      if (hasRounds) {
        await until(() => has(page, '.game-dialog .main'), 'the question');
        await page.click({ selector: '.game-dialog .main' });
      }
      await until(() => has(page, '.setup'), 'the set-up');
      if (hasRounds) await page.click({ selector: '.setup .main' });
      if (hasRounds) await until(() => has(page, '.card.empty'), 'an empty game');
    }
    await page.click({ selector: '.setup > p .action' });
    await until(() => has(page, '.sheet tbody tr'), 'the game that was played');
    await expect.poll(() => sheet(page)).toEqual(before);
    await page.close();
  });

  itOnce('sets damaged data aside, reports it, and continues with the rest', async () => {
    const page = await fresh();
    await setUp(page, ['Ania', 'Marek']);
    await until(() => has(page, '.table'), 'the game');
    const whole = (await stored(page, KEY)) as { game: object };
    const damaged = { ...whole, last: whole.game, game: { ...whole.game, moves: [{ kind: 'finish' }] } };
    await store(page, damaged);
    await reload(page);
    await until(() => has(page, '.storage-line .problem'), 'the notice');
    await expect.poll(() => stored(page, `${KEY}-damaged`)).toEqual([damaged]);
    // The stored game was whole.
    await page.click({ selector: '.setup > p .action' });
    await until(() => has(page, '.table'), 'the last game');
    await reload(page);
    await until(() => has(page, '.table'), 'the game after a reload');
    await expect.poll(() => has(page, '.storage-line .problem')).toBe(false);
    await page.close();
  });
});

/** Verdicts are shown without a challenge; no alarm. */
const PRACTICE = { practice: true, sound: false, vibration: false };

/** Two rounds of three with a refused word, a lost challenge, a certain and a likely clash. */
const MOVES: Move[] = [
  { kind: 'deal', cards: [...'PŁAMKEOT'].map((letter) => ({ letter, bonus: letter === 'Ł' ? 1 : 0 })) },
  { kind: 'fastest', round: 1, player: 0 },
  ...wordsOf(1, ['kłopotem', 'śmiech', 'akołmet']),
  { kind: 'refuse', round: 1, player: 2, because: 'not-a-word' },
  { kind: 'deal', cards: [...'SIZN'].map((letter) => ({ letter, bonus: 0 })) },
  { kind: 'fastest', round: 2, player: 1 },
  ...wordsOf(2, ['śmiechy', 'śmiesznie', 'szampan']),
  { kind: 'refuse', round: 2, player: 0, because: 'family', earlier: 'śmiech' },
  { kind: 'challenge', round: 2, author: 2, challenger: 0 },
  { kind: 'answer', exists: true },
];

/** Further rounds up to the last one, and the end. */
const FURTHER: Move[] = ['ABCD', 'EFGH', 'JKLM', 'NOPR', 'STUW'].flatMap((letters, index): Move[] => [
  { kind: 'deal', cards: [...letters].map((letter) => ({ letter, bonus: 0 })) },
  { kind: 'fastest', round: index + 3, player: index % 2 },
  ...wordsOf(index + 3, ['bada', 'fig', 'mlek', 'pora', 'stuk'].map((word) => word.repeat(3)).slice(0, 3)),
]);

const gameOf = (moves: Move[], players = ['Ania', 'Sławek', 'Marek']) => ({
  game: {
    version: 1,
    setup: {
      players: players.map((name) => ({ name, veteran: false })),
      mode: { kind: 'timed' },
    },
    moves,
    undone: [],
  },
  last: null,
  draft: {},
  clock: null,
  options: PRACTICE,
});

function wordsOf(round: number, words: string[]): Move[] {
  return words.map((word, player) => ({ kind: 'word', round, player, word }));
}

/** A round of six with marks in their columns, which are together wider than a phone. */
const SIX_PLAYERS = gameOf(
  [
    ...MOVES.slice(0, 1),
    { kind: 'fastest', round: 1, player: 1 },
    ...wordsOf(1, ['kłopotem', 'ma', 'metka', 'pałka', 'kotem', 'płotem']),
  ],
  ['Ania', 'Sławek', 'Marek', 'Wszechwładysława', 'Ewa', 'Jan'],
);

inEachBrowser(
  'axe finds nothing on the page of 7 słów',
  (stage) => {
    it('in both themes, narrow and wide', async () => {
      const page = await stage.browser.openOwn(PAGE);
      const look = async (what: string) => {
        for (const width of [360, 1280]) {
          await page.viewport(width, 800);
          await findsNothing(page, { what: `${what}, ${width} pixels wide` });
          const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await expect.poll(overhang, { message: `${what}: as wide as the window` }).toBeLessThanOrEqual(0);
        }
      };
      await store(page, { last: gameOf(MOVES).game });
      await reload(page);
      await page.click({ selector: '.setup .choice:nth-of-type(3) input' });
      await page.click({ selector: '.archive summary' });
      await look('the set-up with an earlier game');

      await store(page, gameOf(MOVES));
      await reload(page);
      await until(async () => (await verdicts(page)).length === 3, 'the verdicts');
      await page.evaluate(() => {
        for (const opener of document.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) opener.click();
      });
      await look('the round');
      await page.click({ selector: '.game-options input[name="practice"]' });
      await until(async () => (await verdicts(page)).length === 1, 'the challenged word alone has its verdict');
      await look('the round without verdicts');
      await page.click({ selector: '.game-options input[name="practice"]' });
      await page.click({ selector: '.sheet tbody tr:nth-child(1) td:nth-child(2) button' });
      await until(() => has(page, '.game-dialog .judged'), 'the dialog');
      await look('the correction');
      await page.press('Escape');
      await until(async () => !(await has(page, '.game-dialog')), 'the dialog has gone');
      await page.click({ selector: '#round-end' });
      await until(() => has(page, '.card.empty'), 'the next cards');
      await page.type('ss');
      await look('the next cards');

      await store(page, SIX_PLAYERS);
      await reload(page);
      await until(async () => (await verdicts(page)).length === 6, 'six verdicts');
      await look('a round of six');

      await store(page, gameOf([...MOVES, ...FURTHER, { kind: 'finish' }]));
      await reload(page);
      await until(() => has(page, '.result'), 'the result');
      await look('the result');
      await page.close();
    }, 600_000);
  },
  // One engine is enough for what depends on markup and style sheets alone.
  { engines: ['chromium'] },
);

async function reload(page: TestPage): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset.old = 'true';
    location.reload();
  });
  const renewed = () =>
    page.evaluate(() => !document.body.dataset.old && document.querySelector('.setup, .table') !== null);
  await until(() => renewed().catch(() => false), 'the page again');
}

/** Fills in the names and starts. */
async function setUp(page: TestPage, names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await page.click({ selector: `.players li:nth-child(${index + 1}) input[type=text]` });
    await page.press('Control+a');
    await page.type(name);
  }
  await page.click({ selector: '.setup .main' });
  await until(() => has(page, '.card.empty'), 'the empty area');
}

/** Types a word for each player, one after the other, and waits for the verdicts. @param from the first player, counted from 1 */
async function write(page: TestPage, words: string[], from = 1): Promise<void> {
  await page.click({ selector: `.words .word-row:nth-child(${from}) input` });
  for (const word of words) {
    await page.type(word);
    // The focus moves to the next word when this one is entered.
    await page.press('Enter');
  }
  await until(async () => (await verdicts(page)).length === from - 1 + words.length, 'the verdicts');
}

const has = (page: TestPage, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);

const text = (page: TestPage, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);

const texts = (page: TestPage, selector: string) =>
  page.evaluate((wanted) => [...document.querySelectorAll(wanted)].map((found) => found.textContent ?? ''), selector);

/** A sentence in the language of the browser. */
const sentence = (page: TestPage, key: string) =>
  page.evaluate((wanted) => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (browser ?? chrome).i18n.getMessage(wanted);
  }, key);

/** `allowed` or `disallowed` of each word that has a verdict. */
const verdicts = (page: TestPage) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.word-row .judged')].map((judged) => judged.className.split(' ')[1] ?? ''),
  );

/** The letters of the cards in reading order, with the bonus of a rare one. */
const cards = (page: TestPage) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.play .card')].map((card) => {
      const letter = card.querySelector('input')?.value ?? '';
      return letter + (card.querySelector('.bonus.rare')?.textContent ?? '').slice(1);
    }),
  );

function sheet(page: TestPage): Promise<ShownSheet> {
  return page.evaluate(() => {
    const numbers = (row: string) =>
      [...document.querySelectorAll(`.sheet .${row} td`)].map(({ textContent }) =>
        Number(textContent?.replace('−', '-')),
      );
    const cell = (found: Element) =>
      [
        found.querySelector('.written')?.textContent,
        found.querySelector('.entry-points')?.textContent,
        ...[...found.querySelectorAll('.mark')].map(({ classList }) => classList[1]),
      ]
        .filter(Boolean)
        .join(' ');
    return {
      rounds: [...document.querySelectorAll('.sheet tbody tr')].map((row) => [...row.querySelectorAll('td')].map(cell)),
      totals: numbers('total'),
      penalties: numbers('penalties'),
    };
  });
}

/** Replaces the saved games; null removes them. */
function store(page: TestPage, value: unknown): Promise<void> {
  return page.evaluate(
    async ({ key, saved }) => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      const { local } = (browser ?? chrome).storage;
      await local.remove([`${key}-archive`]);
      if (saved === null) await local.remove([key, `${key}-damaged`]);
      else await local.set({ [key]: saved });
    },
    { key: KEY, saved: value },
  );
}

function stored(page: TestPage, key: string): Promise<unknown> {
  return page.evaluate(async (wanted) => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (await (browser ?? chrome).storage.local.get(wanted))[wanted];
  }, key);
}

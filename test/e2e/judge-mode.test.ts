import { expect, it } from 'vitest';
import messages from '../../public/_locales/en/messages.json' with { type: 'json' };
import { chooseRules } from '../../scripts/browsers/choose-rules.ts';
import { inEachBrowser, itIn, type TestPage, until } from '../../scripts/browsers/index.ts';
import { typePlay, untilReadyForPlay } from '../../scripts/browsers/type-play.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import type { StoredException } from '../../src/platform/storage/exceptions.ts';
import type { Tries } from '../../src/platform/storage/pin.ts';
import { findsNothing } from './axe-findings.ts';
import { saved } from './saved-file.ts';

/** For what the page does by itself: one engine is enough. */
const itOnce = itIn('chromium');

inEachBrowser('the word judge of a table', (stage) => {
  /** Opens it with chosen rules. */
  const opened = async (): Promise<TestPage> => {
    const page = await stage.browser.openOwn('src/pages/judge-mode/index.html');
    await until(() => page.evaluate(() => document.querySelector('[type=submit]:enabled') !== null), 'the setting');
    await setRules(page, 'pfs-2018');
    return page;
  };
  /** Opens it and starts it with the shortest pause, and with the PIN and one more choice, if given. */
  const started = async (pin = '', choice = ''): Promise<TestPage> => {
    const page = await opened();
    if (choice) await page.click({ selector: choice });
    await page.click({ selector: '[type=radio][value="10"]' });
    if (pin) {
      await page.click({ selector: '.pin input' });
      await page.type(pin);
    }
    await page.click({ selector: '[type=submit]' });
    await untilReadyForPlay(page);
    return page;
  };
  /** Types the words and waits for the answer, until it can be dismissed. */
  const play = async (page: TestPage, words: string) => {
    await typePlay(page, words.split(' '));
    await until(
      () =>
        page.evaluate(() => document.querySelector('.large:not(:empty) ~ .steps .next[aria-disabled=false]') !== null),
      'an answer',
    );
    return page.evaluate(() => ({
      verdict: document.querySelector('.verdict-on-play')!.className.split(' ').at(-1),
      says: document.querySelector('.says')?.textContent,
      all: document.querySelector('.verdict-on-play')!.textContent,
      signs: document.querySelectorAll('.verdict-on-play .sign').length,
    }));
  };

  /** Presses the button that leaves, and waits for the field. */
  const askForPin = async (page: TestPage) => {
    await page.click({ selector: 'footer .action:last-of-type' });
    await until(() => page.evaluate(() => document.querySelector('[type=password]:focus') !== null), 'the field');
  };
  /** Types a wrong PIN into the field for it. */
  const tried = async (page: TestPage, wrong: string) => {
    await page.type(wrong);
    await page.press('Enter');
    await until(
      () =>
        page.evaluate(() => {
          const isRefused = Boolean(document.querySelector('.leaving [role=alert]')?.textContent);
          return isRefused && document.querySelector<HTMLInputElement>('.leaving input:focus')?.value === '';
        }),
      'refused',
    );
  };
  const waiting = (page: TestPage) =>
    page.evaluate(() => {
      const submit = document.querySelector('.leaving [type=submit]')!;
      const sentence = document.querySelector('#pin-wait')!.textContent;
      const isOnSubmit = submit.getAttribute('aria-describedby') === 'pin-wait';
      return { isDisabled: submit.getAttribute('aria-disabled'), sentence, isOnSubmit };
    });
  const changeTries = (page: TestPage, changed: Partial<Tries>) =>
    page.evaluate((changes) => {
      const stored = JSON.parse(sessionStorage.getItem('pin-tries')!);
      sessionStorage.setItem('pin-tries', JSON.stringify({ ...stored, ...changes }));
    }, changed);
  /** The last text for screen readers. */
  const spoken = (page: TestPage) =>
    page.evaluate(() => document.querySelector('.leaving [role=status]')?.textContent ?? '');
  const loadedAnew = async (page: TestPage) => {
    await page.evaluate(() => {
      // Nobody answers whether the page may be left.
      addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
      document.body.dataset.before = 'true';
      location.reload();
    });
    const isNew = () =>
      page.evaluate(() => !document.body.dataset.before && document.querySelector('.at-table') !== null);
    await until(() => isNew().catch(() => false), 'the table');
  };
  /** A tab with a copy of another one's storage, as the browser's own command makes it. */
  const copied = async (stored: Record<string, string>): Promise<TestPage> => {
    const copy = await stage.browser.openOwn('src/pages/judge-mode/index.html');
    await copy.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
    }, stored);
    await loadedAnew(copy);
    return copy;
  };

  itOnce('gives one verdict on the whole play, without reasons, and then the empty field again', async () => {
    const page = await started();
    const allowed = await play(page, 'okno kot');
    expect(allowed).toMatchObject({ verdict: 'allowed', signs: 1 });
    expect(allowed.all).toContain('OKNO');
    await findsNothing(page);
    await page.press('Enter');
    const refused = await play(page, 'okno chceszli');
    expect(refused).toMatchObject({ verdict: 'disallowed', signs: 1 });
    expect(refused.all).not.toMatch(/-li|chcesz\b/);
    // Automatically, after ten seconds.
    await until(() => page.evaluate(() => document.querySelector('.numbers') !== null), 'the next play', 30_000);
    await page.close();
  });

  itOnce('takes exactly as many words as were counted', async () => {
    const page = await started();
    await page.press('2');
    await until(() => page.evaluate(() => document.querySelectorAll('.fields input').length === 2), 'two fields');
    await findsNothing(page);
    const focused = () =>
      page.evaluate(() => [...document.querySelectorAll('.fields input')].indexOf(document.activeElement!));
    await page.type('okno');
    await page.press('Enter');
    await expect.poll(focused).toBe(1);
    await page.press('Enter');
    await page.click({ selector: '[type=submit]' });
    expect(await page.evaluate(() => document.querySelector('.verdict-on-play'))).toBeNull();
    await expect.poll(() => focused()).toBe(1);
    await page.type('kot kat');
    await page.press('Enter');
    await expect.poll(() => alertOf(page)).toBe(messages.judge_letters_only.message);
    await page.press('Escape');
    await untilReadyForPlay(page);
    // With the pointer, too.
    await page.click({ selector: '.numbers button:nth-child(8)' });
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('.fields input').length)).toBe(8);
    await page.close();
  });

  itOnce.each(['KOT?', '?KOT', 'OK?NO', 'KOT.', 'KOT*', 'KOT2'])(
    'judges no play with a sign in it: %s',
    async (typed) => {
      const page = await started();
      await page.press('1');
      await until(() => page.evaluate(() => document.activeElement?.closest('.fields') !== null), 'the field');
      await page.type(typed);
      await page.press('Enter');
      await expect.poll(() => alertOf(page)).toBe(messages.judge_letters_only.message);
      expect(await page.evaluate(() => document.querySelector('.verdict-on-play'))).toBeNull();
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
      await page.close();
    },
  );

  itOnce('shows a verdict for at least half a second, whatever is pressed, and then until any key', async () => {
    const page = await started();
    await page.press('1');
    await until(() => page.evaluate(() => document.activeElement?.closest('.fields') !== null), 'the field');
    await page.type('okno');
    // A second press of the same key, and a double click, as soon as the verdict is shown.
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('.says')) return;
        watch.disconnect();
        const next = document.querySelector<HTMLElement>('.next')!;
        const press = () => {
          for (const target of [next, document.body]) {
            target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
          }
          next.click();
        };
        press();
        document.body.dataset.pressed = next.getAttribute('aria-disabled')!;
        // And when it has been painted, unless that takes longer than the hold.
        requestAnimationFrame(() => setTimeout(() => next.getAttribute('aria-disabled') === 'true' && press()));
      });
      watch.observe(document.body, { subtree: true, childList: true });
    });
    await page.press('Enter');
    await until(
      () => page.evaluate(() => document.querySelector('.next[aria-disabled=false]') !== null),
      'the end of the hold',
    );
    await expect.poll(() => page.evaluate(() => document.body.dataset.pressed)).toBe('true');
    // A key that is held down.
    const isStopped = await page.evaluate(() => {
      const held = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat: true });
      return !document.querySelector('.next')!.dispatchEvent(held);
    });
    expect(isStopped).toBe(true);
    await expect.poll(() => page.evaluate(() => document.querySelector('.says')?.textContent)).toBe('YES');
    await page.press('x');
    await untilReadyForPlay(page);
    await page.close();
  });

  it('names the list, its edition and the rules at every step', async () => {
    const page = await started();
    const foot = () => page.evaluate(() => document.querySelector('footer .deciding')!.textContent);
    await expect.poll(() => foot()).toMatch(/^open list sjp\.pl, [A-Z][a-z]+ \d{4} Polish · PFS$/);
    await play(page, 'okno');
    await expect.poll(() => foot()).toMatch(/^open list sjp\.pl, [A-Z][a-z]+ \d{4} Polish · PFS$/);
    await page.close();
  });

  itOnce('answers only yes or no if words that are not found count as refused', async () => {
    const page = await started();
    const found = await play(page, 'krufka');
    expect(found).toMatchObject({ verdict: 'notFound', says: 'REFEREE' });
    await page.close();
    const refusing = await started('', '[value=disallowed]');
    const refused = await play(refusing, 'krufka');
    expect(refused).toMatchObject({ verdict: 'disallowed', says: 'NO' });
    await refusing.close();
  });

  itOnce('clears half-typed text', async () => {
    const page = await started();
    await page.press('2');
    await until(() => page.evaluate(() => document.activeElement?.closest('.fields') !== null), 'the field');
    await page.type('okn');
    await until(() => page.evaluate(() => document.querySelector('.numbers') !== null), 'the first question', 40_000);
    await page.press('2');
    await until(() => page.evaluate(() => document.activeElement?.closest('.fields') !== null), 'the field');
    expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('.fields input')!.value)).toBe('');
    await page.close();
  });

  itOnce('has a log of its challenges, which can be saved and cleared', async () => {
    const page = await started();
    await play(page, 'okno kot');
    await page.press('Enter');
    await play(page, 'chceszli');
    await loadedAnew(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('.held')!.focus());
    await page.holding('Enter', () =>
      until(() => page.evaluate(() => document.querySelector('.set-table') !== null), 'left'),
    );
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.log p')?.textContent))
      .toMatch(/^2 challenges/);
    const file = await saved(page, '.log button');
    expect(file.name).toMatch(/^verdikt-challenges-pfs-2018-\d{4}-\d{2}-\d{2}\.csv$/);
    const [heads, ...rows] = file.text.trim().split('\r\n');
    expect(heads).toMatch(/Time,Rules,List,Words,Verdict$/);
    expect(rows).toEqual([
      expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2},Polish · PFS,"open list sjp\.pl, .*",OKNO KOT,YES$/),
      expect.stringMatching(/,CHCESZLI,NO$/),
    ]);
    await page.click({ selector: '.log button:nth-of-type(2)' });
    await expect.poll(() => page.evaluate(() => document.querySelector('.log'))).toBeNull();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.close();
  });

  it('is left by a long press only, and not by a reload', async () => {
    const page = await started();
    await page.click({ selector: '.held' });
    await expect.poll(() => page.evaluate(() => document.querySelector('.at-table') !== null)).toBe(true);
    await page.close();
    const again = await started();
    await again.evaluate(() => document.querySelector<HTMLElement>('.held')!.focus());
    await again.holding('Enter', () =>
      until(() => again.evaluate(() => document.querySelector('.set-table') !== null), 'left'),
    );
    await expect.poll(() => again.evaluate(() => sessionStorage.length)).toBe(0);
    await again.close();
  });

  it('is left by the PIN only', async () => {
    const page = await started('2718');
    expect(await page.evaluate(() => document.querySelector('.held'))).toBeNull();
    await askForPin(page);
    await tried(page, '1111');
    await page.type('2718');
    await page.press('Enter');
    await until(() => page.evaluate(() => document.querySelector('.set-table') !== null), 'left');
    await page.close();
  });

  itOnce('stores the PIN nowhere in clear', async () => {
    const page = await started('27182818');
    const places = () =>
      page.evaluate(async () => {
        const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
        const { local, session } = (browser ?? chrome).storage;
        const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
        const areas = [await local.get(null), await session.get(null), { ...sessionStorage }, { ...localStorage }];
        return JSON.stringify([fields, areas, document.documentElement.outerHTML]);
      });
    await askForPin(page);
    await tried(page, '31415926');
    const found = await places();
    expect(found).toContain('hash');
    expect(found).not.toContain('27182818');
    expect(found).not.toContain('31415926');
    await page.close();
  });

  itOnce('is left by the PIN that an earlier version stored in clear', async () => {
    const page = await stage.browser.openOwn('src/pages/judge-mode/index.html');
    await page.evaluate(() =>
      sessionStorage.setItem('table', JSON.stringify({ ruleset: 'pfs-2018', list: null, rest: 10, pin: '2718' })),
    );
    await loadedAnew(page);
    expect(await page.evaluate(() => sessionStorage.getItem('table'))).not.toContain('"2718"');
    await askForPin(page);
    await tried(page, '2719');
    await page.type('2718');
    await page.press('Enter');
    await until(() => page.evaluate(() => document.querySelector('.set-table') !== null), 'left');
    await page.close();
  });

  itOnce(
    'accepts no PIN for some seconds after three wrong ones, also after a reload and in a copy of the tab',
    async () => {
      const page = await started('2718');
      const untried = await page.evaluate(() => ({ ...sessionStorage }));
      await askForPin(page);
      for (const wrong of ['0000', '1111', '2222']) await tried(page, wrong);
      await expect.poll(() => spoken(page)).toBe(messages.judge_pin_again.message);
      await expect.poll(() => waiting(page)).toEqual({ isDisabled: 'false', sentence: '', isOnSubmit: true });
      // The next wait is a minute, and the later ones are no longer.
      await changeTries(page, { wrong: 17 });
      await tried(page, '3333');
      await until(async () => (await waiting(page)).isDisabled === 'true', 'the wait');
      await expect.poll(async () => (await waiting(page)).sentence).toMatch(/^Try again in \d+ seconds\.$/);
      await expect.poll(() => spoken(page)).toMatch(/^Try again in \d+ seconds\.$/);
      await loadedAnew(page);
      await askForPin(page);
      await expect.poll(async () => (await waiting(page)).isDisabled).toBe('true');
      await page.type('2718');
      await page.press('Enter');
      await page.click({ selector: '.leaving [type=submit]' });
      const { sentence } = await waiting(page);
      await until(async () => (await waiting(page)).sentence !== sentence, 'a second');
      await expect
        .poll(() => page.evaluate(() => document.querySelector<HTMLInputElement>('.leaving input')?.value))
        .toBe('2718');
      await findsNothing(page);

      await page.close();
      const copy = await copied(untried);
      await askForPin(copy);
      await copy.type('2718');
      await copy.press('Enter');
      await until(async () => (await waiting(copy)).isDisabled === 'true', 'the wait in the copy');
      await expect.poll(() => copy.evaluate(() => document.querySelector('.at-table') !== null)).toBe(true);
      await changeTries(copy, { wait: 1 });
      await loadedAnew(copy);
      await askForPin(copy);
      await until(async () => (await waiting(copy)).isDisabled === 'false', 'the end of the wait');
      await copy.type('2718');
      await copy.press('Enter');
      await until(() => copy.evaluate(() => document.querySelector('.set-table') !== null), 'left');
      await expect.poll(() => copy.evaluate(() => sessionStorage.length)).toBe(0);
      await copy.close();
    },
  );

  itOnce('ignores exceptions that another tab makes while the table is set', async () => {
    const page = await started();
    const before = await play(page, 'chceszli');
    expect(before).toMatchObject({ verdict: 'disallowed' });
    const other = await stage.browser.openOwn('src/pages/popup/index.html');
    await setExceptions(other, [exception('CHCESZLI', 'admits'), exception('okno', 'bars')]);
    const verdictOn = (word: string) =>
      askWorker<'judge'>(other, { name: 'judge', word, ruleset: 'pfs-2018' }).then((answer) =>
        answer.state === 'ready' ? answer.verdict.verdict : answer.state,
      );
    // Everywhere else they apply by now.
    await expect.poll(() => verdictOn('chceszli')).toBe('allowed');
    await expect.poll(() => verdictOn('okno')).toBe('disallowed');
    await other.close();
    await page.press('Enter');
    const barred = await play(page, 'chceszli');
    expect(barred).toMatchObject({ verdict: 'disallowed' });
    await page.press('Enter');
    const allowed = await play(page, 'okno');
    expect(allowed).toMatchObject({ verdict: 'allowed' });
    await setExceptions(page, []);
    await page.close();
  });

  itOnce('mentions before the start that exceptions under its rules are ignored', async () => {
    const page = await opened();
    const note = () => page.evaluate(() => document.querySelector('.exceptions')?.textContent ?? '');
    expect(await note()).toBe('');
    await setExceptions(page, [exception('Haus', 'bars', 'sd-2026')]);
    await setRules(page, 'sd-2026');
    await expect.poll(note).toBe(messages.judge_exceptions.message);
    await setRules(page, 'pfs-2018');
    await expect.poll(note).toBe('');
    const other = await stage.browser.openOwn('src/pages/popup/index.html');
    await setExceptions(other, [exception('okno', 'bars')]);
    await expect.poll(note).toBe(messages.judge_exceptions.message);
    await setExceptions(other, []);
    await expect.poll(note).toBe('');
    await other.close();
    await page.close();
  });

  itOnce('reports that another word list was chosen since the start', async () => {
    const page = await started();
    const choose = (activeLists: Record<string, string>) => page.evaluate(store, { activeLists });
    await choose({ 'pfs-2018': 'chosen-since' });
    const answer = await play(page, 'okno');
    expect(answer).toMatchObject({ signs: 0 });
    await choose({});
    await page.press('Enter');
    const allowed = await play(page, 'okno');
    expect(allowed).toMatchObject({ verdict: 'allowed' });
    await page.close();
  });
});

/** The error in the typed text. */
function alertOf(page: TestPage): Promise<string> {
  return page.evaluate(() => document.querySelector('.play [role=alert]')?.textContent ?? '');
}

/** Chooses the rules before the start, and waits until their list is known. */
async function setRules(page: TestPage, ruleset: RulesetId): Promise<void> {
  await chooseRules(page, ruleset);
  await until(() => page.evaluate(() => document.querySelector('[type=submit]:enabled') !== null), 'its list');
}

const exception = (
  word: string,
  effect: StoredException['effect'],
  ruleset: RulesetId = 'pfs-2018',
): StoredException => ({ word, effect, ruleset, note: '' });

function setExceptions(page: TestPage, exceptions: StoredException[]): Promise<void> {
  return page.evaluate(store, { exceptions });
}

/** Runs in a page of the extension. */
function store(items: Record<string, unknown>): Promise<void> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
  return (browser ?? chrome).storage.local.set(items);
}

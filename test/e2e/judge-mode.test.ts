import { expect, it } from 'vitest';
import messages from '../../public/_locales/en/messages.json' with { type: 'json' };
import { chooseRules } from '../../scripts/browsers/choose-rules.ts';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import type { RulesetId } from '../../src/rules/verdict.ts';
import type { StoredException } from '../../src/storage/exceptions.ts';
import { findings, loadAxe } from './axe-findings.ts';

inEachBrowser('the word judge of a table', (stage) => {
  /** Opens it, with rules chosen. */
  const opened = async (): Promise<TestPage> => {
    const page = await stage.browser.openOwn('src/judge-mode/index.html');
    await until(() => page.evaluate(() => document.querySelector('[type=submit]:enabled') !== null), 'the setting');
    await setRules(page, 'pfs-2018');
    return page;
  };
  /** Opens it and starts it with the shortest rest, and the PIN, if there is one. */
  const started = async (pin = ''): Promise<TestPage> => {
    const page = await opened();
    await page.click({ selector: '[type=radio][value="10"]' });
    if (pin) {
      await page.click({ selector: '.pin input' });
      await page.type(pin);
    }
    await page.click({ selector: '[type=submit]' });
    await until(() => page.evaluate(() => document.activeElement?.id === 'play'), 'the field');
    return page;
  };
  const play = async (page: TestPage, words: string) => {
    await until(() => page.evaluate(() => document.activeElement?.id === 'play'), 'the field');
    await page.type(words);
    await page.press('Enter');
    await until(
      () => page.evaluate(() => document.querySelector('.large .word, .large:not(:empty)') !== null),
      'an answer',
    );
    return page.evaluate(() => ({
      verdict: document.querySelector('.verdict-on-play')!.className.split(' ').at(-1),
      all: document.querySelector('.verdict-on-play')!.textContent,
      signs: document.querySelectorAll('.verdict-on-play .sign').length,
    }));
  };

  it('gives one verdict on the whole play, without reasons, and then the empty field again', async () => {
    const page = await started();
    const allowed = await play(page, 'okno kot');
    expect(allowed).toMatchObject({ verdict: 'allowed', signs: 1 });
    expect(allowed.all).toContain('OKNO');
    for (const scheme of ['light', 'dark'] as const) {
      await page.colorScheme(scheme);
      await page.evaluate(loadAxe);
      expect(await page.evaluate(findings, null), scheme).toEqual([]);
    }
    await page.press('Enter');
    const refused = await play(page, 'okno chceszli');
    expect(refused).toMatchObject({ verdict: 'disallowed', signs: 1 });
    expect(refused.all).not.toMatch(/-li|chcesz\b/);
    // By itself, after the ten seconds.
    await until(
      () => page.evaluate(() => document.querySelector<HTMLInputElement>('#play')?.value === ''),
      'empty',
      30_000,
    );
    await page.close();
  });

  it('is left by a long press only, and not by loading it anew', async () => {
    const page = await started();
    await page.click({ selector: '.held' });
    expect(await page.evaluate(() => document.querySelector('.at-table') !== null)).toBe(true);
    await page.close();
    const again = await started();
    await again.evaluate(() => document.querySelector<HTMLElement>('.held')!.focus());
    await again.holding('Enter', () =>
      until(() => again.evaluate(() => document.querySelector('.set-table') !== null), 'left'),
    );
    expect(await again.evaluate(() => sessionStorage.length)).toBe(0);
    await again.close();
  });

  it('is left by the PIN that was set, and by no other', async () => {
    const page = await started('2718');
    expect(await page.evaluate(() => document.querySelector('.held'))).toBeNull();
    await page.click({ selector: 'footer .action:last-of-type' });
    const asked = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return (
          activeElement instanceof HTMLInputElement && activeElement.type === 'password' && activeElement.value === ''
        );
      });
    await until(asked, 'the field for the PIN');
    await page.type('1111');
    await page.press('Enter');
    await until(
      () => page.evaluate(() => Boolean(document.querySelector('[role=alert].problem')?.textContent)),
      'refused',
    );
    await until(asked, 'the field, empty again');
    await page.type('2718');
    await page.press('Enter');
    await until(() => page.evaluate(() => document.querySelector('.set-table') !== null), 'left');
    await page.close();
  });

  it('ignores exceptions that another tab makes while the table is set', async () => {
    const page = await started();
    expect(await play(page, 'chceszli')).toMatchObject({ verdict: 'disallowed' });
    const other = await stage.browser.openOwn('src/popup/index.html');
    await setExceptions(other, [exception('CHCESZLI', 'admits'), exception('okno', 'bars')]);
    const verdictOn = (word: string) =>
      askWorker<'judge'>(other, { name: 'judge', word, ruleset: 'pfs-2018' }).then((answer) =>
        answer.state === 'ready' ? answer.verdict.verdict : answer.state,
      );
    // Everywhere else they hold by now.
    await expect.poll(() => verdictOn('chceszli')).toBe('allowed');
    await expect.poll(() => verdictOn('okno')).toBe('disallowed');
    await other.close();
    await page.press('Enter');
    expect(await play(page, 'chceszli')).toMatchObject({ verdict: 'disallowed' });
    await page.press('Enter');
    expect(await play(page, 'okno')).toMatchObject({ verdict: 'allowed' });
    await setExceptions(page, []);
    await page.close();
  });

  it('says before the start that exceptions under its rules are ignored', async () => {
    const page = await opened();
    const note = () => page.evaluate(() => document.querySelector('.exceptions')?.textContent ?? '');
    expect(await note()).toBe('');
    await setExceptions(page, [exception('Haus', 'bars', 'sd-2026')]);
    await setRules(page, 'sd-2026');
    await expect.poll(note).toBe(messages.judge_exceptions.message);
    await setRules(page, 'pfs-2018');
    await expect.poll(note).toBe('');
    const other = await stage.browser.openOwn('src/popup/index.html');
    await setExceptions(other, [exception('okno', 'bars')]);
    await expect.poll(note).toBe(messages.judge_exceptions.message);
    await setExceptions(other, []);
    await expect.poll(note).toBe('');
    await other.close();
    await page.close();
  });

  it('says so when another word list was chosen since the start', async () => {
    const page = await started();
    const choose = (activeLists: Record<string, string>) => page.evaluate(store, { activeLists });
    await choose({ 'pfs-2018': 'chosen-since' });
    const answer = await play(page, 'okno');
    expect(answer).toMatchObject({ signs: 0 });
    await choose({});
    await page.press('Enter');
    expect(await play(page, 'okno')).toMatchObject({ verdict: 'allowed' });
    await page.close();
  });
});

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

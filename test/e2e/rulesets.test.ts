import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { untilReadable } from '../../scripts/browsers/session.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { rulesetsOfLanguage } from '../../src/core/rulesets/index.ts';
import { judge } from '../all-rules.ts';
import { shownVerdicts } from './bubble-content.ts';
import { changeSettings, resetSettings, storedSettings } from './settings.ts';

inEachBrowser('rules on pages', (stage) => {
  const add = (body: string, language: string | null = 'de') =>
    stage.browser.open(stage.pages.add({ body: `<main><h1>Test</h1>${body}</main>`, language }));

  it('are German on a German page, with the reason', async () => {
    const page = await add('<p>Die Größe der Haustür: habs vermessen.</p>');
    await page.click({ text: 'Haustür' }, 2);
    await expect.poll(() => shownVerdicts(page, 'haustür')).toEqual([{ word: 'Haustür', verdict: 'allowed' }]);
    await page.click({ text: 'Größe' }, 2);
    await expect.poll(() => shownVerdicts(page, 'grösse')).toEqual([{ word: 'Größe', verdict: 'allowed' }]);
    await expect.poll(async () => (await page.bubbleWith()).evaluate(tiles)).toBe('G2R1Ö8S1S1E1');
    await page.click({ text: 'habs' }, 2);
    await expect.poll(() => shownVerdicts(page, 'habs')).toEqual([{ word: 'habs', verdict: 'disallowed' }]);
    await expect.poll(async () => (await page.bubbleWith()).evaluate(sections)).toContain('Contraction with es I.7.2');
    await page.close();
  });

  it('follow the language of the element, and the choice in the popup if none is declared', async () => {
    const page = await add('<p lang="de-CH">Haustür</p><p lang="pl">okno</p><p lang="">Gebäude</p>', 'en');
    await page.click({ text: 'Haustür' }, 2);
    await expect.poll(() => shownVerdicts(page, 'haustür')).toMatchObject([{ verdict: 'allowed' }]);
    // The bubble covers the next word.
    await page.press('Escape');
    await page.click({ text: 'okno' }, 2);
    await expect.poll(() => shownVerdicts(page, 'okno')).toMatchObject([{ verdict: 'allowed' }]);
    await page.press('Escape');
    await page.click({ text: 'Gebäude' }, 2);
    await expect.poll(() => shownVerdicts(page, 'gebäude')).toMatchObject([{ verdict: 'disallowed' }]);
    await page.press('Escape');
    await changeSettings(stage.browser, { ruleset: 'sd-2026' });
    await page.click({ text: 'Gebäude' }, 2);
    await expect.poll(() => shownVerdicts(page, 'gebäude')).toMatchObject([{ verdict: 'allowed' }]);
    await resetSettings(stage.browser);
    await page.close();
  });

  it('are those of the school tournament on an English page, but not on a Turkish one', async () => {
    const page = await add('<p>İN the <b>ıd</b>: not <i>te</i></p><p lang="tr">thought</p>', 'en');
    await page.click({ text: 'ıd' }, 2);
    await expect.poll(() => shownVerdicts(page, 'id')).toEqual([{ word: 'ıd', verdict: 'allowed' }]);
    await expect.poll(async () => (await page.bubbleWith()).evaluate(tiles)).toBe('I1D2');
    await expect.poll(async () => (await page.bubbleWith()).evaluate(languages)).toEqual(['en']);
    await page.press('Escape');
    await page.click({ text: 'te' }, 2);
    await expect.poll(() => shownVerdicts(page, 'te')).toEqual([{ word: 'te', verdict: 'disallowed' }]);
    await page.press('Escape');
    await page.click({ text: 'thought' }, 2);
    await expect.poll(() => shownVerdicts(page, 'thought')).toMatchObject([{ verdict: 'notFound' }]);
    await page.close();
  });

  it('can be changed in the bubble, and the choice is stored for the site', async () => {
    const page = await add('<p>okno und Haustür</p>');
    await page.click({ text: 'okno' }, 2);
    await expect.poll(() => shownVerdicts(page, 'okno')).toMatchObject([{ verdict: 'notFound' }]);
    const line = await until(async () => (await page.bubble())?.evaluate(otherRules), 'the other rules');
    expect(line).toMatch(/: Polish · PFS, PFS 2016, 7 słów(?:, English[^,]*)?$/);

    await pick(page, '7 słów');
    await allowed(page, 'okno');
    await press(page, 'This site');
    await expect
      .poll(() => chipOf(page))
      .toMatchObject({ name: expect.stringContaining('This site has its own rules') });
    await page.close();

    const again = await add('<p>okno und Haustür</p>');
    await again.click({ text: 'okno' }, 2);
    await expect.poll(() => shownVerdicts(again, 'okno')).toMatchObject([{ verdict: 'allowed' }]);
    await again.click({ text: 'Haustür' }, 2);
    await expect.poll(() => shownVerdicts(again, 'haustür')).toMatchObject([{ verdict: 'notFound' }]);

    const options = await stage.browser.openOwn('src/pages/options/index.html');
    const listed = () => options.evaluate(() => document.querySelector('#rules li span')?.textContent);
    expect(await until(listed, 'the site is listed')).toContain('127.0.0.1');
    await options.click({ selector: '#rules summary' });
    await options.click({ selector: '#rules li button' });
    await until(async () => !(await listed()), 'the site is gone');
    await options.close();

    await again.click({ text: 'okno' }, 2);
    await expect.poll(() => shownVerdicts(again, 'okno')).toMatchObject([{ verdict: 'notFound' }]);
    await resetSettings(stage.browser);
    await again.close();
  });

  it('are chosen for one word without other effects', async () => {
    const page = await add('<p>okno und <b>Haustür</b></p>');
    await page.click({ text: 'okno' }, 2);
    await expect.poll(() => shownVerdicts(page, 'okno')).toMatchObject([{ verdict: 'notFound' }]);
    await expect.poll(() => chipOf(page)).toEqual({ label: 'German · SD', name: 'Rules: German · SD', menu: null });
    await page.pressInBubble({ selector: '.rulesets' });
    // By language, with the active ones marked.
    await expect
      .poll(async () => (await chipOf(page))?.menu)
      .toEqual([
        ['Polish', 'PFS in force', 'PFS 2016 before 2018', '7 słów board game'],
        ['German', '*SD since March 2026'],
        ['English', 'school tournament'],
      ]);
    await press(page, 'PFS 2016');
    await allowed(page, 'okno');
    // The menu stays open, so that the verdict above it is seen to change.
    await expect.poll(() => chipOf(page)).toMatchObject({ label: 'Polish · PFS 2016', menu: expect.any(Array) });
    // A German page does not offer other Polish rules for all sites.
    await expect.poll(() => reach(page)).toEqual(['*This word', 'This site']);
    await press(page, 'SD');
    await expect.poll(() => shownVerdicts(page, 'okno')).toMatchObject([{ verdict: 'notFound' }]);
    // The usual rules need no shorter duration.
    await expect.poll(() => reach(page)).toEqual(['-This word', '-This site', '*Always']);

    await press(page, 'PFS 2016');
    await allowed(page, 'okno');
    expect((await storedSettings(stage.browser)).siteRulesets ?? {}).toEqual({});
    // The next word is judged by the page's own rules.
    await page.click({ text: 'Haustür' }, 2);
    await expect.poll(() => shownVerdicts(page, 'haustür')).toMatchObject([{ verdict: 'allowed' }]);
    await page.close();
  });

  it('are stored for the site, and reset', async () => {
    const page = await add('<p>okno</p>');
    const stored = async () => (await storedSettings(stage.browser)).siteRulesets;
    await page.click({ text: 'okno' }, 2);
    await shownVerdicts(page, 'okno');
    await pick(page, '7 słów');
    await allowed(page, 'okno');
    await press(page, 'This site');
    await expect.poll(stored).toEqual({ '127.0.0.1': '7slow' });
    await expect.poll(() => reach(page)).toEqual(['-This word', '*This site']);
    await expect
      .poll(() => chipOf(page))
      .toMatchObject({
        label: 'This site: 7 słów',
        name: 'Rules: Polish · 7 słów. This site has its own rules',
      });
    await press(page, '↺ Back to German · SD on this site');
    await expect.poll(() => shownVerdicts(page, 'okno')).toMatchObject([{ verdict: 'notFound' }]);
    await expect.poll(() => chipOf(page)).toMatchObject({ name: 'Rules: German · SD' });
    await expect.poll(() => stored()).toEqual({});
    await page.close();
  });

  it('are stored for all sites', async () => {
    const page = await add('<p>znaszli</p>', 'pl');
    await page.click({ text: 'znaszli' }, 2);
    await expect.poll(() => shownVerdicts(page, 'znaszli')).toMatchObject([{ verdict: 'disallowed' }]);
    await pick(page, 'PFS 2016');
    await allowed(page, 'znaszli');
    await expect.poll(() => reach(page)).toEqual(['*This word', 'This site', 'Always']);
    await press(page, 'Always');
    await expect
      .poll(() => storedSettings(stage.browser))
      .toMatchObject({
        ruleset: 'pfs-2016',
        rulesetOf: { pl: 'pfs-2016', de: 'sd-2026', en: 'school-en' },
        siteRulesets: {},
      });
    await expect.poll(() => reach(page)).toEqual(['-This word', '-This site', '*Always']);
    await expect
      .poll(() => chipOf(page))
      .toMatchObject({ label: 'Polish · PFS 2016', name: 'Rules: Polish · PFS 2016' });
    await page.close();

    const other = await add('<p>znaszli</p>', 'pl-PL');
    await other.click({ text: 'znaszli' }, 2);
    await allowed(other, 'znaszli');
    await resetSettings(stage.browser);
    await other.close();
  });

  it('are chosen by keyboard; Escape closes the menu first', async () => {
    const page = await add('<p>okno</p>');
    await page.click({ text: 'okno' }, 2);
    await shownVerdicts(page, 'okno');
    const inBubble = async (selector: string) =>
      (await page.bubbleWith()).evaluate((root, wanted) => {
        root.querySelector<HTMLElement>(wanted)!.focus();
      }, selector);
    const focused = async () => (await page.bubble())?.evaluate((root) => root.activeElement?.textContent ?? '');
    await inBubble('.rulesets');
    await (await page.bubbleWith()).run(untilReadable);
    await page.press('Enter');
    await expect.poll(async () => (await chipOf(page))?.menu).toHaveLength(3);
    await page.press('Tab');
    await expect.poll(focused).toBe('PFS in force');
    await page.press('Escape');
    await expect.poll(async () => (await chipOf(page))?.menu).toBeNull();
    await expect.poll(() => focused()).toBe('German · SD');
    await page.press('Enter');
    await expect.poll(async () => (await chipOf(page))?.menu).toHaveLength(3);
    await page.press('Tab');
    await page.press('Enter');
    await allowed(page, 'okno');
    await expect.poll(focused).toBe('Polish · PFS');
    await page.press('Escape');
    await expect.poll(async () => (await chipOf(page))?.menu).toBeNull();
    await page.press('Escape');
    await until(async () => (await page.bubble()) === null, 'the bubble goes');
    await page.close();
  });

  it('get their scope by keyboard, and lose it again', async () => {
    const page = await add('<p>znaszli</p>', 'pl');
    await page.click({ text: 'znaszli' }, 2);
    await shownVerdicts(page, 'znaszli');
    await until(async () => (await page.bubble())?.evaluate(otherRules), 'the other rules');
    const focused = async () => (await page.bubble())?.evaluate((root) => root.activeElement?.textContent ?? '');
    /** Moves on with the tab key to the button with this text. */
    const tabTo = async (label: string) => {
      for (let steps = 12; steps > 0 && !(await focused())?.startsWith(label); steps -= 1) {
        const before = await focused();
        await page.press('Tab');
        await expect.poll(focused).not.toBe(before);
      }
      await expect.poll(focused).toMatch(new RegExp(`^${label}`));
    };
    await (await page.bubbleWith()).evaluate((root) => root.querySelector<HTMLElement>('.rulesets')!.focus());
    await (await page.bubbleWith()).run(untilReadable);
    await page.press('Enter');
    await expect.poll(() => reach(page)).toEqual(['-This word', '-This site', '*Always']);
    await tabTo('PFS 2016');
    await page.press('Enter');
    await allowed(page, 'znaszli');
    await expect.poll(() => reach(page)).toEqual(['*This word', 'This site', 'Always']);
    await expect.poll(focused).toBe('Polish · PFS 2016');
    await tabTo('This site');
    await page.press('Enter');
    await expect.poll(() => reach(page)).toEqual(['-This word', '*This site', 'Always']);
    await tabTo('↺ Back to Polish · PFS');
    await page.press('Enter');
    await until(async () => (await shownVerdicts(page, 'znaszli'))[0]?.verdict === 'disallowed', 'the usual rules');
    await expect.poll(() => reach(page)).toEqual(['-This word', '-This site', '*Always']);
    await tabTo('PFS 2016');
    await page.press('Enter');
    await allowed(page, 'znaszli');
    await tabTo('Always');
    await page.press('Enter');
    await expect.poll(() => reach(page)).toEqual(['-This word', '-This site', '*Always']);
    await expect.poll(async () => (await chipOf(page))?.label).toBe('Polish · PFS 2016');
    await page.close();
    await resetSettings(stage.browser);
  });

  it('get the focus back after the waiting message of a busy worker', async () => {
    const own = await stage.browser.openOwn('src/pages/options/index.html');
    const page = await add('<p>okno</p>');
    await page.click({ text: 'okno' }, 2);
    await shownVerdicts(page, 'okno');
    const focused = async () => (await page.bubble())?.evaluate((root) => root.activeElement?.textContent ?? '');
    await (await page.bubbleWith()).evaluate((root) => root.querySelector<HTMLElement>('.rulesets')!.focus());
    await (await page.bubbleWith()).run(untilReadable);
    await page.press('Enter');
    await expect.poll(async () => (await chipOf(page))?.menu).toHaveLength(3);
    await page.press('Tab');
    await expect.poll(focused).toBe('PFS in force');
    // The worker answers in turn, so the bubble waits for a while.
    await own.evaluate(() => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      for (let place = 0; place < 4000; place += 1)
        (browser ?? chrome).runtime.sendMessage({ name: 'other-rulesets', word: `okno${place}`, ruleset: 'pfs-2018' });
    });
    await page.press('Enter');
    await allowed(page, 'okno');
    await expect.poll(focused).toBe('Polish · PFS');
    await page.close();
    await own.close();
  });
});

inEachBrowser('rules of one language', (stage) => {
  it('are those of the page, whatever was chosen in the popup', async () => {
    await changeSettings(stage.browser, { ruleset: 'pfs-2016' });
    const page = await stage.browser.open(stage.pages.add({ body: '<p>znaszli</p>', language: 'pl' }));
    await page.click({ text: 'znaszli' }, 2);
    await expect.poll(() => shownVerdicts(page, 'znaszli')).toMatchObject([{ verdict: 'disallowed' }]);
    const line = await until(async () => (await page.bubble())?.evaluate(otherRules), 'the other rules');
    expect(line).toContain('2016');
    await resetSettings(stage.browser);
    await page.close();
  });

  it('that allow the word with the same tiles are all named', async () => {
    const page = await stage.browser.openOwn('src/pages/options/index.html');
    const others = (word: string, ruleset: RulesetId) =>
      askWorker<'other-rulesets'>(page, { name: 'other-rulesets', word, ruleset });
    const polish = rulesetsOfLanguage('pl');
    const allowing = polish.filter((id) => judge('znaszli', id, loadLexicons(id)).verdict === 'allowed');
    expect(allowing).toEqual(expect.arrayContaining(['pfs-2016', '7slow']));
    expect(allowing).not.toContain('pfs-2018');
    await expect.poll(() => others('znaszli', 'pfs-2018')).toMatchObject({ allowed: allowing });
    await expect
      .poll(() => others('żółw', 'sd-2026'))
      .toEqual({
        allowed: polish,
        sentence: expect.stringMatching(/^Allowed by: Polish · PFS, PFS 2016, 7 słów/),
      });
    await expect.poll(() => others('znaszli', 'sd-2026')).toMatchObject({ allowed: allowing });
    // English rules would drop the dots, which makes other tiles.
    await expect.poll(() => others('wärs', 'sd-2026')).toEqual({ allowed: [], sentence: '' });
    await expect.poll(() => others('zzzyx', 'sd-2026')).toEqual({ allowed: [], sentence: '' });
    await page.close();
  });

  it('name their missing lists in the options', async () => {
    const page = await stage.browser.openOwn('src/pages/options/index.html');
    // The Polish rules are the only ones with a choice; each is a radio button with its description.
    const notes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#rules input[type="radio"]')].map(
          (choice) => document.getElementById(choice.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
        ),
      );
    await until(async () => (await notes()).length === 3, 'the rules');
    const choose = (ruleset: string) =>
      page.evaluate((value) => document.querySelector<HTMLElement>(`#rules input[value="${value}"]`)?.click(), ruleset);
    const missing = expect.stringMatching(/dorosz\.txt.*defekt\.txt.*lplm\.html/);
    await expect.poll(() => notes()).toEqual(['', '', '']);
    await choose('pfs-2016');
    await expect.poll(() => notes()).toEqual(['', missing, '']);
    await choose('pfs-2018');
    await expect.poll(() => notes()).toEqual(['', '', '']);
    await page.close();
  });
});

inEachBrowser('rules in the popup', (stage) => {
  it('are chosen there, also by keyboard, and stored', async () => {
    const popup = await stage.browser.openOwn('src/pages/popup/index.html');
    await until(() => popup.evaluate(() => document.activeElement?.localName === 'input'), 'the field has the focus');
    await popup.type('Haustür');
    await judged(popup, 'Haustür', 'disallowed');
    const line = () => popup.evaluate(() => document.querySelector('.verdict p.others')?.textContent || null);
    expect(await until(line, 'the other rules')).toMatch(/German|deutschen|niemieckich/);

    await popup.press('Tab');
    await expect.poll(() => popup.evaluate(() => document.activeElement?.localName)).toBe('select');
    await expect.poll(() => popup.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBeTruthy();
    // By language: the other Polish rules come between.
    for (let press = 0; press < 3; press += 1) await popup.press('ArrowDown');
    await judged(popup, 'Haustür', 'allowed');
    // Each of the three choices is stored in turn, and a closed page stores nothing.
    await until(async () => (await storedSettings(stage.browser)).ruleset === 'sd-2026', 'the choice is stored');
    await popup.close();

    const again = await stage.browser.openOwn('src/pages/popup/index.html?word=habs');
    await judged(again, 'habs', 'disallowed');
    await expect.poll(() => again.evaluate(() => document.querySelector('select')!.value)).toBe('sd-2026');
    await resetSettings(stage.browser);
    await again.close();
  });
});

/** Runs in the bubble: letters and points of the tiles. */
function tiles(root: Document): string {
  return root.querySelector('.tiles')?.textContent ?? '';
}

/** Runs in the bubble: the languages of tiles. */
function languages(root: Document): string[] {
  return [...root.querySelectorAll<HTMLElement>('.tiles')].map(({ lang }) => lang);
}

/** Runs in the bubble. */
function sections(root: Document): string[] {
  return [...root.querySelectorAll('.section')].map((section) => section?.textContent ?? '');
}

/** Runs in the bubble: the line on other rules, once it is there. */
function otherRules(root: Document): string | undefined {
  return (root.querySelector('p.others')?.textContent ?? '') || undefined;
}

/**
 * The rules in the bubble: the text of the chip, its text for screen readers, and the open menu line by line, with a star at the active
 * one.
 */
async function chipOf(page: TestPage) {
  return (await page.bubble())?.evaluate((root) => {
    const chip = root.querySelector('.rulesets');
    const menu = root.querySelector<HTMLElement>('.menu');
    const lines = [...(menu?.querySelectorAll(':scope > div:not(.reach)') ?? [])].map((line) =>
      [...line.children].map((choice) => (choice.ariaCurrent ? '*' : '') + (choice?.textContent ?? '')),
    );
    return { label: chip?.textContent ?? '', name: chip?.ariaLabel, menu: menu?.hidden === false ? lines : null };
  });
}

/** The scopes of the rules, with a star at the active one and a dash at disabled ones. */
async function reach(page: TestPage): Promise<string[]> {
  const offered = await (await page.bubble())?.evaluate((root) =>
    [...root.querySelectorAll('.reach button')].map(
      (button) => (button.ariaCurrent ? '*' : button.ariaDisabled ? '-' : '') + button.textContent,
    ),
  );
  return offered ?? [];
}

/** Opens the menu of rules and presses a line of it. */
async function pick(page: TestPage, label: string): Promise<void> {
  // The words here have one, which moves the menu when it appears.
  await until(async () => (await page.bubble())?.evaluate(otherRules), 'the other rules');
  await page.pressInBubble({ selector: '.rulesets' });
  await press(page, label);
}

async function press(page: TestPage, label: string): Promise<void> {
  await page.pressInBubble({ label, within: '.menu, .reach' });
}

async function allowed(page: TestPage, word: string): Promise<void> {
  await until(async () => (await shownVerdicts(page, word))[0]?.verdict === 'allowed', `${word} is allowed`);
}

async function judged(page: TestPage, word: string, verdict: string): Promise<void> {
  const shown = () =>
    page.evaluate(() => {
      const tiles = document.querySelector('.verdict .tiles');
      return [tiles?.getAttribute('aria-label'), tiles?.closest('.card')?.classList[1]];
    });
  await until(async () => String(await shown()) === String([word, verdict]), `${word}: ${verdict}`);
}

import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import type { ReadableRoot } from '../../scripts/browsers/session.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import type { RulesetId } from '../../src/rules/verdict.ts';
import { RULESET_IDS } from '../../src/rulesets/index.ts';
import { shownVerdicts } from './bubble-content.ts';
import { changeSettings, resetSettings } from './settings.ts';

inEachBrowser('rules on pages', (stage) => {
  const add = (body: string, language: string | null = 'de') =>
    stage.browser.open(stage.pages.add({ body: `<main><h1>Test</h1>${body}</main>`, language }));

  it('are German on a German page, with the reason', async () => {
    const page = await add('<p>Die Größe der Haustür: habs vermessen.</p>');
    await page.click({ text: 'Haustür' }, 2);
    await expect.poll(() => shownVerdicts(page, 'haustür')).toEqual([{ word: 'Haustür', verdict: 'allowed' }]);
    await page.click({ text: 'Größe' }, 2);
    await expect.poll(() => shownVerdicts(page, 'grösse')).toEqual([{ word: 'Größe', verdict: 'allowed' }]);
    await expect.poll(async () => (await page.bubble())!.evaluate(tiles)).toBe('G2R1Ö8S1S1E1');
    await page.click({ text: 'habs' }, 2);
    await expect.poll(() => shownVerdicts(page, 'habs')).toEqual([{ word: 'habs', verdict: 'disallowed' }]);
    await expect.poll(async () => (await page.bubble())!.evaluate(sections)).toContain('Contraction with es I.7.2');
    await page.close();
  });

  it('follow the language of the element, and the choice in the popup where none is declared', async () => {
    const page = await add('<p lang="de-CH">Haustür</p><p lang="pl">okno</p><p lang="">Gebäude</p>', 'en');
    await page.click({ text: 'Haustür' }, 2);
    await expect.poll(() => shownVerdicts(page, 'haustür')).toMatchObject([{ verdict: 'allowed' }]);
    // The bubble lies over the next word.
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
    await expect.poll(async () => (await page.bubble())!.evaluate(tiles)).toBe('I1D2');
    await expect.poll(async () => (await page.bubble())!.evaluate(languages)).toEqual(['en']);
    await page.press('Escape');
    await page.click({ text: 'te' }, 2);
    await expect.poll(() => shownVerdicts(page, 'te')).toEqual([{ word: 'te', verdict: 'disallowed' }]);
    await page.press('Escape');
    await page.click({ text: 'thought' }, 2);
    await expect.poll(() => shownVerdicts(page, 'thought')).toMatchObject([{ verdict: 'unfound' }]);
    await page.close();
  });

  it('can be changed in the bubble, which is remembered for the site', async () => {
    const page = await add('<p>okno und Haustür</p>');
    await page.click({ text: 'okno' }, 2);
    await expect.poll(() => shownVerdicts(page, 'okno')).toMatchObject([{ verdict: 'unfound' }]);
    const line = await until(async () => (await page.bubble())?.evaluate(otherRules), 'the other rules');
    expect(line).toMatch(/^[^:]*(?:Polish|polnischen|polskich)[^:]*: [^:]*$/);

    await pressSwitch(page);
    await allowed(page, 'okno');
    await page.close();

    const again = await add('<p>okno und Haustür</p>');
    await again.click({ text: 'okno' }, 2);
    await expect.poll(() => shownVerdicts(again, 'okno')).toMatchObject([{ verdict: 'allowed' }]);
    await again.click({ text: 'Haustür' }, 2);
    await expect.poll(() => shownVerdicts(again, 'haustür')).toMatchObject([{ verdict: 'unfound' }]);

    const options = await stage.browser.openOwn('src/options/index.html');
    const listed = () => options.evaluate(() => document.querySelector('.site-rulesets span')?.textContent);
    expect(await until(listed, 'the site is listed')).toContain('127.0.0.1');
    await options.click({ selector: '#rules summary' });
    await options.click({ selector: '.site-rulesets button' });
    await until(async () => !(await listed()), 'the site is gone');
    await options.close();

    await again.click({ text: 'okno' }, 2);
    await expect.poll(() => shownVerdicts(again, 'okno')).toMatchObject([{ verdict: 'unfound' }]);
    await resetSettings(stage.browser);
    await again.close();
  });

  it('are forgotten for the site when they are changed back', async () => {
    const page = await add('<p>okno</p>');
    await page.click({ text: 'okno' }, 2);
    await shownVerdicts(page, 'okno');
    const german = await switchLabel(page);
    for (let press = 1; press < RULESET_IDS.length; press++) {
      const before = await switchLabel(page);
      await pressSwitch(page);
      await until(async () => ![before, german, undefined].includes(await switchLabel(page)), 'the next rules');
    }
    await pressSwitch(page);
    await until(async () => (await switchLabel(page)) === german, 'the German rules again');
    await until(async () => (await shownVerdicts(page, 'okno'))[0]?.verdict === 'unfound', 'the German rules');
    const options = await stage.browser.openOwn('src/options/index.html');
    const stored = () =>
      options.evaluate(async () => {
        const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
        const { settings } = await (browser ?? chrome).storage.local.get<{ settings: { siteRulesets: object } }>(
          'settings',
        );
        return Object.keys(settings.siteRulesets).length;
      });
    await until(async () => (await stored()) === 0, 'nothing is stored');
    await options.close();
    await page.close();
  });
});

inEachBrowser('rules of one language', (stage) => {
  it('are those in force on a page, whatever was chosen in the popup', async () => {
    await changeSettings(stage.browser, { ruleset: 'pfs-2016' });
    const page = await stage.browser.open(stage.pages.add({ body: '<p>znaszli</p>', language: 'pl' }));
    await page.click({ text: 'znaszli' }, 2);
    await expect.poll(() => shownVerdicts(page, 'znaszli')).toMatchObject([{ verdict: 'disallowed' }]);
    const line = await until(async () => (await page.bubble())?.evaluate(otherRules), 'the other rules');
    expect(line).toContain('2016');
    await resetSettings(stage.browser);
    await page.close();
  });

  it('are told once for each other language', async () => {
    const page = await stage.browser.openOwn('src/options/index.html');
    const others = (word: string, ruleset: RulesetId) =>
      askWorker<'other-rulesets'>(page, { name: 'other-rulesets', word, ruleset });
    await expect.poll(() => others('znaszli', 'pfs-2018')).toEqual({ allowed: ['pfs-2016'] });
    await expect.poll(() => others('żółw', 'sd-2026')).toEqual({ allowed: ['pfs-2018'] });
    await expect.poll(() => others('znaszli', 'sd-2026')).toEqual({ allowed: ['pfs-2016'] });
    await page.close();
  });

  it('say in the options which of their lists are missing', async () => {
    const page = await stage.browser.openOwn('src/options/index.html');
    // The Polish rules are the only ones to choose from; each is a radio button with what has to be known of it.
    const notes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#rules input[type="radio"]')].map(
          (choice) => document.getElementById(choice.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
        ),
      );
    await until(async () => (await notes()).length === 3, 'the rules');
    const missing = expect.stringMatching(/dorosz\.txt.*defekt\.txt.*lplm\.html/);
    await expect.poll(() => notes()).toEqual(['', missing, '']);
    await page.close();
  });
});

inEachBrowser('rules in the popup', (stage) => {
  it('are chosen there, by keyboard too, and remembered', async () => {
    const popup = await stage.browser.openOwn('src/popup/index.html');
    await until(() => popup.evaluate(() => document.activeElement?.localName === 'input'), 'the field has the focus');
    await popup.type('Haustür');
    await judged(popup, 'Haustür', 'disallowed');
    const line = () => popup.evaluate(() => document.querySelector('.verdict p.others')?.textContent || null);
    expect(await until(line, 'the other rules')).toMatch(/German|deutschen|niemieckich/);

    await popup.press('Tab');
    await expect.poll(() => popup.evaluate(() => document.activeElement?.localName)).toBe('select');
    await expect.poll(() => popup.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBeTruthy();
    // The older Polish rules come between.
    await popup.press('ArrowDown');
    await popup.press('ArrowDown');
    await judged(popup, 'Haustür', 'allowed');
    await popup.close();

    const again = await stage.browser.openOwn('src/popup/index.html?word=habs');
    await judged(again, 'habs', 'disallowed');
    await expect.poll(() => again.evaluate(() => document.querySelector('select')!.value)).toBe('sd-2026');
    await resetSettings(stage.browser);
    await again.close();
  });
});

/** Runs in the bubble: letters and points of the tiles. */
function tiles(root: ReadableRoot): string {
  return root.read(root.querySelector('.tiles'));
}

/** Runs in the bubble: in which languages tiles are. */
function languages(root: ShadowRoot): string[] {
  return [...root.querySelectorAll<HTMLElement>('.tiles')].map(({ lang }) => lang);
}

/** Runs in the bubble. */
function sections(root: ReadableRoot): string[] {
  return [...root.querySelectorAll('.section')].map((section) => root.read(section));
}

/** Runs in the bubble: the line on other rules, once it is there. */
function otherRules(root: ReadableRoot): string | undefined {
  return root.read(root.querySelector('p.others')) || undefined;
}

/** What the switch in the bubble shows. */
async function switchLabel(page: TestPage): Promise<string | null | undefined> {
  return (await page.bubble())?.evaluate((root) => root.read(root.querySelector('.rulesets')) || null);
}

async function pressSwitch(page: TestPage): Promise<void> {
  await page.pressInBubble({ selector: '.rulesets' });
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

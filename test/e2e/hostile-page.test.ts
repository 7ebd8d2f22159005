import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';
import { resetSettings, storedSettings } from './settings.ts';

/** Milliseconds after which a bubble that has not come will not come. */
const LONG_ENOUGH = 800;

inEachBrowser('a hostile page', (stage) => {
  const open = (path: string) => stage.browser.open(stage.pages.at(path));

  it('makes nothing happen with events that it makes up', async () => {
    const page = await open('/places.html');
    await stage.browser.stopWorker();
    await page.evaluate(() => {
      const word = document.querySelector('#plain')!;
      const pointers = { pointerType: 'mouse', detail: 2, bubbles: true, composed: true, altKey: true };
      const make = (...events: Event[]) => {
        for (const event of events) word.dispatchEvent(event);
      };
      make(
        new PointerEvent('pointerdown', pointers),
        new MouseEvent('mousedown', pointers),
        new Event('selectstart', { bubbles: true }),
      );
      getSelection()!.selectAllChildren(word);
      make(new PointerEvent('pointerup', pointers), new MouseEvent('dblclick', pointers));
      make(
        new PointerEvent('pointerdown', { ...pointers, pointerType: 'touch' }),
        new MouseEvent('contextmenu', pointers),
        new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }),
        new KeyboardEvent('keyup', { key: 'Shift', bubbles: true }),
      );
      getSelection()!.selectAllChildren(document.querySelector('#quoted')!);
      document.dispatchEvent(new Event('selectionchange'));
    });
    await nothingShown(page);
    // No message either, for one would have started it.
    expect(await stage.browser.workerRuns()).toBe(false);
    await page.close();
  });

  it('cannot choose the word when the user only presses somewhere', async () => {
    const page = await open('/places.html');
    await page.evaluate(() => {
      for (const name of ['pointerdown', 'mousedown', 'selectstart', 'pointerup', 'mouseup', 'click', 'keydown']) {
        addEventListener(name, () => getSelection()!.selectAllChildren(document.querySelector('#plain')!));
      }
    });
    await page.click({ text: 'Głębszy cień' });
    await nothingShown(page);
    await page.press('a');
    await nothingShown(page);
    await page.close();
  });

  it('reads nothing of what the bubble says', async () => {
    const page = await open('/places.html');
    await page.click({ selector: '#plain' }, 2);
    await shownVerdicts(page);
    const root = (await page.bubble())!;
    expect(await root.evaluate((inner) => inner.querySelector('.verdikt')!.textContent?.trim())).toBe('');
    const { rect, said } = await root.evaluate((inner) => {
      const { left, top, right, bottom } = inner.querySelector('.verdikt')!.getBoundingClientRect();
      return { rect: { left, top, right, bottom }, said: inner.read() };
    });
    expect(said).toContain('✗');
    const read = await page.evaluate(({ left, top, right, bottom }) => {
      const found = (text: string) => {
        getSelection()!.removeAllRanges();
        const { find } = window as unknown as { find(text: string, ...flags: boolean[]): boolean };
        const there = find(text, false, false, true, false, true) || find(text, false, true, true);
        return [there, String(getSelection())];
      };
      const pieces = new Set<string>();
      for (let x = left; x < right; x += 6) {
        for (let y = top; y < bottom; y += 6) {
          for (const element of document.elementsFromPoint(x, y)) {
            if (element.matches('[popover]')) pieces.add(`${element.textContent}${(element as HTMLElement).innerText}`);
          }
          const caret = document.caretRangeFromPoint?.(x, y);
          if (caret?.startContainer instanceof Text) pieces.add(caret.startContainer.data);
        }
      }
      document.execCommand('selectAll');
      const all = String(getSelection());
      document.execCommand('copy');
      const host = document.querySelector('[popover]')!;
      return {
        found: ['✗', '✓', 'chcesz', '-li'].map(found),
        pieces: [...pieces].join(''),
        all,
        host: [host.innerHTML, host.shadowRoot, host.getBoundingClientRect().width, host.ariaLabel],
      };
    }, rect);
    // The page itself says “chcesz…” and no more.
    expect(read.found).toEqual([
      [false, ''],
      [false, ''],
      [true, 'chcesz'],
      [false, ''],
    ]);
    expect(read.pieces + read.all).not.toMatch(/✗|✓|not allowed|Particle/);
    expect(read.host).toEqual(['', null, 0, null]);
    await page.close();
  });

  it('presses nothing in the bubble', async () => {
    await resetSettings(stage.browser);
    const page = await open('/places.html');
    const opened = async () =>
      (await page.bubble())!.evaluate((inner) => inner.querySelector<HTMLElement>('.menu')!.hidden === false);
    await page.click({ selector: '#plain' }, 2);
    await shownVerdicts(page);
    // From inside, which a page cannot: the strongest that a script could do.
    await (await page.bubble())!.evaluate((inner) => inner.querySelector<HTMLElement>('.rulesets')!.click());
    await page.evaluate(() => {
      const cover = document.createElement('div');
      cover.popover = 'manual';
      cover.style.cssText = 'pointer-events:none;inset:0;width:100%;height:100%;background:#fff';
      document.body.append(cover);
      cover.showPopover();
    });
    await page.pressInBubble({ selector: '.rulesets' });
    await new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH));
    expect(await opened()).toBe(false);
    await page.evaluate(() => document.querySelector('[style*="pointer-events"]')!.remove());
    // What looks whether it is covered does so ten times a second.
    await page.pressInBubble({ selector: '.rulesets' });
    await expect.poll(opened).toBe(true);
    await resetSettings(stage.browser);
    await page.close();
  });

  it('is pressed where the page only looks otherwise', async () => {
    await resetSettings(stage.browser);
    const css = 'html { filter: invert(1); opacity: 0.9; transform: rotate(0.1deg) } * { z-index: 2147483647 }';
    const page = await stage.browser.open(stage.pages.add({ body: '<p>Słowo: <b>chceszli</b></p>', css }));
    await page.click({ text: 'chceszli' }, 2);
    await shownVerdicts(page);
    for (const pressed of ['.rulesets', '.menu [aria-label="Polish · PFS 2016"]', '.reach button'])
      await page.pressInBubble({ selector: pressed });
    await expect
      .poll(async () => (await storedSettings(stage.browser)).siteRulesets)
      .toEqual({ '127.0.0.1': 'pfs-2016' });
    await resetSettings(stage.browser);
    await page.close();
  });

  it('takes no press that was on its way when the bubble came', async () => {
    await resetSettings(stage.browser);
    const page = await open('/places.html');
    await page.evaluate(() => {
      const seen = window as unknown as Seen;
      new MutationObserver(() => {
        seen.came = performance.now();
      }).observe(document.documentElement, { childList: true });
      const pressed = (event: Event) => {
        if ((event.target as Element).matches('[popover]')) seen.pressed = event.timeStamp;
      };
      // Before the bubble keeps it to itself.
      addEventListener('click', pressed, true);
    });
    // On a busy machine the press may come too late to be refused; then it says nothing.
    let between = Number.POSITIVE_INFINITY;
    let opened = true;
    for (let attempt = 0; attempt < 8 && between > 250; attempt += 1) {
      await page.click({ selector: '#plain' }, 2);
      await page.pressInBubble({ selector: '.rulesets' }, 0);
      between = await page.evaluate(() => {
        const { came = 0, pressed = Number.POSITIVE_INFINITY } = window as unknown as Seen;
        return pressed - came;
      });
      await new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH));
      const bubble = await page.bubble();
      opened = await bubble!.evaluate((inner) => inner.querySelector<HTMLElement>('.menu')!.hidden === false);
      if (opened) await page.press('Escape');
      await page.press('Escape');
      await until(async () => (await page.bubble()) === null, 'the bubble goes');
    }
    expect(between).toBeLessThan(250);
    expect(opened).toBe(false);
    await page.close();
  });

  it('learns of no style sheet through its policy', async () => {
    const reports: string[] = [];
    const server = createServer((request, response) => {
      request.on('data', (part) => reports.push(String(part)));
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const csp = `default-src 'none'; script-src 'unsafe-inline'; require-trusted-types-for 'script'; report-uri ${to}`;
    const body = `<script>
      window.violations = [];
      addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + event.sourceFile));
    </script><p>Słowo: <b>chceszli</b></p>`;
    const page = await stage.browser.open(stage.pages.add({ body, csp }));
    await page.click({ text: 'chceszli' }, 2);
    await shownVerdicts(page);
    const root = (await page.bubble())!;
    expect(await root.evaluate((inner) => getComputedStyle(inner.querySelector('.tile')!).fontWeight)).toBe('600');
    await new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH));
    const told = await page.evaluate(() => (window as unknown as { violations: string[] }).violations);
    // The browser itself asks for the page's icon, which the policy forbids.
    expect([...told, ...reports].filter((report) => !report.includes('img-src'))).toEqual([]);
    await page.close();
    server.close();
  });
});

interface Seen {
  /** When the bubble came, and when it was pressed, in milliseconds since the page was opened. */
  came?: number;
  pressed?: number;
}

async function nothingShown(page: TestPage): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH));
  expect(await page.bubble()).toBeNull();
}

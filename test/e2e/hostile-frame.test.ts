import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { inEachBrowser, itIn, type TestPage } from '../../scripts/browsers/index.ts';
import { untilReadable } from '../../scripts/browsers/session.ts';
import { shownVerdicts } from './bubble-content.ts';
import { resetSettings } from './settings.ts';

/** Milliseconds after which a press has had its effect, or a request has arrived. */
const LONG_ENOUGH = 800;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The element that a page may mistake for the bubble's frame. */
const IMITATION = '<!doctype html><html class="verdikt-bubble">';

inEachBrowser('a page that attacks the frame', (stage) => {
  const WORD = '<p>Słowo: <b>chceszli</b>, koniec.</p>';
  /** Stops the events by which the script on the page could learn of a cover. */
  const DEAFENED = `<script>for (const name of ['beforetoggle', 'toggle', 'fullscreenchange', 'focus', 'input'])
    addEventListener(name, (event) => event.stopImmediatePropagation(), true)</script>${WORD}`;
  const openBubble = async (page: TestPage) => {
    await page.click({ text: 'chceszli' }, 2);
    await shownVerdicts(page);
  };
  /** Presses the rules in the bubble after the page has tampered with it. @returns true if that opened their menu */
  const pressAfter = async (page: TestPage, tamper: () => Promise<unknown>) => {
    // The line on other rules moves the row of actions.
    const bubble = await page.bubbleWith((text) => text.includes('Allowed by'));
    await bubble.run(untilReadable);
    const { left, top } = await bubble.box();
    const { x, y } = await bubble.evaluate((root) => {
      const box = root.querySelector('.rulesets')!.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    await tamper();
    // The check for covers runs ten times a second.
    await wait(300);
    await page.clickAt({ x: left + x, y: top + y });
    await wait(LONG_ENOUGH);
    const shown = await page.bubble();
    return (await shown?.evaluate((root) => root.querySelector<HTMLElement>('.menu')?.hidden === false)) ?? false;
  };

  it('loads nothing past its own policy by imitating the frame', async () => {
    const { url, heard, close } = await listener();
    const script = `onload = () => {
      new Image().src = '${url}/own';
      const frame = document.createElement('iframe');
      frame.srcdoc = '${IMITATION}';
      frame.onload = () => {
        const { port1, port2 } = new MessageChannel();
        frame.contentWindow.postMessage('', '*', [port2]);
        port1.postMessage(JSON.stringify({ look: '@import "${url}/sheet"; body { background: url(${url}/background) }' }));
        port1.postMessage(JSON.stringify({ drawing: 1, drawn: [
          [1, 'img', { src: '${url}/image' }, []],
          [2, 'script', { src: '${url}/script' }, []],
          [3, 'iframe', { src: '${url}/frame' }, []],
          [4, 'link', { rel: 'stylesheet', href: '${url}/link' }, []],
          [5, 'p', { style: 'background: url(${url}/style)' }, [[6, 'x']]] ] }));
      };
      document.body.append(frame);
    }`;
    const body = `<script nonce="own">${script}</script>`;
    const open = (csp?: string) => stage.browser.open(stage.pages.add({ body, ...(csp && { csp }) }));
    const page = await open("default-src 'none'; script-src 'nonce-own'");
    await wait(LONG_ENOUGH);
    expect(heard).toEqual([]);
    await page.close();
    // Without a policy the page's own request arrives.
    const free = await open();
    await expect.poll(() => heard).toContain('/own');
    await free.close();
    close();
  });

  it('runs no script in a page of another origin by drawing into its frame', async () => {
    const { url, close } = await listener("top.postMessage('ran in ' + origin, '*')");
    const victim = stage.pages.add({
      body: `<iframe srcdoc='${IMITATION}<body>a letter without scripts'></iframe>`,
      csp: "default-src 'none'; frame-src 'self'",
    });
    const attacker = stage.pages.add({
      body: `<iframe id="victim" src="${victim}"></iframe><script>
        heard = [];
        onmessage = ({ data }) => heard.push(data);
        onload = () => setTimeout(() => {
          const { port1, port2 } = new MessageChannel();
          victim.contentWindow.frames[0].postMessage('', '*', [port2]);
          port1.postMessage(JSON.stringify({ look: '' }));
          port1.postMessage(JSON.stringify({ drawing: 1, drawn: [[1, 'script', { src: '${url}/script' }, []]] }));
          heard.push('sent');
        }, 300);</script>`,
    });
    const page = await stage.browser.open(attacker.replace('127.0.0.1', 'localhost'));
    await wait(300 + LONG_ENOUGH);
    await expect.poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['sent']);
    await page.close();
    close();
  });

  it('gets no node of the bubble after rewriting its document', async () => {
    // It listens before the content script knows that it has to listen again.
    const script = `addEventListener('load', () => setTimeout(() => {
      document.open();
      found = [];
      addEventListener('mouseover', ({ originalTarget: node }) => {
        if (!(node?.getRootNode() instanceof ShadowRoot)) return;
        found.push(node.localName);
        node.animate([{ opacity: 0 }, { opacity: 0 }], 1e9);
      }, true);
      document.write('<html lang="pl"><title>new</title><p>Tu jest <b>chceszli</b>.</p>');
      document.close();
    }))`;
    await resetSettings(stage.browser);
    const page = await stage.browser.open(stage.pages.add({ body: `<script>${script}</script>` }));
    await expect.poll(() => page.evaluate(() => document.title)).toBe('new');
    await openBubble(page);
    const { left, top } = await (await page.bubbleWith()).box();
    const pressed = await pressAfter(page, () => page.movePointer({ x: left + 60, y: top + 60 }));
    const found = await page.evaluate(() => (window as unknown as { found: string[] }).found);
    expect(found).toEqual([]);
    // Nothing hides it, so it is pressed; in Firefox the pointer passes through it there.
    expect(pressed).toBe(stage.engine === 'chromium');
    await page.close();
  });

  it.each(Object.keys(COVERS))('presses nothing in a bubble that it covers with %s', async (cover) => {
    await resetSettings(stage.browser);
    const page = await stage.browser.open(stage.pages.add({ body: DEAFENED }));
    await openBubble(page);
    expect(await pressAfter(page, () => page.evaluate(COVERS[cover]!))).toBe(false);
    await page.close();
  });

  it('presses nothing under a list of choices of the page', async ({ skip }) => {
    await resetSettings(stage.browser);
    const page = await stage.browser.open(stage.pages.add({ body: `<select><option>a</select>${DEAFENED}` }));
    await openBubble(page);
    // The double click allows it for a few seconds.
    const showList = () => {
      const list = document.querySelector('select')!;
      try {
        list.showPicker();
      } catch {
        return false;
      }
      return list.matches(':open');
    };
    let isOpen = false;
    const pressed = await pressAfter(page, async () => {
      isOpen = await page.evaluate(showList);
    });
    await page.close();
    skip(!isOpen, 'the machine was too busy for the list');
    expect(pressed).toBe(false);
  });

  // In Chromium, the filters of the page do not apply to the top layer.
  itIn('firefox').each([
    ['opacity(0.01)', false],
    ['contrast(0)', false],
    ['invert(0.5)', false],
    ['invert(1) brightness(0)', false],
    ['url(#none)', false],
    ['invert(1) hue-rotate(180deg)', true],
    ['grayscale(1)', true],
  ])('has a press counted under the filter %s of the page: %s', async (filter, counts) => {
    await resetSettings(stage.browser);
    const page = await stage.browser.open(stage.pages.add({ body: DEAFENED }));
    await openBubble(page);
    const fade = (value: string) => {
      document.documentElement.style.filter = value;
    };
    const press = () => pressAfter(page, () => page.evaluate(fade, filter));
    if (counts) await expect.poll(press).toBe(true);
    else expect(await press()).toBe(false);
    await page.close();
  });

  // Chromium does not start the script in pages that are open.
  itIn('firefox')('gets no node of a bubble whose script has come after its own', async () => {
    await resetSettings(stage.browser);
    const page = await stage.browser.open(stage.pages.add({ body: WORD }));
    await page.evaluate(() => {
      const seen = window as unknown as { found: string[] };
      seen.found = [];
      const look = (event: Event) => {
        const { originalTarget: node } = event as unknown as { originalTarget?: Node };
        if (node instanceof Node && node.getRootNode() instanceof ShadowRoot) seen.found.push(node.nodeName);
      };
      for (const name of ['mouseover', 'pointerover', 'mousemove']) addEventListener(name, look, true);
    });
    await stage.browser.update();
    await openBubble(page);
    const { left, top } = await (await page.bubbleWith()).box();
    await page.movePointer({ x: left + 60, y: top + 60 });
    await page.movePointer({ x: left + 5, y: top - 30 });
    expect(await page.evaluate(() => (window as unknown as { found: string[] }).found)).toEqual([]);
    await page.close();
  });

  it('presses nothing in a bubble that it covers with what is on the full screen', async ({ skip }) => {
    const css = '#cover, #cover::backdrop { pointer-events: none; background: #fff }';
    const page = await stage.browser.open(stage.pages.add({ body: `${WORD}<div id="cover"></div>`, css }));
    await openBubble(page);
    const pressed = await pressAfter(page, () =>
      page.evaluate(() =>
        document
          .querySelector('#cover')!
          .requestFullscreen()
          .catch(() => {}),
      ),
    );
    // The double click allows it for a few seconds.
    const isFull = await page.evaluate(() => document.fullscreenElement !== null);
    await page.close();
    skip(!isFull, 'the machine was too busy for the full screen');
    expect(pressed).toBe(false);
  });

  it('stores nothing by presses in a bubble of a frame that it fades', async () => {
    await resetSettings(stage.browser);
    const body = `<iframe src="${stage.pages.add({ body: WORD })}" width="900" height="600"></iframe>`;
    const page = await stage.browser.open(stage.pages.add({ body }));
    await openBubble(page);
    const fade = () => {
      document.querySelector('iframe')!.style.opacity = '0.01';
    };
    const pressed = await pressAfter(page, () => page.evaluate(fade));
    // Firefox does not report what a page around the frame hides. There a choice of rules holds for the visit only.
    expect(pressed).toBe(stage.engine === 'firefox');
    if (pressed) {
      await page.pressInBubble({ label: 'PFS 2016', within: '.menu' });
      const offered = async () =>
        (await page.bubble())?.evaluate((root) => root.querySelector('.reach button + button')?.textContent);
      await expect.poll(offered).toBe('This visit');
    }
    await page.close();
  });
});

/** Covers of the bubble that let presses through, though no box in the top layer of the document does. Each runs in the page. */
const COVERS: Record<string, () => void> = {
  'a popover in a closed root': () => {
    const holder = document.createElement('div');
    const cover = document.createElement('div');
    cover.popover = 'manual';
    cover.style.cssText = 'pointer-events:none;inset:0;width:100%;height:100%;background:#fff';
    holder.attachShadow({ mode: 'closed' }).append(cover);
    document.body.append(holder);
    cover.showPopover();
  },
  'the shadow of a small popover': () => {
    const cover = document.createElement('div');
    cover.popover = 'manual';
    cover.style.cssText =
      'pointer-events:none;inset:0 auto auto 0;width:1px;height:1px;padding:0;border:0;overflow:visible;box-shadow:0 0 0 3000px #fff';
    document.body.append(cover);
    cover.showPopover();
  },
  'the backdrop of a small popover': () => {
    const style = document.createElement('style');
    style.textContent = '[title]::backdrop { background: #fff; pointer-events: none }';
    const cover = document.createElement('div');
    cover.popover = 'manual';
    cover.title = 'cover';
    cover.style.cssText = 'pointer-events:none;inset:0 auto auto 0;width:1px;height:1px;padding:0;border:0';
    document.body.append(style, cover);
    cover.showPopover();
  },
  'a child of a small popover': () => {
    const cover = document.createElement('div');
    cover.popover = 'manual';
    cover.style.cssText =
      'pointer-events:none;inset:0 auto auto 0;width:1px;height:1px;padding:0;border:0;overflow:visible';
    cover.innerHTML = '<div style="position:fixed;inset:0;background:#fff"></div>';
    document.body.append(cover);
    cover.showPopover();
  },
  'a view transition': () => {
    const style = document.createElement('style');
    style.textContent = `::view-transition { pointer-events: none; background: #fff }
      ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
        animation-duration: 1000s; opacity: 0; pointer-events: none }`;
    document.head.append(style);
    (document as unknown as { startViewTransition(update: () => void): void }).startViewTransition(() => {});
  },
};

/** A server of the attacker, which records the requested paths. @param script its answer */
async function listener(script = ''): Promise<{ url: string; heard: string[]; close(): void }> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.setHeader('content-type', 'text/javascript').end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, heard, close: () => server.close() };
}

import { expect, it } from 'vitest';
import type { ChromiumSession } from '../../scripts/browsers/chromium.ts';
import type { FirefoxSession } from '../../scripts/browsers/firefox.ts';
import { inFreshBrowser, type Session, type TestPage, until } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';

/** A node of the accessibility tree: what a screen reader says of it. */
interface Spoken {
  role: string;
  name: string;
}

inFreshBrowser('a screen reader', (stage) => {
  it('reads the verdict and the buttons of the bubble, by name and role', async () => {
    await letScreenReadersIn(stage.browser);
    const page = await stage.browser.open(stage.pages.add({ body: '<p>Słowo: <b>chceszli</b>, koniec.</p>' }));
    await page.click({ text: 'chceszli' }, 2);
    await shownVerdicts(page);
    const { label, text, buttons } = await (await page.bubbleWith((shown) => shown.includes('Allowed by'))).evaluate(
      (root) => ({
        label: root.querySelector('.verdikt')!.ariaLabel!,
        text: root.querySelector('.answer .word')!.textContent!,
        buttons: [...root.querySelectorAll('button')]
          .filter((button) => button.checkVisibility())
          .map((button) => (button.ariaLabel ?? button.textContent!).trim()),
      }),
    );
    expect(buttons.length).toBeGreaterThan(3);
    const tree = await until(async () => {
      const nodes = await spokenIn(stage.browser, page);
      return nodes.some(({ role, name }) => role === 'dialog' && name === label) && nodes;
    }, 'the dialog in the accessibility tree');
    const named = (wanted: string) => tree.filter(({ role }) => role === wanted).map(({ name }) => name);
    expect(named('status')).toHaveLength(1);
    // Chromium tells the letters as the style sheet shows them.
    expect(named('text').map((each) => each.toLowerCase())).toContain(text.toLowerCase());
    expect(named('image')).toContain('chceszli');
    expect(named('button')).toEqual(expect.arrayContaining(buttons));
    expect(named('button')).not.toContain('');
    await page.close();
  });
});

/** Starts the service for screen readers in Firefox, which serves only what is loaded later. */
async function letScreenReadersIn(browser: Session): Promise<void> {
  if (browser.engine === 'firefox')
    await (browser as FirefoxSession).inBrowser(
      `Services.prefs.setIntPref('accessibility.force_disabled', 0); ${ACCESSIBILITY}; 0`,
    );
}

const ACCESSIBILITY = `Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService)`;

/** Returns the accessibility tree of the page in front with all its frames. */
async function spokenIn(browser: Session, page: TestPage): Promise<Spoken[]> {
  return browser.engine === 'chromium'
    ? chromiumTree(browser as ChromiumSession, await page.evaluate(() => location.href))
    : firefoxTree(browser as FirefoxSession);
}

const CHROMIUM_ROLES: Record<string, string> = { StaticText: 'text', img: 'image' };

async function chromiumTree({ context }: ChromiumSession, url: string): Promise<Spoken[]> {
  const page = context.pages().find((open) => open.url() === url)!;
  const spoken: Spoken[] = [];
  for (const frame of page.frames()) {
    const session = await context.newCDPSession(frame).catch(() => context.newCDPSession(page));
    const { frameTree } = await session.send('Page.getFrameTree');
    const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: frameTree.frame.id });
    for (const { ignored, role, name } of nodes) {
      const kind = String(role?.value);
      if (!ignored) spoken.push({ role: CHROMIUM_ROLES[kind] ?? kind, name: String(name?.value ?? '') });
    }
  }
  return spoken;
}

async function firefoxTree({ inBrowser }: FirefoxSession): Promise<Spoken[]> {
  return JSON.parse(String(await inBrowser(`(${READ_TREE})()`)));
}

/** Runs in the browser's own scope, where a screen reader asks. */
const READ_TREE = `() => {
  const service = ${ACCESSIBILITY};
  const roles = { 'text leaf': 'text', statusbar: 'status', graphic: 'image', 'toggle button': 'button', pushbutton: 'button' };
  const spoken = [];
  const walk = (node) => {
    const role = service.getStringRole(node.role);
    spoken.push({ role: roles[role] ?? role, name: node.name ?? '' });
    for (let child = node.firstChild; child; child = child.nextSibling) walk(child);
  };
  const browser = gBrowser.selectedBrowser;
  const found = service.getAccessibleFor(browser);
  if (found) walk(found);
  return JSON.stringify(spoken);
}`;

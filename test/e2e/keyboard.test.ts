import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { PAGES } from './axe-pages.ts';

/** Number of presses after which a page that still moves the focus is a trap. */
const MOST_STOPS = 1000;

inEachBrowser('the keyboard', (stage) => {
  it.each(Object.entries(PAGES))(
    'reaches every control of %s once, in order, with a visible focus',
    async (path, { query = '', ready }) => {
      const page = await stage.browser.openOwn(`${path}${query}`);
      await until(() => page.evaluate((wanted) => document.querySelector(wanted) !== null, ready), 'the page');
      const find = async () => {
        await page.evaluate(() => {
          for (const folded of document.querySelectorAll('details')) folded.open = true;
        });
        return page.evaluate(findControls);
      };
      // Repeated if more appeared meanwhile, and twice if a focus ring may not be drawn yet.
      let walks = 0;
      const { controls, stops } = await until(async () => {
        const controls = await find();
        const stops = await walk(page);
        walks += 1;
        const isDrawn = walks > 2 || stops.every(({ isSeen }) => isSeen);
        return String(await find()) === String(controls) && isDrawn && { controls, stops };
      }, 'all controls');
      expect(stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([]);
      expect(stops.map(({ place }) => controls[place])).toEqual(controls);
      await page.close();
    },
  );
});

interface Stop {
  /** Among the controls, in the order of the document. */
  place: number;
  name: string;
  /** True if more than its position distinguishes it from the others. */
  isSeen: boolean;
}

/** Returns all stops from the start of the page until the focus returns to one or leaves the page. */
async function walk(page: TestPage): Promise<Stop[]> {
  const stops: Stop[] = [];
  let outside = 0;
  await page.evaluate(toBeginning);
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.press('Tab');
    const stop = await page.evaluate(focusedControl);
    // A scrolling part of the page is a stop, too; Firefox does not return from the browser's own controls.
    outside = stop ? 0 : outside + 1;
    if (outside > 3 || (stop && stops.some(({ place }) => place === stop.place))) return stops;
    if (stop) stops.push(stop);
  }
  throw new Error(`no end after ${stops.length} stops`);
}

interface Marked {
  controls?: HTMLElement[];
}

/**
 * Returns the names of the controls that the keyboard must reach, in document order; of radio buttons the selected one. Runs in the page.
 */
function findControls(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])',
  );
  const controls = [...all].filter((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.tabIndex < 0) return false;
    if (control.matches(':disabled') || control.closest('[inert]')) return false;
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(control.name)}"]`)];
    return control === (group.find(({ checked }) => checked) ?? group[0]);
  });
  (window as Marked).controls = controls;
  return controls.map((control, place) => `${place} ${control.localName} ${control.textContent?.trim().slice(0, 20)}`);
}

/** Runs in the page. */
function toBeginning(): void {
  const beginning = document.createElement('span');
  beginning.tabIndex = -1;
  document.body.prepend(beginning);
  beginning.focus();
}

/** Runs in the page. */
function focusedControl(): Stop | null {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return null;
  const place = (window as Marked).controls?.indexOf(focused) ?? -1;
  if (place < 0 && (focused.scrollHeight > focused.clientHeight || focused.scrollWidth > focused.clientWidth))
    return null;
  // The frame around an invisible field stands for it.
  const drawn = [focused, focused.parentElement, focused.closest('label')];
  const isSeen = drawn.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });
  return {
    place,
    name: `${focused.localName} ${focused.className} ${focused.textContent?.trim().slice(0, 20)}`,
    isSeen,
  };
}

import { expect, it } from 'vitest';
import { inEachBrowser, itIn, type TestPage, until } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';
import { closeWindows } from './own-views.ts';

/** For what the page does by itself: one engine is enough. */
const itOnce = itIn('firefox');

const POPUP = 'src/pages/popup/index.html';

/** Address of the forms view inside the package. */
function formsOf(word: string, ruleset = 'pfs-2018', more = ''): string {
  return `src/pages/forms/index.html?word=${encodeURIComponent(word)}&ruleset=${ruleset}${more}`;
}

inEachBrowser('the forms view', (stage) => {
  const open = async (word: string, ruleset?: string, more?: string) => {
    const page = await stage.browser.openOwn(formsOf(word, ruleset, more));
    await until(() => page.evaluate(() => document.querySelector('.lemma, .none') !== null), `an answer on ${word}`);
    return page;
  };

  it('is opened by the bubble, in a window that later words share', async () => {
    const own = await stage.browser.openOwn('src/pages/options/index.html');
    const page = await stage.browser.open(stage.pages.add({ body: '<p>Nikt nie zejdziono ani poszłom.</p>' }));
    for (const [word, lemma] of [
      ['zejdziono', 'zejść'],
      ['poszłom', 'pójść'],
    ] as const) {
      await page.click({ text: word }, 2);
      await shownVerdicts(page, word);
      await page.pressInBubble({ selector: '.forms' });
      await until(async () => String(await lemmasInWindows(own)) === lemma, `the forms of ${lemma}`);
    }
    await own.close();
    await closeWindows(stage.browser);
    await page.close();
  });

  itOnce('is not offered for a word without forms', async () => {
    const page = await stage.browser.openOwn(`${POPUP}?word=pod`);
    await until(() => page.evaluate(() => document.querySelector('.tiles') !== null), 'a verdict');
    await expect.poll(() => page.evaluate(() => document.querySelector('.forms'))).toBe(null);
    await page.close();
  });

  it('replaces the popup and leads back to the typed text', async () => {
    const page = await stage.browser.openOwn(POPUP);
    await until(() => page.evaluate(() => document.activeElement?.localName === 'input'), 'the field has the focus');
    await page.press('Control+a');
    await page.type('zejdziono');
    // Text without its last letter may have forms, too.
    await until(() => page.evaluate(() => document.querySelector('.tiles')?.ariaLabel === 'zejdziono'), 'the verdict');
    await page.click({ selector: '.forms' });
    await until(async () => (await lemma(page)) === 'zejść', 'the forms');
    // The tested part is read from its heading on, and its forms follow.
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('lemma');
    await page.click({ selector: '.top a' });
    const typed = () => page.evaluate(() => document.querySelector('input')?.value);
    await until(async () => (await typed().catch(() => '')) === 'zejdziono', 'the popup with the word');
    await page.close();
  });

  it('moves from the popup into a tab', async () => {
    const own = await stage.browser.openOwn('src/pages/options/index.html');
    const page = await open('okno', 'pfs-2018', '&in=popup&filter=ami');
    await page.click({ selector: '.top button' });
    const inTabs = async () => (await formsShown(own)).filter(({ search }) => !search.includes('in='));
    await expect.poll(inTabs).toMatchObject([{ lemma: 'okno', filter: 'ami' }]);
    await own.close();
    await page.close().catch(() => {});
  });

  it('hands the text typed since to the popup', async () => {
    const page = await open('okno', 'pfs-2018', '&in=popup');
    await page.click({ selector: '.question input' });
    await page.press('Control+a');
    await page.type('zejdziono');
    await until(async () => (await lemma(page)) === 'zejść', 'the paradigm');
    await page.close();
    const popup = await stage.browser.openOwn(POPUP);
    await until(() => popup.evaluate(() => document.querySelector('input')?.value === 'zejdziono'), 'the word');
    await popup.close();
  });

  it('takes any form, and keeps the typed text over a reload, but not in its address', async () => {
    const page = await stage.browser.openOwn('src/pages/forms/index.html?ruleset=pfs-2018');
    await until(() => page.evaluate(() => document.activeElement?.localName === 'input'), 'the field has the focus');
    await page.type('poszłom');
    await until(async () => (await lemma(page)) === 'pójść', 'the paradigm');
    await reload(page);
    await until(async () => (await lemma(page)) === 'pójść', 'the paradigm again');
    expect(await addressOf(page)).not.toMatch(/posz|pój|pfs|%/i);
    await page.close();
  });

  it('has no linked words in addresses and titles, back and forth', async () => {
    const page = await open('zejście');
    const first = await lemma(page);
    expect(await addressOf(page)).not.toMatch(/zej|pfs/);
    await page.click({ selector: '.choices a:not([aria-current])' });
    await until(async () => (await lemma(page)) !== first, 'the other paradigm');
    const second = await lemma(page);
    expect(await addressOf(page)).not.toMatch(/zej|pfs/);
    await reload(page);
    await until(async () => (await lemma(page)) === second, 'the other paradigm after reloading');
    await page.evaluate(() => history.back());
    await until(async () => (await lemma(page)) === first, 'the first paradigm');
    await reload(page);
    await until(async () => (await lemma(page)) === first, 'the first paradigm after reloading');
    await page.close();
  });

  it('opens a link elsewhere by an address without the word', async () => {
    const page = await open('zejście');
    const here = await lemma(page);
    const other = ['zejście', 'zejść'].find((one) => one !== here);
    // The middle button and the browser's menu open the current address of the link.
    const address = await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.choices a:not([aria-current])')!;
      link.dispatchEvent(new PointerEvent('pointerdown', { button: 1, bubbles: true }));
      return link.href.replace(/^.*?\/src\//, 'src/');
    });
    expect(address).not.toMatch(/zej|pfs|%/);
    const elsewhere = await stage.browser.openOwn(address);
    await until(async () => (await lemma(elsewhere)) === other, 'the other paradigm');
    await elsewhere.close();
    await page.close();
  });

  itOnce('reports that its address no longer stands for anything', async () => {
    const page = await stage.browser.openOwn('src/pages/forms/index.html?id=long-ago&in=window');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('[role=alert]')?.textContent))
      .toMatch(/discarded when the browser closed/);
    await page.click({ selector: '.question input' });
    await page.type('okno');
    await until(async () => (await lemma(page)) === 'okno', 'the paradigm');
    await expect.poll(() => page.evaluate(() => document.querySelector('[role=alert]'))).toBe(null);
    await page.close();
  });

  itOnce('offers a choice of lemmas, and goes back', async () => {
    const page = await open('zejście');
    const choices = () =>
      page.evaluate(() => [...document.querySelectorAll('.choices a')].map((link) => link.textContent ?? ''));
    await expect.poll(async () => (await choices()).sort()).toEqual(['zejście', 'zejść']);
    const first = await lemma(page);
    await page.click({ selector: '.choices a:not([aria-current])' });
    await until(async () => (await lemma(page)) !== first, 'the other paradigm');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('lemma');
    await page.evaluate(() => history.back());
    await until(async () => (await lemma(page)) === first, 'the first paradigm');
    await page.close();
  });

  itOnce(
    'strikes through the missing forms of a defective verb, names the rule, and links the lemma that keeps the letters',
    async () => {
      const page = await open('iść');
      await expect
        .poll(() => page.evaluate(() => document.querySelector('.defect .section')?.textContent))
        .toMatch(/7/);
      await expect.poll(() => struck(page)).toContain('iście');
      await expect.poll(() => struck(page)).not.toContain('idę');
      await openForm(page, 'iście');
      const detail = await page.evaluate(() => document.querySelector('.detail')?.textContent);
      expect(detail).toMatch(/7/);
      await page.click({ selector: '.detail a' });
      await until(async () => (await lemma(page)) === 'iście', 'the adverb');
      await page.close();
    },
  );

  itOnce('lists the defective verbs of the rules, each with a link to its paradigm', async () => {
    const page = await stage.browser.openOwn('src/pages/forms/index.html?ruleset=pfs-2018');
    const verbs = () => page.evaluate(() => [...document.querySelectorAll('.defectives a')].map((a) => a.textContent));
    await until(async () => (await verbs()).length > 0, 'the list');
    await expect.poll(() => verbs()).toHaveLength(50);
    await page.click({ text: 'zadnieć' });
    await until(async () => (await lemma(page)) === 'zadnieć', 'the paradigm');
    await page.close();
  });

  itOnce('takes one word, and explains why there is nothing for several words or a long one', async () => {
    const page = await open('okno drzwi');
    const said = () => page.evaluate(() => document.querySelector('.none p, main > p')?.textContent);
    await expect.poll(() => said()).toBe('One word at a time, please.');
    await page.close();
    const long = await stage.browser.openOwn(formsOf('o'.repeat(120)));
    await until(
      () => long.evaluate(() => document.querySelector('main > p')?.textContent?.includes('too long') ?? false),
      'that it is too long',
    );
    await long.close();
  });

  itOnce('reports that another place of the tables allows the letters, without a link', async () => {
    const page = await open('geschehen', 'sd-2026');
    // The table may arrive after the page.
    const openBarred = () =>
      page.evaluate(() => {
        const barred = [...document.querySelectorAll<HTMLElement>('.form.barred')];
        if (document.querySelector('.detail') !== null) return true;
        barred.find((button) => button.firstElementChild?.textContent === 'geschehe')?.click();
        return false;
      });
    await until(openBarred, 'the details');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.detail')?.textContent))
      .toContain('another place');
    await expect.poll(() => page.evaluate(() => document.querySelector('.detail a'))).toBe(null);
    await page.close();
  });

  itOnce('links the other verb of the same spelling from a form that it keeps', async () => {
    const page = await open('powodzić');
    const defective = () => page.evaluate(() => document.querySelector('.defect') !== null);
    await expect.poll(() => defective()).toBe(true);
    await openForm(page, 'powodzę');
    await page.click({ selector: '.detail a' });
    await until(async () => !(await defective()), 'the verb that has all forms');
    await expect.poll(() => lemma(page)).toBe('powodzić');
    await page.close();
  });

  itOnce('filters the forms by typed text, and reports that none matches', async () => {
    const page = await open('zejść');
    await page.click({ selector: '.narrow input[type=text]' });
    await page.type('dziono');
    const left = () => page.evaluate(() => [...document.querySelectorAll('.form')].map((form) => form.textContent));
    await until(async () => (await left()).every((form) => form?.includes('dziono')), 'only these');
    await expect.poll(async () => (await left()).length).toBeGreaterThan(0);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.count')?.textContent))
      .toMatch(/^\D*1?\d\D+\d+/);
    await page.type('qq');
    await until(async () => (await left()).length === 0, 'none');
    await page.evaluate(() => document.querySelector<HTMLElement>('p .link')?.click());
    await until(async () => (await left()).length > 50, 'all again');
    const typed = () => page.evaluate(() => document.querySelector<HTMLInputElement>('.narrow input')?.value);
    await openForm(page, 'zeszło');
    await page.click({ selector: '.narrow input[type=text]' });
    await page.type('dziono');
    await until(() => page.evaluate(() => document.querySelector('.detail') === null), 'no details of a hidden form');
    await page.evaluate(() => {
      const choice = document.querySelector<HTMLSelectElement>('.question select');
      if (!choice) return;
      choice.value = 'pfs-2016';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect.poll(() => typed()).toBe('dziono');
    await page.click({ selector: '.narrow input[type=text]' });
    await page.press('Escape');
    await until(async () => (await typed()) === '', 'an empty filter');
    await page.close();
  });

  itOnce('folds a table whose forms are all struck through, and has all tables on one grid', async () => {
    const page = await open('zejść');
    await page.viewport(1400, 800);
    const folded = () =>
      page.evaluate(() => [...document.querySelectorAll('.struck > summary b')].map((b) => b.textContent));
    await expect.poll(folded).toEqual(['passive participle:', 'passive participle, with nie-:']);
    const layout = () => page.evaluate(() => document.querySelector<HTMLElement>('.tables')?.dataset.formLayout);
    await expect.poll(layout).toBe('grid');
    const plurals = await page.evaluate(() =>
      [...document.querySelectorAll('thead th')]
        .filter((head) => head.textContent === 'plural' && head.checkVisibility())
        .map((head) => Math.round(head.getBoundingClientRect().left)),
    );
    expect(plurals.length).toBeGreaterThan(4);
    expect(new Set(plurals).size).toBe(1);
    // The keys skip folded tables.
    await page.evaluate(() => {
      const last = [...document.querySelectorAll<HTMLElement>('.form')].filter(
        (one) => one.textContent === 'zszedłszy',
      );
      last.at(-1)?.focus();
    });
    await page.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('zejście');
    await page.click({ selector: '.narrow input[type=text]' });
    await page.type('dziony');
    await expect.poll(folded).toEqual([]);
    await page.close();
  });

  itOnce('states at the top which forms a verb lacks that is on no list of defective verbs', async () => {
    const page = await open('müssen', 'sd-2026');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.defect')?.textContent))
      .toBe('Missing: imperative. Only in part: participle II.');
    await page.close();
    const whole = await open('gehen', 'sd-2026');
    await expect.poll(() => whole.evaluate(() => document.querySelector('.lemma') !== null)).toBe(true);
    expect(await whole.evaluate(() => document.querySelector('.defect')?.textContent ?? '')).not.toContain(
      'imperative',
    );
    await whole.close();
  });

  itOnce('says of forms that are too long for the board that they are too long, not missing', async () => {
    const page = await open('zaproponować');
    const said = () =>
      page.evaluate(() => [...document.querySelectorAll('.defect, .struck summary')].map((line) => line.textContent));
    await expect
      .poll(said)
      .toEqual([
        expect.stringMatching(/^Struck through because they have more than 15 letters: \d\d forms\.$/),
        expect.stringMatching(/^passive participle, with nie-: longer than 15 letters /),
      ]);
    await page.close();
  });

  itOnce('marks the first part while it is not scrolled, and the part to which a link leads', async () => {
    const page = await open('müssen', 'sd-2026');
    await page.viewport(1280, 900);
    const parts = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.jumps a')].map((link) => link.getAttribute('aria-current') ?? ''),
      );
    await until(async () => (await parts()).length > 2, 'links to the tables');
    await expect.poll(async () => (await parts()).indexOf('location')).toBe(0);
    // It stands beside the first table, so that nothing is scrolled.
    await page.click({ selector: '.jumps a:nth-of-type(2)' });
    await expect.poll(async () => (await parts()).indexOf('location')).toBe(1);
    await page.close();
  });

  it('is walked with the arrow keys; Enter opens a form, Escape returns to it', async () => {
    const page = await open('okno');
    await page.evaluate(() => document.querySelector<HTMLElement>('.form')?.focus());
    const focused = () => page.evaluate(() => document.activeElement?.firstChild?.textContent);
    await expect.poll(() => focused()).toBe('okno');
    // The focus moves a little after the key.
    for (const [key, form] of [
      ['ArrowRight', 'okna'],
      ['ArrowDown', 'okien'],
      ['ArrowLeft', 'okna'],
      ['End', 'okna'],
      ['Home', 'okno'],
    ] as const) {
      await page.press(key);
      await expect.poll(focused).toBe(form);
    }
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('.form[tabindex="0"]').length)).toBe(1);
    await page.press('ArrowDown');
    await page.press('Enter');
    await until(() => page.evaluate(() => document.querySelector('.detail') !== null), 'the details');
    const spoken = () =>
      page.evaluate(() => [...document.querySelectorAll('.spoken[role=status]')].map((one) => one.textContent).join());
    await until(async () => (await spoken()).startsWith('okna:'), 'the form is announced');
    await page.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('copy');
    await page.press('Escape');
    await until(async () => (await focused()) === 'okna', 'the form again');
    await page.close();
  });

  it('copies a form and confirms it', async () => {
    const page = await open('okno');
    await openForm(page, 'okien');
    await page.click({ selector: '.detail .copy' });
    const outcome = () => page.evaluate(() => document.querySelector('.outcome')?.textContent ?? '');
    await until(async () => (await outcome()).includes('okien'), 'the confirmation');
    await page.click({ selector: '.narrow input[type=text]' });
    await page.press('Control+v');
    const pasted = () => page.evaluate(() => document.querySelector<HTMLInputElement>('.narrow input')?.value);
    await until(async () => (await pasted()) === 'okien', 'the form was on the clipboard');
    await page.close();
  });

  itOnce('judges a form in its place', async () => {
    const page = await open('zejść');
    await openForm(page, 'zejdziono');
    // By key, because the text on the form may still move its buttons.
    await page.evaluate(() => document.querySelector<HTMLElement>('.detail [aria-expanded]')?.focus());
    await page.press('Enter');
    await until(() => page.evaluate(() => document.querySelector('.detail .tiles') !== null), 'the verdict');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.detail .tiles')?.closest('.disallowed') !== null))
      .toBe(true);
    await page.close();
  });

  itOnce('shows German by its own rules, with points and letters on request', async () => {
    const page = await open('verhagelst', 'sd-2026');
    await expect.poll(() => lemma(page)).toBe('verhageln');
    await page.click({ selector: '.narrow input[type=checkbox]' });
    await until(() => page.evaluate(() => document.querySelector('.points-letters') !== null), 'points and letters');
    await page.close();
  });

  itOnce('reports loading lexicons, and what to do if they cannot be loaded', async () => {
    const page = await open('okno');
    await answerInstead(page, { state: 'loading', done: 0.42 });
    await page.click({ selector: '.question input' });
    await page.type('m');
    const value = () => page.evaluate(() => document.querySelector('progress')?.value);
    await until(async () => (await value()) === 42, 'the progress');
    await answerInstead(page, { state: 'failed', code: 'package' });
    await until(() => page.evaluate(() => document.querySelector('[role=alert] .action') !== null), 'the failure');
    await answerInstead(page, null);
    await page.click({ selector: '[role=alert] .action' });
    await until(async () => (await lemma(page)) === 'okno', 'the paradigm');
    await page.close();
  });

  itOnce('suggests words if there is no paradigm', async () => {
    const page = await open('zolw');
    const suggested = await page.evaluate(() =>
      [...document.querySelectorAll('.none a')].map((link) => link.textContent),
    );
    expect(suggested).toContain('żółw');
    await page.click({ text: 'żółw' });
    await until(async () => (await lemma(page)) === 'żółw', 'the paradigm');
    await page.close();
  });

  it.each([
    ['zejść', 'pfs-2018'],
    ['nieokreśloność', 'pfs-2018'],
    ['auseinanderzusetzen', 'sd-2026'],
  ])('is no wider than the popup: %s', async (word, ruleset) => {
    const page = await stage.browser.openOwn(formsOf(word, ruleset, '&worth=1'));
    await page.viewport(380, 600);
    await until(async () => (await lemma(page)) !== undefined, 'the paradigm');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(380);
    const scrolled = await page.evaluate(
      () => [...document.querySelectorAll('.table')].filter((box) => box.scrollWidth > box.clientWidth + 1).length,
    );
    expect(scrolled).toBe(0);
    await page.close();
  });

  it.each([
    ['zaproponować', 'pfs-2018'],
    ['nieokreśloność', 'pfs-2018'],
    ['auseinandersetzen', 'sd-2026'],
  ])('breaks no form, and has its points beside it, in windows of any width: %s', async (word, ruleset) => {
    const page = await open(word, ruleset);
    for (const withPoints of [false, true]) {
      if (withPoints) await page.click({ selector: '.narrow input[type=checkbox]' });
      await expect.poll(() => page.evaluate(() => document.querySelector('.points-letters') !== null)).toBe(withPoints);
      for (const width of [1440, 1280, 1000, 390, 360, 1000]) {
        await page.viewport(width, 800);
        await expect.poll(() => tornForms(page), { message: String(width) }).toEqual({ torn: [], wide: 0 });
      }
    }
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('.struck')) folded.open = true;
    });
    await expect.poll(() => tornForms(page)).toEqual({ torn: [], wide: 0 });
    await page.close();
  });

  itOnce('has the title of an unfolded table once', async () => {
    const page = await open('zejść');
    const captions = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.struck caption')].map((caption) => caption.getBoundingClientRect().height <= 1),
      );
    await until(async () => (await captions()).length > 0, 'folded tables');
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('.struck')) folded.open = true;
    });
    await expect.poll(captions).toEqual([true, true]);
    await page.close();
  });
});

/** Returns the visible forms that do not stand in one line with their sign and points, and the tables that are wider than their place. */
function tornForms(page: TestPage): Promise<{ torn: (string | null)[]; wide: number } | null> {
  return page.evaluate(() => {
    const forms = [...document.querySelectorAll<HTMLElement>('.form')].filter((form) => form.checkVisibility());
    if (forms.length === 0) return null;
    const isTorn = (form: HTMLElement) => {
      const text = document.createRange();
      text.selectNodeContents(form);
      const boxes = [...text.getClientRects()].filter(({ width }) => width > 2);
      return Math.max(...boxes.map(({ top }) => top)) >= Math.min(...boxes.map(({ bottom }) => bottom));
    };
    const tables = [document.documentElement, ...document.querySelectorAll('.table')];
    return {
      torn: forms.filter(isTorn).map(({ textContent }) => textContent),
      wide: tables.filter((box) => box.scrollWidth > box.clientWidth).length,
    };
  });
}

async function lemma(page: TestPage): Promise<string | undefined> {
  // While the page navigates there is nothing to query.
  return page.evaluate(() => document.querySelector('.lemma > span')?.textContent ?? undefined).catch(() => undefined);
}

function struck(page: TestPage): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('.form s')].map((form) => form.textContent ?? ''));
}

async function openForm(page: TestPage, form: string): Promise<void> {
  await page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>('.form')];
    all.find((button) => button.firstElementChild?.textContent === wanted)?.click();
  }, form);
  const opened = () => page.evaluate(() => document.querySelector('.detail .chosen')?.textContent);
  await until(async () => (await opened()) === form, `details of ${form}`);
}

/** Everything in a page that the browser may record. */
function addressOf(page: TestPage): Promise<string> {
  return page.evaluate(() => location.href + document.title + JSON.stringify(history.state));
}

async function reload(page: TestPage): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset.before = 'true';
    location.reload();
  });
  const isNew = () => page.evaluate(() => document.querySelector('main') && !document.body.dataset.before);
  await until(() => isNew().catch(() => false), 'the page again');
}

/** Lemmas in the other windows and tabs of the forms view. */
async function lemmasInWindows(own: TestPage): Promise<string[]> {
  return (await formsShown(own)).map(({ lemma }) => lemma);
}

/** Returns the contents of the windows and tabs of the forms view. @param own a page of the extension that was open before them */
async function formsShown(own: TestPage): Promise<{ lemma: string; filter: string; search: string }[]> {
  return own.evaluate(() => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (browser ?? chrome).extension
      .getViews({ type: 'tab' })
      .filter(({ location }) => location.pathname.startsWith('/src/pages/forms/'))
      .map(({ document, location }) => ({
        lemma: document.querySelector('.lemma > span')?.textContent ?? '',
        filter: document.querySelector<HTMLInputElement>('.narrow input')?.value ?? '',
        search: location.search,
      }));
  });
}

/** Replaces the worker's answers about forms in the page; null restores them. */
function answerInstead(page: TestPage, answer: object | null): Promise<void> {
  return page.evaluate((instead) => {
    const { browser, chrome, worker } = globalThis as unknown as Record<
      'browser' | 'chrome',
      typeof globalThis.chrome
    > & {
      worker?: typeof globalThis.chrome.runtime.sendMessage;
    };
    const { runtime } = browser ?? chrome;
    const real = worker ?? runtime.sendMessage.bind(runtime);
    Object.assign(globalThis, { worker: real });
    const answering = (message: { name: string }) =>
      instead && message.name === 'forms' ? Promise.resolve(instead) : real(message);
    Object.defineProperty(runtime, 'sendMessage', { value: answering, configurable: true });
  }, answer);
}

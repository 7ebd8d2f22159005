import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOfWorker } from '../../scripts/budgets.ts';
import { filesOf } from '../../scripts/release.ts';
import { has, type Oldest } from './support/compat-data.ts';
import { usesInManifest } from './support/in-manifest.ts';
import { lastEdition, ScriptFile } from './support/in-script.ts';
import { usesInStyle } from './support/in-style.ts';

const manifests = { chrome: manifestOf('chrome'), firefox: manifestOf('firefox') };
const { gecko, gecko_android } = manifests.firefox.browser_specific_settings;

/** The oldest browsers that each build declares. */
const OLDEST = {
  chrome: [{ browser: 'chrome', version: Number.parseInt(manifests.chrome.minimum_chrome_version, 10) }],
  firefox: [
    { browser: 'firefox', version: Number.parseInt(gecko.strict_min_version, 10) },
    { browser: 'firefox_android', version: Number.parseInt(gecko_android.strict_min_version, 10) },
  ],
} as const satisfies Record<string, readonly Oldest[]>;

const NEXT_FONT = 'the next name of the same list of fonts is taken';
const OTHER_ENGINE = 'the same bar is styled by its name in each engine';
const PREACT = 'Preact asks whether it is there, and inserts otherwise';
const RANGES = 'asked for with `?.`; older ones give the range itself';

const ANCESTORS = 'asked for with `??`; the worker knows of the page that a frame stands in';
const DOM = 'asked whether it is there: Firefox has it on the element';
const PHRASES = 'a part of what is read from the package, no part of the recognition of speech';
const SIZING = 'the field is as wide as its longest choice';
const WRAP = 'lines break as they do without it';
const STORED = 'the key of what is stored, no name of the browser';
const VISIBLE = 'Chrome alone tells; where nothing is told, other signs count';

/**
 * Features used all the same, by browser, with the reason why they do no harm; a name covers its members. The list may only contain
 * features that are used.
 */
const ALLOWED: Record<string, Record<string, string>> = {
  chrome: {
    '-moz-progress-bar': OTHER_ENGINE,
    caretPositionFromPoint:
      'asked with `?.`: without it the whole value of a field is judged, not the word under the pointer',
    currentCSSZoom: 'with a default: what had no such property scaled the bubble with the page',
    offsetNode: 'what `caretPositionFromPoint` gives',
    'font-family ui-monospace': NEXT_FONT,
    getComposedRanges: RANGES,
    moveBefore: PREACT,
    phrases: PHRASES,
    sidebarAction: 'asked whether it is there: Firefox alone has it',
  },
  firefox: {
    '-webkit-progress-bar': OTHER_ENGINE,
    '-webkit-progress-value': OTHER_ENGINE,
    ancestorOrigins: ANCESTORS,
    'browser_specific_settings.gecko_android': 'read by Firefox for Android alone',
    dom: DOM,
    'field-sizing': SIZING,
    'field-sizing content': SIZING,
    'font-family ui-monospace': NEXT_FONT,
    getComposedRanges: RANGES,
    isVisible: VISIBLE,
    managed: STORED,
    moveBefore: PREACT,
    phrases: PHRASES,
    sidePanel: 'asked whether it is there: Chrome alone has it',
    'text-wrap pretty': WRAP,
    vibrate: 'asked whether it is there',
  },
  firefox_android: {
    '-webkit-progress-bar': OTHER_ENGINE,
    '-webkit-progress-value': OTHER_ENGINE,
    ancestorOrigins: ANCESTORS,
    commands: 'asked for with `?.`: there is no keyboard, and what the manifest has of it is left out',
    contextMenus: 'asked for with `?.`: there are no menus',
    dom: DOM,
    'field-sizing': SIZING,
    'field-sizing content': SIZING,
    'font-family ui-monospace': NEXT_FONT,
    isVisible: VISIBLE,
    managed: STORED,
    moveBefore: PREACT,
    phrases: PHRASES,
    omnibox: 'asked for with `?.`, and what the manifest has of it is left out',
    resize: 'the field keeps its size',
    sidePanel: 'asked whether it is there: Chrome alone has it',
    sidebarAction: 'asked whether it is there',
    sidebar_action: 'left out of the manifest by the browser',
    'storage.managed': 'its failure is caught: there nobody can have set anything',
    'text-wrap pretty': WRAP,
    windows: 'asked whether they are there, before a window is opened or looked for',
  },
};

describe.each(['chrome', 'firefox'] as const)('the build for %s', (target) => {
  const folder = `dist/${target}`;
  const files = filesOf(folder).filter((name) => /\.(?:js|css)$/.test(name));
  const workers = filesOfWorker(folder);
  const [worker = ''] = workers;
  // Only these are not loaded as modules.
  const classic = [manifests[target].content_scripts[0]?.js[0], ...(target === 'chrome' ? workers : [])];

  for (const oldest of OLDEST[target]) {
    it(`asks for nothing that ${oldest.browser} ${oldest.version} has not, but what is known to do no harm`, () => {
      const texts = files.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
      const scripts = texts
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, text }) => {
          const type = classic.includes(name) ? 'script' : 'module';
          return { name, script: new ScriptFile(text, lastEdition(oldest), type) };
        });
      const own = new Set(scripts.flatMap(({ script }) => script.ownNames()));
      const styles = [
        ...texts.filter(({ name }) => name.endsWith('.css')),
        ...scripts.flatMap(({ name, script }) => script.styles().map((text) => ({ name, text }))),
      ];
      // The style sheets of the bubble are in the worker.
      expect(styles.map(({ name }) => name)).toContain(worker);
      const uses = [
        ...usesInManifest(manifests[target]).map((use) => ({ name: 'manifest.json', use })),
        ...scripts.flatMap(({ name, script }) => script.uses(own).map((use) => ({ name, use }))),
        ...styles.flatMap(({ name, text }) => usesInStyle(text).map((use) => ({ name, use }))),
      ];
      const missing = uses
        .filter(({ use }) => !has(oldest, use))
        .map(({ name, use }) => ({ name, feature: use.feature }));
      const allowed = Object.keys(ALLOWED[oldest.browser] ?? {});
      const covers = (known: string, feature: string) => feature === known || feature.startsWith(`${known}.`);

      expect(missing.filter(({ feature }) => !allowed.some((known) => covers(known, feature)))).toEqual([]);
      expect(allowed.filter((known) => !missing.some(({ feature }) => covers(known, feature)))).toEqual([]);
    });
  }
});

describe('features that a browser lacks', () => {
  /** Names of features used in a module that this Chrome lacks. */
  const inScript = (text: string, version: number) => {
    const oldest = { browser: 'chrome', version } as const;
    const uses = new ScriptFile(text, 2026, 'module').uses(new Set());
    return uses.filter((use) => !has(oldest, use)).map(({ feature }) => feature);
  };
  const inStyle = (text: string, version: number) =>
    usesInStyle(text)
      .filter((use) => !has({ browser: 'chrome', version }, use))
      .map(({ feature }) => feature);

  it.each([
    ['URL.parse(x)', 'URL.parse', 126],
    ['globalThis.URL.parse(x)', 'URL.parse', 126],
    ['Promise.withResolvers()', 'Promise.withResolvers', 119],
    ['Promise.try(f)', 'Promise.try', 128],
    ['new Set().union(x)', 'union', 122],
    ['Iterator.from(x)', 'Iterator.from', 122],
    ['new Intl.DurationFormat(x)', 'Intl.DurationFormat', 129],
    ['new URLPattern(x)', 'URLPattern', 95],
    ['x.getComposedRanges?.(y)', 'getComposedRanges', 137],
    ['const { getComposedRanges } = x', 'getComposedRanges', 137],
    ['x.showPopover()', 'showPopover', 114],
    ['x.style.fieldSizing = y', 'fieldSizing', 123],
    ['x.addEventListener(`scrollend`, y)', 'scrollend', 114],
    ['jsx(`dialog`, { closedby: `any` })', 'dialog closedby', 134],
    ['x.sidePanel.open(y)', 'sidePanel.open', 116],
  ])('%s', (text, feature, version) => {
    expect(inScript(text, version - 1)).toContain(feature);
    expect(inScript(text, version)).toEqual([]);
  });

  it.each([
    ['a { color: light-dark(red, blue) }', 'light-dark', 123],
    ['a { anchor-name: --b }', 'anchor-name', 125],
    ['a { width: calc-size(auto, size) }', 'calc-size', 129],
    ['a { text-wrap: pretty }', 'text-wrap pretty', 117],
    ['a:open { color: red }', 'open', 133],
    ['a { & b { color: red } }', 'nesting', 112],
    ['@scope (a) { b { color: red } }', 'scope', 118],
    ['@media (width > 9px) { a { color: red } }', 'media range_syntax', 104],
    ['@media (prefers-reduced-transparency) { a { color: red } }', 'media prefers-reduced-transparency', 118],
  ])('%s', (text, feature, version) => {
    expect(inStyle(text, version - 1)).toContain(feature);
    expect(inStyle(text, version)).toEqual([]);
  });

  it('include syntax', () => {
    const modifiers = 'export const pattern = /(?i:a)b/;';
    expect(lastEdition({ browser: 'chrome', version: 124 })).toBe(2024);
    expect(lastEdition({ browser: 'chrome', version: 125 })).toBe(2025);
    expect(() => new ScriptFile(modifiers, 2024, 'module')).toThrow(SyntaxError);
    expect(() => new ScriptFile(modifiers, 2025, 'module')).not.toThrow();
  });

  it('do not include names that the program defines itself', () => {
    const script = new ScriptFile('const URL = {}; URL.parse(x); x.union(y)', 2026, 'module');
    const missing = script.uses(new Set(['union'])).filter((use) => !has({ browser: 'chrome', version: 100 }, use));
    expect(missing).toEqual([]);
    expect(new ScriptFile('x = { union: 1, has() {} }', 2026, 'module').ownNames()).toEqual(['union', 'has']);
    expect(new ScriptFile('const { union } = x', 2026, 'module').ownNames()).toEqual([]);
  });
});

/** The part of a built manifest that the tests read. */
interface Manifest {
  minimum_chrome_version: string;
  browser_specific_settings: Record<'gecko' | 'gecko_android', { strict_min_version: string }>;
  content_scripts: { js: string[] }[];
}

function manifestOf(target: string): Manifest {
  return JSON.parse(readFileSync(`dist/${target}/manifest.json`, 'utf8'));
}

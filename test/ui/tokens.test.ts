import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const src = new URL('../../src/', import.meta.url);
const TOKENS = 'ui/tokens.css';

/** A style sheet without comments, by its path. */
const sheets = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => [name, readFileSync(new URL(name, src), 'utf8').replace(/\/\*.*?\*\//gs, '')]),
);
const others = [...sheets].filter(([name]) => name !== TOKENS);
const defined = new Set(
  [...sheets.values()].flatMap((css) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
);

const RAW_COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|yellow|orange)(?![\w-])/gi;

/** Values of a property, in all rules of a sheet. */
function valuesOf(property: string, css: string): string[] {
  return [...css.matchAll(new RegExp(`(?<![\\w-])${property}:\\s*([^;}]+)`, 'g'))].map(([, value]) => value!.trim());
}

it('the style sheets are found', () => {
  expect(others.length).toBeGreaterThan(8);
  expect(sheets.get(TOKENS)!.match(RAW_COLOUR)!.length).toBeGreaterThan(20);
});

describe.each(others)('%s', (name, css) => {
  it('uses colours of the tokens or of the system', () => {
    expect(css.match(RAW_COLOUR)).toBeNull();
  });

  it('uses text sizes of the tokens', () => {
    // The size of text on a board depends on the board's width.
    const raw = valuesOf('font-size', css).filter(
      (value) => !/^(?:var\(--text[\w-]*\)|inherit|clamp\(.*cqi.*\))$/.test(value),
    );
    expect(raw).toEqual([]);
    const short = valuesOf('font', css).filter(
      (value) => !/^(?:inherit|var\(--text[\w-]*\) \/ .*var\(--font\))$/.test(value),
    );
    expect(short).toEqual([]);
  });

  it('uses only existing tokens', () => {
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
    // Set by appearance.ts, content/bubble-frame.ts, and twice by paradigm-tables.tsx.
    const set = ['--zoom', '--room', '--columns', '--own'];
    expect(used.filter((name) => !defined.has(name) && !set.includes(name))).toEqual([]);
  });

  it('divides lengths of the viewport by the zoom of the text', () => {
    const lengths = css.replace(/@media[^{]*/g, '').match(/\d+[dsl]?v(?:w|h|min|max|i|b)\b(?! \/ var\(--zoom)/g) ?? [];
    // The bubble's frame is not zoomed, only its contents.
    expect(name === 'ui/bubble.css' ? [] : lengths).toEqual([]);
  });

  it('has no animation', () => {
    // Nothing moves, so reduced motion needs no rule.
    for (const property of ['transition', 'animation', 'scroll-behavior']) expect(valuesOf(property, css)).toEqual([]);
  });
});

it('every token is used', () => {
  const all = [...sheets.values()].join('\n');
  const unused = [...defined].filter((name) => !all.includes(`var(${name}`));
  expect(unused).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');

/** Colour tokens of text and fields, for one of the two themes. */
function colours(theme: 'light' | 'dark'): Map<string, string> {
  const both = [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)];
  return new Map(both.map(([, name, light, dark]) => [name!, (theme === 'light' ? light : dark)!]));
}

/** WCAG 2.2, relative luminance of an sRGB colour. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [brighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (brighter + 0.05) / (darker + 0.05);
}

const TEXTS: [text: string, ground: string][] = [
  ['ink', 'surface'],
  ['ink', 'surface-raised'],
  ['ink-quiet', 'surface'],
  ['ink-quiet', 'surface-raised'],
  ['link', 'surface'],
  ['allowed', 'surface'],
  ['disallowed', 'surface'],
  ['notFound', 'surface'],
  ['allowed', 'allowed-band'],
  ['disallowed', 'disallowed-band'],
  ['notFound', 'notFound-band'],
  ['link', 'surface-raised'],
  ['allowed', 'surface-raised'],
  ['disallowed', 'surface-raised'],
  ['notFound', 'surface-raised'],
  ['on-verdict', 'allowed'],
  ['on-verdict', 'disallowed'],
  ['tile-ink', 'tile'],
  ['tile-point', 'tile'],
];

describe.each([
  ['light', colours('light')],
  ['dark', colours('dark')],
])('contrast, %s', (_scheme, tokens) => {
  it.each(TEXTS)('text %s on %s', (text, ground) => {
    expect(contrast(tokens.get(text)!, tokens.get(ground)!)).toBeGreaterThanOrEqual(4.5);
  });

  it('border of fields on the surface', () => {
    expect(contrast(tokens.get('field-line')!, tokens.get('surface')!)).toBeGreaterThanOrEqual(3);
  });
});

it('every colour has a value for both themes', () => {
  const named = [...css.matchAll(/--([\w-]+): (.*(?:#|rgb).*);/g)];
  expect(named.length).toBeGreaterThan(10);
  for (const [, name, value] of named) expect(value, name).toMatch(/^light-dark\(/);
});

import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import type { TestPage } from '../../scripts/browsers/index.ts';
import type { BubbleRoot } from '../../scripts/browsers/session.ts';

/** The library as a function: pages take functions as text, and a policy forbids them to evaluate a string. */
export const loadAxe = new Function(axe.source) as () => void;

export type Scheme = 'light' | 'dark';

/** Rules of axe about the differences between the themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Looked {
  schemes?: readonly Scheme[];
  /** The document in a frame; by default that of the page. */
  within?: BubbleRoot;
  /** Name of the tested view, for the message of a failure. */
  what?: string;
}

/** Asserts that axe finds nothing in the visible view: by all of its rules in the first theme, by those on colours in the others. */
export async function findsNothing(
  page: TestPage,
  { schemes = ['light', 'dark'], within, what = '' }: Looked = {},
): Promise<void> {
  // The bubble's document has an opaque origin, so axe reaches it from no page.
  await (within ? within.run(loadAxe) : page.evaluate(loadAxe));
  for (const scheme of schemes) {
    await page.colorScheme(scheme);
    const rules = scheme === schemes[0] ? [] : COLOUR_RULES;
    const found = () => (within ? within.run(findings, rules) : page.evaluate(findings, rules));
    await expect.poll(found, { message: `${what} ${scheme}` }).toEqual([]);
  }
}

/** Returns axe's findings in the document by some rules, by all if none are given. Runs in the page or in the bubble's frame. */
async function findings(...parameters: unknown[]): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> } };
  const rules = parameters.at(-1) as string[];
  const { violations, passes } = await axe.run(document, rules.length > 0 ? { runOnly: rules } : {});
  if (passes.length === 0) return ['nothing was looked at'];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

import axe, { type AxeResults } from 'axe-core';

/** The library as a function: pages take functions as text, and a policy forbids them to evaluate a string. */
export const loadAxe = new Function(axe.source) as () => void;

/** What axe finds in the document or in a part of it. Runs in the page, after `loadAxe`. */
export async function findings(scope: string | null): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run(context: unknown): Promise<AxeResults> } };
  const { violations, passes } = await axe.run(scope === null ? document : { include: [scope] });
  if (passes.length === 0) return ['nothing was looked at'];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

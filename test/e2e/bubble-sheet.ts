import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the names in the bubble's style sheet of a build that a page could define: custom properties and font families. */
export function bubbleSheet(build: string): { properties: string[]; fonts: string[] } {
  const worker = readFileSync(join(build, 'service-worker-loader.js'), 'utf8');
  const properties = [...worker.matchAll(/(?<![\w-])--[a-z][\w-]*(?=\s*:)/g)].map(([name]) => name);
  const stacks = [...worker.matchAll(/--font:\s*([^;}]+)/g), ...worker.matchAll(/font-family:\s*([^;}`"']+)/g)];
  const fonts = stacks.flatMap(([, stack]) => stack!.split(',')).map((name) => name.trim().replaceAll(/["']/g, ''));
  const unique = (names: string[]) => [...new Set(names)].filter((name) => !/^(var\(|inherit)/.test(name)).sort();
  return { properties: unique(properties), fonts: unique(fonts) };
}

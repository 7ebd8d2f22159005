/**
 * Parts of the extension API that the extension asks for, of those that the library wraps. What it does not wrap, it hands on as the
 * browser has it.
 */
export const WRAPPED: readonly string[] = [
  'commands',
  'contextMenus',
  'extension',
  'i18n',
  'runtime',
  'storage',
  'tabs',
  'windows',
];

/** The table of the API in the library's code: what each function takes. */
const TABLE = /(?<=\bconst apiMetadata = )\{\n.*?\n {6}\}(?=;\n)/s;

/** What the library knows of each part of the API. @throws Error where the code is not as it was */
export function knownParts(code: string): Record<string, unknown> {
  const table = TABLE.exec(code);
  if (!table) throw new Error('the polyfill has no table of the API');
  return JSON.parse(table[0]);
}

/**
 * The polyfill as an ES module. It is CommonJS, and what bundlers put around such a module copies all that it exports: here the browser's
 * whole object, each part of which Chromium makes when it is first looked at: 7 ms at each start of the worker. What it knows of parts
 * that the extension does not ask for (bookmarks, cookies, …) is left out: 650 bytes of the worker, compressed.
 */
export function polyfillModule(code: string): string {
  const wrapped = Object.entries(knownParts(code)).filter(([part]) => WRAPPED.includes(part));
  const short = code.replace(TABLE, () => JSON.stringify(Object.fromEntries(wrapped)));
  return `const module = { exports: {} };\nconst { exports } = module;\n${short}\nexport default module.exports;`;
}

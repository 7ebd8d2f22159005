/** Parts of the extension API that the extension uses and the library wraps. Other parts are passed on unchanged. */
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

/** The library's table of the API: the parameters of each function. */
const TABLE = /(?<=\bconst apiMetadata = )\{\n.*?\n {6}\}(?=;\n)/s;

/** Returns the library's table. @throws Error if the code has changed */
export function knownParts(code: string): Record<string, unknown> {
  const table = TABLE.exec(code);
  if (!table) throw new Error('the polyfill has no table of the API');
  return JSON.parse(table[0]);
}

/**
 * Returns the polyfill as an ES module, without parts that the extension does not use (bookmarks, cookies, …), which saves 650 bytes of the
 * worker, compressed. It is CommonJS, and bundlers copy everything that such a module exports: here the browser's object, each part of
 * which Chromium creates when it is first read, 7 ms at each start of the worker.
 */
export function polyfillModule(code: string): string {
  const wrapped = Object.entries(knownParts(code)).filter(([part]) => WRAPPED.includes(part));
  const short = code.replace(TABLE, () => JSON.stringify(Object.fromEntries(wrapped)));
  return `const module = { exports: {} };\nconst { exports } = module;\n${short}\nexport default module.exports;`;
}

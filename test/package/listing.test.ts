import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Maximum number of characters in the stores. Chrome and Edge take name and summary from the manifest. */
const LIMITS = {
  /** Edge; Chrome takes 75, Firefox 50. */
  name: 45,
  /** Chrome and Firefox; Edge takes 190, Firefox's own field 250. */
  summary: 132,
  /** Edge; Chrome takes 16,000, Firefox 15,000. */
  description: 10_000,
  /** A justification or the single purpose, in Chrome's form. */
  justification: 1000,
  /** Edge: seven terms of thirty characters, twenty-one words in all. */
  terms: 7,
  term: 30,
  termWords: 21,
};
const LOCALES = readdirSync('public/_locales');
const PARTS = ['Name', 'Summary', 'Description', 'Category', 'Search terms', 'What is new'];

/** The parts of a text by their second-level headings. */
function parts(path: string): Map<string, string> {
  const [, ...rest] = readFileSync(path, 'utf8').split(/^## /m);
  return new Map(
    rest.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).trim(), part.slice(end).trim()];
    }),
  );
}

function messagesOf(locale: string): Record<string, { message: string }> {
  return JSON.parse(readFileSync(`public/_locales/${locale}/messages.json`, 'utf8'));
}

describe.each(LOCALES)('the listing in %s', (locale) => {
  const listing = parts(`docs/store/${locale}/listing.md`);
  const part = (name: string) => listing.get(name) ?? '';

  it('has all parts, within the limits of the stores', () => {
    expect([...listing.keys()]).toEqual(PARTS);
    for (const [name, text] of listing) expect(text, name).not.toBe('');
    expect(part('Name').length).toBeLessThanOrEqual(LIMITS.name);
    expect(part('Summary').length).toBeLessThanOrEqual(LIMITS.summary);
    expect(part('Description').length).toBeLessThanOrEqual(LIMITS.description);
  });

  it('has the name and the summary of the package', () => {
    const messages = messagesOf(locale);
    expect(part('Name')).toBe(messages.extension_name?.message);
    expect(part('Summary')).toBe(messages.extension_description?.message);
  });

  it('has search terms that Edge accepts', () => {
    const terms = part('Search terms').split('\n');
    expect(terms.length).toBeLessThanOrEqual(LIMITS.terms);
    expect(terms.flatMap((term) => term.split(' ')).length).toBeLessThanOrEqual(LIMITS.termWords);
    for (const term of terms) expect(term.length, term).toBeLessThanOrEqual(LIMITS.term);
  });

  it('is plain text, as the stores show it', () => {
    for (const name of ['Description', 'What is new']) expect(part(name)).not.toMatch(/[*_`<>]|\]\(/);
  });

  it('names the lists that are not bundled, and the owners of the names', () => {
    for (const word of ['OSPS', 'SCRABBLE®', 'Hasbro', 'Mattel', 'Scrabble Deutschland', 'sjp.pl', 'SCOWL']) {
      expect(part('Description')).toContain(word);
    }
    // Another owner's mark as a name must not look like ours in a search.
    expect(part('Name') + part('Summary') + part('Search terms')).not.toMatch(/scrabble/i);
  });

  it('has a privacy statement in its language', () => {
    const [title = ''] = [...parts('docs/privacy.md').keys()].filter((name) => TITLES[locale] === name);
    expect(parts('docs/privacy.md').get(title)?.length).toBeGreaterThan(800);
  });
});

const TITLES: Record<string, string> = { en: 'English', pl: 'Polski', de: 'Deutsch', tr: 'Türkçe' };

/** The part of a built manifest that gives the extension rights. */
interface Manifest {
  permissions?: string[];
  optional_permissions?: string[];
  host_permissions?: string[];
  optional_host_permissions?: string[];
  content_scripts: { matches: string[] }[];
}

/** Every permission and match pattern of a build. */
function rightsOf(target: string): string[] {
  const manifest = JSON.parse(readFileSync(`dist/${target}/manifest.json`, 'utf8')) as Manifest;
  return [
    ...(manifest.permissions ?? []),
    ...(manifest.optional_permissions ?? []),
    ...(manifest.host_permissions ?? []),
    ...(manifest.optional_host_permissions ?? []),
    ...manifest.content_scripts.flatMap(({ matches }) => matches),
  ];
}

describe('the justifications', () => {
  const justified = parts('docs/store/permissions.md');
  const rights = [...justified.keys()].filter((name) => name.startsWith('`')).map((name) => name.slice(1, -1));

  it('are those of the built manifests, and no others', () => {
    expect([...new Set(rights)].sort()).toEqual([...new Set([...rightsOf('chrome'), ...rightsOf('firefox')])].sort());
  });

  it('fit into the form', () => {
    for (const name of ['Single purpose', 'Remote code', ...rights.map((right) => `\`${right}\``)]) {
      expect(justified.get(name)?.length, name).toBeGreaterThan(40);
      expect(justified.get(name)?.length, name).toBeLessThanOrEqual(LIMITS.justification);
    }
  });
});

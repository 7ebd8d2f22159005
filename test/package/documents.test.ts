import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/**
 * Things that documents name exist: links, headings, files, commands, names of the code. A document without this check becomes stale when
 * the first file moves.
 */

const FILES = filesUnder('.').sort();
const FOLDERS = new Set(FILES.flatMap(foldersOf));
const AT_THE_TOP = new Set(FILES.map((file) => file.split('/')[0] ?? ''));
const DOCUMENTS = FILES.filter((file) => file.endsWith('.md'));

/** Files of other people's packages, which `dictionaries/SOURCES.md` names beside ours. */
const OF_OTHERS = new Set(['woerter.json', 'data.*', '*.exc', 'data/simple-icons.json', 'es/toc.json']);

/** The product and its tools, in which a name from a document must occur. */
const CODE = FILES.filter((file) =>
  /^(?:src|scripts|bench|dictionaries\/compile)\/.*\.tsx?$|^[\w.]+\.(?:ts|json)$/.test(file),
);

/** Names of browser features that the documents call unused. */
const OF_BROWSERS = new Set(['importScripts', 'insertRule', 'setIcon', 'wrappedJSObject']);

/** A name without a folder is a file of ours if it ends like one. */
const ENDS_LIKE_OURS = /\w\.(?:css|html|json|md|mjs|ts|tsv|tsx|yml)$/;

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');
  const prose = withoutBlocks(text);
  const inCode = [...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/\s+/g, ' '));

  it('links only existing files and headings', () => {
    const links = [...prose.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const broken = links
      .filter((link) => !/^(?:https|mailto):/.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const file = path === '' ? document : normalize(join(dirname(document), path));
        if (!FILES.includes(file) && !FOLDERS.has(file.replace(/\/$/, ''))) return true;
        return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  it('names only existing files and folders', () => {
    const missing = inCode
      .flatMap(alternatives)
      .filter((path) => looksLikeAFile(path) && !isThere(path, dirname(document)));
    expect(missing).toEqual([]);
  });

  it('names only what the code has, in the file that it names', () => {
    const missing = inCode.filter(
      (name) => /^[a-z]+[A-Z]\w*$|^[A-Z]+_[A-Z_]+$/.test(name) && !OF_BROWSERS.has(name) && !occurs(name, CODE),
    );
    const elsewhere = [...prose.matchAll(/`(\w+)`\s+\(`([^`]+\.tsx?)`/g)].flatMap(([, name = '', path = '']) => {
      const files = FILES.filter((file) => `/${file}`.endsWith(`/${path}`));
      return occurs(name, files) ? [] : `${name} in ${path}`;
    });
    expect([...missing, ...elsewhere]).toEqual([]);
  });

  it('names only commands of package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run (?:--?[\w-]+ )*([a-z][\w:-]*)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

interface IssueForm {
  name: string;
  description: string;
  body: { type: string; id?: string; attributes: { value?: string }; validations?: { required: boolean } }[];
}

describe('forms for issues', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(folder).filter((file) => file !== 'config.yml');
  const read = (file: string) => parse(readFileSync(`${folder}/${file}`, 'utf8')) as IssueForm;

  it.each(forms)('%s has what the host requires, and links existing pages', (file) => {
    const { name, description, body } = read(file);
    expect(name && description).toBeTruthy();
    const ids = body.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(body.filter(({ type }) => type !== 'markdown').length);
    const links = body.flatMap(({ attributes: { value = '' } }) => [...value.matchAll(/\]\(([^)]+)\)/g)]);
    // Resolved from the page of a new issue, as the host does.
    const targets = links.map(([, link = '']) => link.replace(/^\.\.\/blob\/HEAD\//, ''));
    expect(targets.filter((target) => !FILES.includes(target))).toEqual([]);
    expect(targets).not.toEqual([]);
  });

  it('ask for everything that is needed to look into a wrong verdict', () => {
    const required = read('wrong-verdict.yml').body.filter(({ validations }) => validations?.required);
    expect(required.map(({ id }) => id)).toEqual(['word', 'ruleset', 'says', 'should', 'source']);
  });
});

describe('ARCHITECTURE.md', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const [picture = ''] = /```.*?```/s.exec(text) ?? [];

  it('is an overview of at most 150 lines', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(150);
  });

  it.each(roomsOf('src'))('has the room %s in its picture and in its table', (room) => {
    expect(picture).toMatch(new RegExp(`(?<![\\w-])${room}(?![\\w-])`));
    expect(text).toContain(`\`src/${room}\``);
  });
});

/** Folders in a folder. */
function roomsOf(folder: string): string[] {
  return [...FOLDERS].filter((path) => dirname(path) === folder).map((path) => path.slice(folder.length + 1));
}

function occurs(name: string, files: string[]): boolean {
  const word = new RegExp(`\\b${name}\\b`);
  return files.some((file) => word.test(readFileSync(file, 'utf8')));
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    if (['node_modules', 'dist', '.git', '.cache'].includes(name)) return [];
    const path = folder === '.' ? name : `${folder}/${name}`;
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** Blocks of code show commands, trees and output. */
function withoutBlocks(text: string): string {
  return text.replace(/^( *)```.*?^\1```$/gms, '');
}

/** The anchor of a heading, as public hosts make it: lower case, no punctuation, hyphens for spaces, a number after repeated ones. */
function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  return [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}

/** `morphology/{pl,de}/table.ts` names two files. */
function alternatives(path: string): string[] {
  const braces = /^(.*)\{([^{}]+)\}(.*)$/.exec(path);
  if (braces === null) return [path];
  const [, before = '', choices = '', after = ''] = braces;
  return choices.split(',').flatMap((choice) => alternatives(before + choice.trim() + after));
}

function looksLikeAFile(path: string): boolean {
  if (/\s|:\/\//.test(path) || OF_OTHERS.has(path)) return false;
  const [top = ''] = path.replace(/^\.\//, '').split('/');
  return path.includes('/')
    ? AT_THE_TOP.has(top) || (ENDS_LIKE_OURS.test(path) && top !== 'dist')
    : ENDS_LIKE_OURS.test(path);
}

/**
 * A path may begin at the root or at the document's folder, or be the end of a path (`storage/bytes.ts`). `*` and `<id>` stand for any file
 * or folder.
 */
function isThere(path: string, from: string): boolean {
  const plain = path.replace(/^\.\//, '').replace(/\/$/, '');
  const pattern = plain
    .replace(/<[^<>]+>/g, '*')
    .replace(/[.+()]/g, '\\$&')
    .replaceAll('*', '[^/]+');
  const wanted = new RegExp(`(?:^|/)${pattern}$`);
  return [...FILES, ...FOLDERS].some((file) => wanted.test(file) || file === normalize(join(from, plain)));
}

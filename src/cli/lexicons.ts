import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { openLexicon, type PackedLexicon } from '../lexicon/packed-lexicon.ts';
import type { Lexicons } from '../rules/judge.ts';

/** The part of dictionaries/packed/index.json that says where the lexicons are. */
interface PackedIndex {
  lexicons: Record<'pl-game' | 'pl-spelling', { file: string; name: string; edition: string }>;
}

function open(file: string): PackedLexicon {
  const packed = gunzipSync(readFileSync(new URL(`../../dictionaries/packed/${file}`, import.meta.url)));
  return openLexicon(new Uint8Array(packed).buffer);
}

/** The packed lexicons of the repository, both of them; throws when a file is missing or damaged. */
export function loadLexicons(): Lexicons & { spelling: PackedLexicon } {
  const index = JSON.parse(
    readFileSync(new URL('../../dictionaries/packed/index.json', import.meta.url), 'utf8'),
  ) as PackedIndex;
  const { 'pl-game': game, 'pl-spelling': spelling } = index.lexicons;
  return { game: open(game.file), spelling: open(spelling.file), list: { name: game.name, edition: game.edition } };
}

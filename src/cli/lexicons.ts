import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { openLexicon, type PackedLexicon } from '../lexicon/packed-lexicon.ts';
import type { Lexicons } from '../rules/lexicons.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESETS, rulesetOf } from '../rulesets/index.ts';

/** The part of dictionaries/packed/index.json that says where the lexicons are. */
interface PackedIndex {
  lexicons: Record<string, { file: string; name: string; edition: string }>;
}

/** Rulesets of one language share their lexicons. */
const opened = new Map<string, PackedLexicon>();

function open(file: string): PackedLexicon {
  const known = opened.get(file);
  if (known) return known;
  const packed = gunzipSync(readFileSync(new URL(`../../dictionaries/packed/${file}`, import.meta.url)));
  const lexicon = openLexicon(new Uint8Array(packed).buffer);
  opened.set(file, lexicon);
  return lexicon;
}

/** The packed lexicons of the repository that this ruleset needs; throws when a file is missing or damaged. */
export function loadLexicons(
  ruleset: RulesetId = RULESETS[0].id,
): Lexicons & { game: PackedLexicon; spelling: PackedLexicon } {
  const index = JSON.parse(
    readFileSync(new URL('../../dictionaries/packed/index.json', import.meta.url), 'utf8'),
  ) as PackedIndex;
  const entryOf = (id: string) => {
    const entry = index.lexicons[id];
    if (!entry) throw new Error(`no packed lexicon '${id}'`);
    return entry;
  };
  const names = rulesetOf(ruleset).lexicons;
  const game = entryOf(names.game);
  const spelling = entryOf(names.spelling);
  return { game: open(game.file), spelling: open(spelling.file), list: { name: game.name, edition: game.edition } };
}

/**
 * `npx tsx dictionaries/compile/en/wordnet-counts.ts` writes dictionaries/frequency/en-parts.tsv: how often words occur as nouns, verbs,
 * adjectives and adverbs in the sense-tagged texts of WordNet. Frequencies are then estimated without the source.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../sources.ts';
import type { Pos } from './inflection.ts';

const FILE = join(import.meta.dirname, '../../frequency/en-parts.tsv');

/** Part of speech by the number in the key of a sense; satellites are adjectives as well. */
const PART_OF: Readonly<Record<string, Pos>> = { 1: 'noun', 2: 'verb', 3: 'adj', 4: 'adv', 5: 'adj' };

const PARTS = ['noun', 'verb', 'adj', 'adv'] as const satisfies readonly Pos[];

const CAPITAL = /\p{Lu}/u;

const WORD = /^[a-z]+$/;

/**
 * Returns single words with their occurrences as each part of speech, from `cntlist.rev` of WordNet: a line `word%part:file:number:… sense
 * times` for each sense. Keys are in lower case. Senses that `data.*` spells with a capital are names and left out.
 */
export function countedParts(files: Readonly<Record<string, string>>): Map<string, Record<Pos, number>> {
  const names = new Set(PARTS.flatMap((part) => [...namedSenses(files[`data.${part}`] ?? '', part)]));
  const counted = new Map<string, Record<Pos, number>>();
  for (const line of (files['cntlist.rev'] ?? '').split('\n')) {
    const [key = '', , times] = line.split(' ');
    const [word = '', sense = ''] = key.split('%');
    const [number = '', file, id] = sense.split(':');
    const part = PART_OF[number];
    if (!part || !WORD.test(word) || names.has(`${word} ${part} ${file} ${id}`)) continue;
    const known = counted.get(word) ?? { noun: 0, verb: 0, adj: 0, adv: 0 };
    known[part] += Number(times);
    counted.set(word, known);
  }
  return counted;
}

/** Yields senses of words with a capital; a line is `offset file type count word id word id …`, count and id hexadecimal. */
function* namedSenses(text: string, part: Pos): Iterable<string> {
  for (const line of text.split('\n')) {
    if (line.startsWith(' ')) continue;
    const [, file, , count = '0', ...words] = line.split(' ');
    for (let i = 0; i < Number.parseInt(count, 16); i++) {
      const [word = '', id = '0'] = words.slice(2 * i);
      if (CAPITAL.test(word))
        yield `${word.toLowerCase()} ${part} ${file} ${String(Number.parseInt(id, 16)).padStart(2, '0')}`;
    }
  }
}

/** Returns the table with the words in alphabetical order. */
export function countedTable(counted: ReadonlyMap<string, Readonly<Record<Pos, number>>>): string {
  const rows = [...counted].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    `lemma\t${PARTS.join('\t')}`,
    ...rows.map(([word, times]) => [word, ...PARTS.map((part) => times[part])].join('\t')),
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync(FILE, countedTable(countedParts(readJson('en-wordnet'))));

/** `npm run dictionaries`: sources → packed lexicons under dictionaries/packed. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'fflate';
import { buildGameLexicon } from './game-lexicon.ts';
import { GroupCollector } from './lemma-groups.ts';
import { packLexicon } from './pack/lexicon-writer.ts';
import { forEachEntry } from './polimorf.ts';
import { fetchSources, readSource, readWords } from './sources.ts';

const PACKED = join(import.meta.dirname, '../packed');

fetchSources();
const lower = (words: string[]) => new Set(words.map((word) => word.toLowerCase()));
const newest = lower(readWords('game-2026'));
const previous = lower(readWords('game-2023'));
const spelled = new Set([...readWords('spelling-2026'), ...readWords('spelling-2022')]);
const spelling = new Set([...spelled].filter((word) => word === word.toLowerCase()));
const collector = new GroupCollector();
forEachEntry(readSource('polimorf'), ({ form, lemma, tags }) => {
  if (form === form.toLowerCase() && !/[-’']/.test(form)) collector.add(form, lemma, tags);
});
const game = buildGameLexicon({ newest, previous, spelling, groups: collector.finish() });
console.log(game.report, 'barred', game.barred.size);
const packed = packLexicon(game.groups, { name: 'sjp.pl', edition: '2026-03 + 2023' });
console.log(packed.statistics);
const gz = gzipSync(packed.bytes, { level: 9, mtime: 0 });
console.log('gz', gz.length, 'bytes/form', packed.bytes.length / packed.statistics.forms, createHash('sha256').update(packed.bytes).digest('hex'));
mkdirSync(PACKED, { recursive: true });
writeFileSync('/work/data/pl-game.lexicon', packed.bytes);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packTables } from '../../dictionaries/compile/pack-tables.ts';

const FOLDER = join(import.meta.dirname, '../../dictionaries/packed/tables');

it('the packed tables are those that `npm run tables` writes', () => {
  const packed = packTables();
  expect(readdirSync(FOLDER).sort()).toEqual([...packed.keys()].sort());
  for (const [file, contents] of packed) expect(readFileSync(join(FOLDER, file), 'utf8'), file).toBe(contents);
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CompiledLexicon, writeIndex, writeLexicon } from '../../dictionaries/compile/lexicon-files.ts';
import { lexiconsNamed } from '../../dictionaries/compile/main.ts';
import packed from '../../dictionaries/packed/index.json' with { type: 'json' };
import lists from '../../dictionaries/packed/lists.json' with { type: 'json' };
import { LEXICON_IDS } from '../../src/core/lexicon/lexicon.ts';

describe('the choice of lexicons to compile', () => {
  it('is all of them without a name', () => {
    expect([...lexiconsNamed([])]).toEqual([...LEXICON_IDS]);
  });

  it('is the named one, or both of a language', () => {
    expect([...lexiconsNamed(['de-game'])]).toEqual(['de-game']);
    expect([...lexiconsNamed(['en', 'pl-spelling', 'en-game'])]).toEqual(['en-game', 'en-spelling', 'pl-spelling']);
  });

  it('refuses an unknown name and lists the known ones', () => {
    expect(() => lexiconsNamed(['de-gam'])).toThrow(/'de-gam'.*\bpl-game\b.*\bde-game\b.*\bde\b/);
  });
});

describe('the index of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'verdikt-index-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const lexicon = (text: string): CompiledLexicon => ({
    bytes: new TextEncoder().encode(text),
    name: 'list',
    edition: text,
    forms: text.length,
  });
  const index = () => readFileSync(join(folder, 'index.json'), 'utf8');

  it('keeps the rows of lexicons that are not compiled', () => {
    const polish = writeLexicon('pl-game', lexicon('first'), folder);
    writeIndex({ 'pl-game': polish, 'en-game': writeLexicon('en-game', lexicon('second'), folder) }, folder);
    writeIndex({ 'en-game': writeLexicon('en-game', lexicon('third'), folder) }, folder);
    const { lexicons } = JSON.parse(index());
    expect(lexicons['pl-game']).toEqual(polish);
    expect(lexicons['en-game'].edition).toBe('third');
    expect(gunzipSync(readFileSync(join(folder, 'en-game.lexicon.gz'))).toString()).toBe('third');
  });

  it('has a second file with what pages show of the lexicons', () => {
    writeIndex({ 'pl-game': writeLexicon('pl-game', lexicon('first'), folder) }, folder);
    writeIndex({ 'en-game': writeLexicon('en-game', lexicon('third'), folder) }, folder);
    expect(JSON.parse(readFileSync(join(folder, 'lists.json'), 'utf8'))).toEqual({
      'pl-game': { name: 'list', edition: 'first', forms: 5 },
      'en-game': { name: 'list', edition: 'third', forms: 5 },
    });
  });

  it('has it for the shipped lexicons', () => {
    const shown = Object.entries(packed.lexicons).map(([id, { name, edition, forms }]) => [
      id,
      { name, edition, forms },
    ]);
    expect(lists).toEqual(Object.fromEntries(shown));
  });

  it('is the same whether lexicons are compiled together or one after the other', () => {
    const german = writeLexicon('de-game', lexicon('one'), folder);
    const english = writeLexicon('en-game', lexicon('two'), folder);
    writeIndex({ 'de-game': german, 'en-game': english }, folder);
    const together = index();
    rmSync(join(folder, 'index.json'));
    writeIndex({ 'en-game': english }, folder);
    const alone = index();
    writeIndex({ 'de-game': german }, folder);
    expect(index()).toBe(together);
    expect(index()).not.toBe(alone);
  });
});

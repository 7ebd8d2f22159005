import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('sd-2026');
const named = (word: string) => judge(word, 'sd-2026', lexicons).reasons[0]?.evidence.name;

describe('a word that no list of sd-2026 has, typed with a capital', () => {
  it.each(['Melania', 'Trudeau', 'Komatsu', 'Naumann', 'Opitz'])('is a name, though near to a word: %s', (word) =>
    expect(named(word)).toBe(word),
  );

  it.each(['Krankenhuas', 'Maschiene', 'Garderrobe', 'Fahrad'])('is no name when a word is rather meant: %s', (word) =>
    expect(named(word)).toBeUndefined(),
  );

  it('may be a slip of the fingers all the same', () => {
    expect(named('Humug')).toBe('Humug');
    expect(judge('Humug', 'sd-2026', lexicons).suggestions).toContain('Humbug');
    expect(judge('Melania', 'sd-2026', lexicons).suggestions).toEqual([]);
  });
});

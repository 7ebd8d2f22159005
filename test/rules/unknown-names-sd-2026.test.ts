import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('sd-2026');
const named = (word: string) => judge(word, 'sd-2026', lexicons).reasons[0]?.evidence.name;

describe('a word that no list of sd-2026 has, typed with a capital', () => {
  it.each(['Dündar', 'Komatsu', 'Opitz', 'Abacha'])('is a name, though near to a word: %s', (word) =>
    expect(named(word)).toBe(word),
  );

  it.each(['Krankenhuas', 'Maschiene', 'Garderrobe', 'Fahrad', 'Hesiodische', 'Arbeitnehmende'])(
    'is no name when a word is rather meant, or an adjective: %s',
    (word) => expect(named(word)).toBeUndefined(),
  );

  // Nobody can tell names from nouns by their capital: what is said is true of both, whether a word ends like a noun or is near to one.
  it.each(['Schelhammer', 'Woldenstein', 'Trümper', 'Grußer', 'Yanis'])(
    'is told as what a name would be, too: %s',
    (word) => expect(named(word)).toBe(word),
  );

  it('may be a slip of the fingers all the same', () => {
    expect(judge('Trümper', 'sd-2026', lexicons).suggestions).toContain('Trümmer');
    expect(named('Humug')).toBe('Humug');
    expect(judge('Humug', 'sd-2026', lexicons).suggestions).toContain('Humbug');
    expect(judge('Dündar', 'sd-2026', lexicons).suggestions).toEqual([]);
  });
});

describe('a name of an open list of names', () => {
  it.each(['Copperfield', 'copperfield', 'Benettons', 'Ernest', 'Carson'])('is told with the list: %s', (word) =>
    expect(judge(word, 'sd-2026', lexicons).reasons[0]).toMatchObject({
      rule: 'sd-2026/I.1.2.c',
      evidence: { sources: ['SCOWL'] },
    }),
  );

  it('may be a slip all the same', () => {
    const { reasons, suggestions } = judge('Heuser', 'sd-2026', lexicons);
    expect(reasons[0]?.rule).toBe('sd-2026/I.1.2.c');
    expect(suggestions[0]).toBe('Häuser');
    expect(judge('heuser', 'sd-2026', lexicons).reasons[0]?.rule).toBe('sd-2026/not-listed');
  });
});

/** The command that counts the verdicts that explain themselves. */
import { describe, expect, it } from 'vitest';
import { SeededSample } from '../../scripts/seeded-sample.ts';
import { runProgram } from './program.ts';

const WORDS = Array.from({ length: 500 }, (_, i) => `word${i}`);

function sampleOf(words: readonly string[], seed: number): string[] {
  const sample = new SeededSample(10, seed);
  for (const word of words) sample.offer(word);
  return sample.words;
}

describe('a seeded sample', () => {
  it('does not depend on the order of words or on duplicates', () => {
    expect(sampleOf([...WORDS].reverse(), 7)).toEqual(sampleOf(WORDS, 7));
    expect(sampleOf([...WORDS, ...WORDS], 7)).toEqual(sampleOf(WORDS, 7));
    expect(sampleOf(WORDS, 7)).toHaveLength(10);
  });

  it('differs for another seed', () => expect(sampleOf(WORDS, 8)).not.toEqual(sampleOf(WORDS, 7)));

  it('of no word is empty', () => {
    const sample = new SeededSample(0, 1);
    sample.offer('word');
    expect(sample.words).toEqual([]);
  });
});

describe('explain', () => {
  it.each([[['--ruleset', 'chess']], [['--ruleset', 'pfs-2018', '--sample', 'many']], [['--colour']], [[]]])(
    'is refused with wrong arguments: %j',
    (options) => {
      const { status, stderr } = runProgram('scripts/explain.ts', options);
      expect(stderr).toContain('--help');
      expect(status).toBe(2);
    },
  );
});

/** The engine that orders hypotheses. */
import { describe, expect, it } from 'vitest';
import { claimed, diagnose, probabilities } from '../../src/core/diagnosis/engine.ts';
import type { Proposal } from '../../src/core/diagnosis/hypothesis.ts';
import { byFeature } from '../../src/core/diagnosis/weights.ts';

const WEIGHTS = byFeature(
  new Map([
    [
      'misspelling',
      new Map([
        ['constant', 1],
        ['cost', -1],
      ]),
    ],
    ['name', new Map([['capital', 3]])],
  ]),
);

const misspelling = (word: string, cost: number): Proposal => ({
  kind: 'misspelling',
  intended: word === '' ? [] : [word],
  evidence: { cost },
});
const NAME: Proposal = { kind: 'name', intended: [], evidence: {} };
const UNLISTED: Proposal = { kind: 'unlisted', intended: [], evidence: {} };

describe('probabilities', () => {
  it('add up to 1 and follow the weights', () => {
    const found = probabilities([misspelling('word', 0), UNLISTED], [{ constant: 1 }], WEIGHTS);
    expect(found[0]! + found[1]!).toBeCloseTo(1);
    expect(found[0]! / found[1]!).toBeCloseTo(Math.E);
  });
});

describe('a diagnosis', () => {
  it('puts the likeliest kind first, and in it the likeliest word', () => {
    const proposals = [UNLISTED, misspelling('far', 3), misspelling('near', 0), NAME];
    const [first] = diagnose(proposals, [{ constant: 1, capital: 0 }], WEIGHTS);
    expect(first).toMatchObject({ kind: 'misspelling', hypotheses: [{ intended: ['near'] }, { intended: ['far'] }] });
    expect(diagnose(proposals, [{ constant: 1, capital: 1 }], WEIGHTS)[0]?.kind).toBe('name');
  });

  it('counts a word that is proposed twice only once', () => {
    const [first] = diagnose([misspelling('word', 0), misspelling('word', 0), UNLISTED], [{ constant: 1 }], WEIGHTS);
    expect(first?.hypotheses).toHaveLength(1);
    expect(first?.probability).toBeCloseTo((2 * Math.E) / (2 * Math.E + 1));
  });

  it('claims nothing below even odds, and no misspelling without a likely word', () => {
    const claim = (...proposals: Proposal[]) => claimed(diagnose(proposals, [{ constant: 1 }], WEIGHTS))?.kind;
    expect(claim(misspelling('word', 0), UNLISTED)).toBe('misspelling');
    expect(claim(misspelling('word', 2), UNLISTED, NAME)).toBeUndefined();
    expect(claim(misspelling('one', 0), misspelling('two', 0), misspelling('', 0), UNLISTED)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('sd-2026');
const first = (word: string) => {
  const [reason] = judge(word, 'sd-2026', lexicons).reasons;
  return { rule: reason?.rule.replace('sd-2026/', ''), ...reason?.evidence };
};

describe('the members of a compound that no dictionary has', () => {
  it.each([
    ['Bußübung', ['Buße', 'Übung']],
    ['Großknecht', ['groß', 'Knecht']],
    ['Grossinvestoren', ['groß', 'Investor']],
  ])('are cut by no ß that was typed: %s', (word, parts) =>
    expect(first(word)).toMatchObject({ rule: 'I.7.1.parts', parts }),
  );

  it.each(['Khasarischen', 'Zwergische'])('are no suffix of adjectives: %s', (word) =>
    expect(first(word).rule).toBe('not-listed'),
  );

  it.each(['Kaminski', 'Platzeck', 'Ostermeier', 'Katzenheim'])('end like a name: %s', (word) =>
    expect(first(word)).toMatchObject({ rule: 'not-listed', name: word }),
  );
});

describe('a German word with “es” or “das” behind it', () => {
  it.each(['angles', 'heures', 'weiles'])('is none of a rare form in -e: %s', (word) =>
    expect(first(word).rule).toBe('not-listed'),
  );
  it('is a preposition by itself: AMS is none of am', () => expect(first('AMS').abbreviation).toBe('AMS'));
});

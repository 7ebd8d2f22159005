import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { isGenitivePlural, parseTags } from '../../src/core/morphology/pl/tag.ts';
import { LEADS } from '../../src/core/rulesets/polish/paradigm/choices.ts';
import { formsOf } from '../all-rules.ts';

/**
 * Forms that are the lemma of one word and a commoner form of another, with the word that a player means who asks for the forms. They are
 * the commonest ones of which this is plain, labelled before the leads were fitted.
 */
const LABELLED = readTable(new URL('form-lemmas.tsv', import.meta.url));
const lexicons = loadLexicons('pfs-2018');
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5];

/** Log-frequency by which the other word leads, and whether the form is its genitive plural. */
const measured = LABELLED.map(({ form = '', lemma }) => {
  const readings = lexicons.game.readings(form);
  const most = (own: boolean) =>
    readings
      .filter((reading) => (reading.lemma === form) === own)
      .sort((a, b) => (b.logFrequency ?? 0) - (a.logFrequency ?? 0))[0]!;
  const other = most(false);
  return {
    isOwn: lemma === form,
    behind: (other.logFrequency ?? 0) - (most(true).logFrequency ?? 0),
    isGenitivePlural: parseTags(other.tag).every(isGenitivePlural),
  };
});

const right = (ofLemma: number, overGenitivePlural: number): number =>
  measured.filter((one) => one.isOwn === one.behind < ofLemma + (one.isGenitivePlural ? overGenitivePlural : 0)).length;

describe('the lemma that a form opens', () => {
  it('is the labelled one more often than with any other leads', () => {
    const best = right(LEADS.ofLemma, LEADS.overGenitivePlural);
    console.log(`labelled forms that open the right word: ${best} of ${measured.length}`);
    for (const lemma of STEPS) for (const plural of STEPS) expect(right(lemma, plural)).toBeLessThanOrEqual(best);
  });

  it.each([
    ['rad', 'rad'],
    ['chat', 'chat'],
    ['lag', 'lag'],
    ['gwar', 'gwar'],
    ['kart', 'karta'],
    ['dna', 'dno'],
    ['szybka', 'szybki'],
  ])('of %s is %s', (form, lemma) => {
    expect(formsOf(form, 'pfs-2018', lexicons).choices[0]!.lemma).toBe(lemma);
  });
});

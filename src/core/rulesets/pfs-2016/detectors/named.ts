/**
 * Words that the document prints, and curated classes of words for sections 7 and 9, which depend on dictionary entries. The classes decide
 * no verdict, only which reason is named; their reasons are marked as curated.
 */

import CLASSES from '../../../../../dictionaries/packed/tables/pl-entry-classes.json' with { type: 'json' };
import { isInflecting, isPlural } from '../../../morphology/pl/tag.ts';
import type { Detail } from '../../../rules/detail.ts';
import { BY_ANALOGY, NAMED, SUBHEADWORDS } from '../lists.ts';
import { type ReadingDetector, reason, type WordDetector } from '../query.ts';

const words = (of: keyof typeof CLASSES): ReadonlySet<string> => new Set(CLASSES[of].split(' '));

/**
 * Nouns that dictionaries enter in the plural, as names of classes: plants, animals, minerals, compounds, groups of people (9). The
 * document's own list, lplm.html, is not available; all of these except the first three come from general knowledge.
 */
const ENTERED_IN_PLURAL = words('entered-in-plural');

/** Words of foreign phrases, mostly of musical terms, that dictionaries also enter by themselves (7). */
const ENTERED_ALONE = words('entered-alone');

/** A form of a word that the document prints as allowed although no list has it. */
export const named: WordDetector = (query) => {
  for (const { rule, lemma, stem, model, other } of NAMED) {
    if (!query.form.startsWith(stem)) continue;
    const alike = query
      .readingsOf(model.stem + query.form.slice(stem.length))
      .find((reading) => reading.lemma === model.lemma);
    if (alike) return [reason(rule, { kind: 'reading', lemma, tag: alike.tag.text, other }, { effect: 'admits' })];
  }
  return [];
};

/** Printed inside another entry. */
export const subheadword: WordDetector = ({ form }) =>
  SUBHEADWORDS.has(form) ? [reason('term-subheadword', { kind: 'reading', lemma: form })] : [];

/** Words of an old dictionary without grammar (10). */
export const byAnalogy: ReadingDetector = ({ lemma, tag }) =>
  BY_ANALOGY.has(lemma)
    ? reason('lookup-analogy', { kind: 'reading', lemma, tag: tag.text }, { decides: false })
    : null;

/** Singular of a noun that dictionaries enter in the plural (9); on the plural it is a secondary reason. */
export const singularOfPlural: ReadingDetector = ({ lemma, tag }) =>
  ENTERED_IN_PLURAL.has(lemma)
    ? reason(
        'singular-of-plural',
        { kind: 'reading', lemma, tag: tag.text, appendix: 'lplm.html' },
        { effect: 'admits', decides: !isPlural(tag), curated: true },
      )
    : null;

/** A word of foreign phrases that is also entered by itself (7); if it inflects, this is a secondary reason. */
export const enteredAlone: WordDetector = ({ form, readings }) =>
  ENTERED_ALONE.has(form)
    ? [
        reason(
          'foreign-single',
          { kind: 'reading', lemma: form },
          { decides: !readings.some(({ tag }) => isInflecting(tag)), curated: true },
        ),
      ]
    : [];

/** A form of a word that only rules of 2018 bar, of which a curated table gives the forms without tags: `mercedesa`. */
export const formOfRestored: WordDetector = ({ form, game }) => {
  const known = game.readings(form).find(({ lemma, tag }) => tag === '' && lemma !== form);
  return known ? [reason('correct-forms', { kind: 'reading', lemma: known.lemma }, { curated: true })] : [];
};

/** Endings of the missing singular, and of its plural. */
const NUMBERS: ReadonlyArray<readonly [singular: string, plurals: readonly string[]]> = [
  ['', ['y', 'i', 'e', 'a']],
  ['a', ['y', 'i', 'e']],
  ['o', ['a']],
  ['e', ['a']],
];

/** A singular that no list has of a recorded plural: the missing lplm.html would decide it. */
export const singularNotKnown: WordDetector = (query) => {
  for (const [singular, plurals] of NUMBERS) {
    if (!query.form.endsWith(singular)) continue;
    const stem = query.form.slice(0, query.form.length - singular.length);
    for (const plural of plurals) {
      const reading = query
        .readingsOf(stem + plural)
        .find(({ lemma, tag }) => lemma === stem + plural && (tag.values.has('p2') || tag.values.has('p3')));
      if (!reading) continue;
      const detail: Detail = { kind: 'reading', lemma: reading.lemma, tag: reading.tag.text, appendix: 'lplm.html' };
      return [reason('singular-of-plural', detail, { effect: 'excludes', decides: false })];
    }
  }
  return [];
};

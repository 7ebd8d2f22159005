import { spelledAcronym } from '../../morphology/pl/letter-names.ts';
import { abbreviationBesideWord } from '../../rules/abbreviations.ts';
import { inOrder } from '../../rules/catalogue.ts';
import type { Admission } from '../../rules/pipeline.ts';
import type { Analysis, ListName, Reason } from '../../rules/verdict.ts';
import { upperCase } from '../../words/normalise.ts';
import { analysesOf } from '../polish/allowed.ts';
import type { PolishRule } from '../polish/catalogue.ts';
import { secondaryName } from '../polish/detectors/capitals.ts';
import type { PolishReading } from '../polish/query.ts';
import { descriptor } from './descriptor.ts';
import { type DictionaryQuery, isNameMark, reason } from './dictionary.ts';
import { isAcronym } from './refused.ts';

/** Number of letters of the longest words on the lists for other games. */
const LONGEST_IN_OTHER_GAMES = 15;

/** Rules of the federation by which forms are built that no list has; the words of its closed lists come from dictionaries. */
export const BUILDING_RULE = /^(?:potential|defective)-/;

/**
 * Returns true when no dictionary has the form, and a rule builds it from a word of a dictionary: `zeszłom`. Grammars have it, so the
 * players' source decides.
 */
const isBuilt = (readings: readonly PolishReading[]): boolean =>
  readings.length > 0 && readings.every(({ rule }) => rule !== undefined && BUILDING_RULE.test(rule));

/** Returns the reason that admits the word: the dictionary, or the grammar that builds the form. */
function ground({ form }: DictionaryQuery, readings: readonly PolishReading[]): Reason {
  const first = readings.find(({ lemma }) => lemma === form) ?? readings[0];
  if (!first) return reason('listed', { kind: 'word' });
  const { lemma, tag } = first;
  return reason(
    isBuilt(readings) ? 'word-source' : 'listed',
    form === lemma ? { kind: 'reading', lemma, tag: tag.text } : { kind: 'base', lemma, tag: tag.text, base: form },
  );
}

/** `pekaes` is a noun like any other, but players may take it for the acronym that it spells out. */
function spelledOut(readings: readonly PolishReading[]): Reason[] {
  for (const lemma of new Set(readings.map((reading) => reading.lemma))) {
    const acronym = spelledAcronym(lemma);
    if (!acronym) continue;
    return [
      reason(
        'abbreviation',
        { kind: 'entry', lemma, source: upperCase(acronym) },
        { effect: 'admits', decides: false },
      ),
    ];
  }
  return [];
}

/**
 * Secondary reasons for a word typed in the spelling of a barred acronym or name, or with the point of an abbreviation: `DNA` is also a
 * form of *dno*, `Pampers` is a diaper.
 */
function inCapitals(query: DictionaryQuery): Reason[] {
  const { typed, form, spelling, spellings } = query;
  const source = abbreviationBesideWord(spelling, query)?.source;
  if (source !== undefined)
    return [reason('abbreviation', { kind: 'meaning', source }, { effect: 'excludes', decides: false })];
  if (typed === form) return [];
  const names = secondaryName(query).map((detail) =>
    isAcronym(typed)
      ? reason('abbreviation', { kind: 'spelling', spelling: typed }, { effect: 'excludes', decides: false })
      : reason('proper-name', detail, { decides: false }),
  );
  if (names.length > 0 || !spellings.some(({ mark }) => isNameMark(mark))) return names;
  return [reason('proper-name', { kind: 'spelling', spelling: typed }, { decides: false })];
}

/** Returns the rule of this document for a form that the compiler built; a listed form needs none. */
const citing = (rule: PolishRule): Partial<Pick<Analysis, 'rule' | 'origin'>> =>
  BUILDING_RULE.test(rule) ? { rule: `${descriptor.id}/word-source` } : { origin: 'attested' };

/** Returns the reasons for a word that may be used. */
export function allowed(query: DictionaryQuery, list: ListName): Admission {
  const { form, readings } = query;
  const lemma = readings[0]?.lemma ?? form;
  return {
    reasons: inOrder([
      ground(query, readings),
      ...spelledOut(readings),
      ...inCapitals(query),
      ...(form.length > LONGEST_IN_OTHER_GAMES
        ? [reason('no-length-limit', { kind: 'reading', lemma }, { decides: false })]
        : []),
      reason('free-letters', { kind: 'reading', lemma }, { decides: false }),
    ]),
    analyses: analysesOf(readings, citing),
    basis: { kind: isBuilt(readings) ? 'derived' : 'open-list', list },
  };
}

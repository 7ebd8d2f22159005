import { startsWithCapital } from '../../../words/capital.ts';
import { lay } from '../../../words/lay.ts';
import { CATALOGUE } from '../catalogue.ts';
import { type TaggedReading, taggedReadings, type WordDetector } from '../question.ts';
import { bars } from './known-bars.ts';

/** Endings of names beside those that their rows give: of the long genitive, and of the dative of such as are plurals. */
const ENDINGS: ReadonlyArray<readonly [form: RegExp, name: string]> = [
  [/(?<=[^aeiouäöüs])es$/, ''],
  [/(?<=(?:e|el|er))n$/, ''],
];

/** Fewest letters of the name; shorter ones meet by chance. */
const MIN_NAME = 6;

const isPlace = ({ rule, curated, lemma, form }: TaggedReading): boolean =>
  curated && rule === 'I.5.1' && CATALOGUE[rule].kind === 'name' && lay(lemma) === form;

/** A place in a case that its row does not give: des Mittelmeeres, in den Niederlanden. */
export const inflectedName: WordDetector = ({ typed, form, spelling, spellings }) => {
  if (spelling === null || spellings.length > 0 || !startsWithCapital(typed)) return [];
  for (const [ending, without] of ENDINGS) {
    const name = form.replace(ending, without);
    if (name === form || name.length < MIN_NAME || !spelling.has(name)) continue;
    const place = taggedReadings(spelling, name).find(isPlace);
    if (place) return bars(place);
  }
  return [];
};

import { withoutZe } from '../../../morphology/pl/particles.ts';
import type { Finding } from '../../../rules/catalogue.ts';
import { finding } from '../finding.ts';
import { LIST_1, LIST_3, LIST_3_INFLECTING } from '../lists.ts';
import type { PolishQuestion, ReadingDetector } from '../question.ts';

const STARRED: ReadonlySet<string> = new Set(LIST_3_INFLECTING.values());

/** The word before the particle, whose syllable the particle has closed: `kogóż` is *kogo* with -ż. */
const opened = (base: string): string => base.replace(/ó$/, 'o');

/** Forms of the starred entries of list 3: `tegoż` of *tenże*. The lexicon has the form, of the pronoun or of the entry. */
export function inflectedOnList3(question: PolishQuestion): Finding[] {
  if (LIST_3.has(question.form)) return [];
  const splits = withoutZe(question.form);
  if (splits.length === 0) return [];
  for (const { base, particle } of splits) {
    const word = opened(base);
    for (const { lemma } of question.readingsOf(word)) {
      const entry = LIST_3_INFLECTING.get(lemma);
      if (entry) return [finding('ze-list3', { kind: 'attached', list: 3, lemma: entry, base: word, particle })];
    }
  }
  const entry = question.readings.find(({ lemma }) => STARRED.has(lemma))?.lemma;
  const [split] = splits;
  if (!entry || !split) return [];
  return [
    finding('ze-list3', {
      kind: 'attached',
      list: 3,
      lemma: entry,
      base: opened(split.base),
      particle: split.particle,
    }),
  ];
}

/** List 1: the other forms of a listed lemma. */
export const genericBrand: ReadingDetector = ({ lemma }) =>
  LIST_1.has(lemma) ? finding('product-name-list1', { kind: 'reading', list: 1, lemma }) : null;

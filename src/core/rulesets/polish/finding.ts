import { withoutZe } from '../../morphology/pl/particles.ts';
import { type Finding, findingsBy } from '../../rules/catalogue.ts';
import { POLISH_CATALOGUE } from './catalogue.ts';
import {
  CLOSED_ENDINGS,
  LIST_0,
  LIST_1,
  LIST_2,
  LIST_2_SINGLE,
  LIST_3,
  LIST_4,
  LIST_5,
  LIST_6,
  PERSONAL_ENDINGS,
} from './lists.ts';

/** Makes the finding of a detector by one of these rules. An edition's catalogue turns it into a reason. */
export const finding = findingsBy(POLISH_CATALOGUE);

/** Returns the closed lists that have the word: lists 0 to 6 and the printed forms of 2.f. The document admits their words by naming them. */
export function onClosedList(form: string): Finding[] {
  const reasons: Finding[] = [];
  if (LIST_2.has(form)) reasons.push(finding('interjection-list2', { kind: 'word', list: 2 }));
  const doubled = LIST_2_SINGLE.get(form);
  if (doubled) reasons.push(finding('interjection-list2-single', { kind: 'word', list: 2, other: doubled }));
  if (LIST_3.has(form)) {
    const [split] = withoutZe(form);
    reasons.push(
      finding('ze-list3', split ? { kind: 'attached', list: 3, particle: split.particle } : { kind: 'word', list: 3 }),
    );
  }
  if (LIST_4.has(form)) {
    const particle = form.endsWith('ci') ? '-ci' : '-ć';
    reasons.push(finding('c-list4', { kind: 'attached', list: 4, base: form.slice(0, 1 - particle.length), particle }));
  }
  const preposition = LIST_5.get(form);
  if (preposition) reasons.push(finding('n-list5', { kind: 'attached', list: 5, base: preposition, particle: '-ń' }));
  if (LIST_6.has(form))
    reasons.push(finding('by-list6', { kind: 'attached', list: 6, base: form.slice(0, -2), particle: '-by' }));
  for (const ending of PERSONAL_ENDINGS) {
    const host = form.slice(0, -ending.length);
    if (form.endsWith(ending) && LIST_6.has(host)) {
      reasons.push(finding('ending-by-list6', { kind: 'attached', list: 6, base: host, particle: `-${ending}` }));
    }
  }
  const host = CLOSED_ENDINGS.get(form);
  if (host) {
    const rule = host === 'by' ? 'ending-by' : host === 'byle' ? 'ending-byle' : 'ending-bodaj';
    reasons.push(finding(rule, { kind: 'attached', base: host, particle: `-${form.slice(host.length)}` }));
  }
  if (LIST_1.has(form)) reasons.push(finding('product-name-list1', { kind: 'reading', list: 1, lemma: form }));
  const phrase = LIST_0.get(form);
  if (phrase) reasons.push(finding('foreign-phrase-list0', { kind: 'meaning', list: 0, source: phrase }));
  return reasons;
}

import type { Phrase } from '../messages/judged.ts';
import { alternatives } from './alternatives.ts';

/**
 * A German tag (see src/morphology/de/tag.ts) as a phrase: `sub:pl:gen:f` → “genitive plural”, `ver:part2:en` → “participle II,
 * with the ending -en”. What a player does not ask for (gender, separability, transitivity) is left out.
 */
export function germanTagPhrase(tag: string): Phrase {
  const [part = '', ...positions] = tag.split(':');
  const has = (value: string) => positions.some((position) => position.split('.').includes(value));
  const number = has('sg') ? 'sg' : has('pl') ? 'pl' : undefined;

  if (part === 'ver') return verbPhrase(positions, has, number) ?? ['part_ver'];
  if (!PARTS.includes(part)) return tag;
  if (part === 'num' && has('ord')) return declined(['part_ord'], positions);
  if (part === 'adj') return declined(['part_adj'], positions);
  const cases = CASES.filter(has);
  if (cases.length === 0 || number === undefined) return declined([`part_${part}`], positions);
  const form: Phrase =
    cases.length === CASES.length
      ? ['form_all_cases', [`number_${number}`]]
      : ['form_case', alternatives(cases.map((name) => [`case_${name}`] as const)), [`number_${number}`]];
  // That a form with a case is a noun goes without saying.
  return part === 'sub' ? form : ['form_part', [`part_${part}`], form];
}

const CASES = ['nom', 'gen', 'dat', 'acc'];
const PARTS = ['sub', 'adj', 'num', 'adv', 'pro', 'art', 'prp', 'kon', 'itj', 'ptl', 'abk', 'name'];
/** Tense or mood of finite forms. */
const TENSES: Readonly<Record<string, string>> = { prs: 'present', pst: 'praet', sub1: 'sub1', sub2: 'sub2' };
const PERSONS: Readonly<Record<string, string>> = { 1: 'pri', 2: 'sec', 3: 'ter' };
/** Endings of declension. */
const ENDING = /^(?:e[mnrs]?|n|s)$/;

function verbPhrase(
  positions: readonly string[],
  has: (value: string) => boolean,
  number: string | undefined,
): Phrase | undefined {
  if (has('inf')) return has('gen') ? ['part_inf_gen'] : ['part_inf'];
  if (has('zu')) return ['part_zu'];
  if (has('imp') && number) return ['form_case', ['mood_imp'], [`number_${number}`]];
  const participle = ['part1', 'part2', 'zupart'].find(has);
  if (participle) return declined([`part_${participle}`], positions);
  const tenses = Object.keys(TENSES).filter(has);
  const persons = Object.keys(PERSONS).filter(has);
  if (tenses.length === 0 || persons.length === 0 || !number) return undefined;
  return [
    'form_person',
    // “1st or 3rd person” is one phrase: the alternatives share their noun.
    [`person_${persons.map((person) => PERSONS[person]).join('_')}`],
    [`number_${number}`],
    alternatives(tenses.map((tense) => [`tense_${TENSES[tense]}`] as const)),
  ];
}

/** With degree and ending, where the tag has them. */
function declined(part: Phrase, positions: readonly string[]): Phrase {
  let form = part;
  if (positions.includes('comp')) form = ['form_degree', form, ['degree_com']];
  if (positions.includes('sup')) form = ['form_degree', form, ['degree_sup']];
  const endings = positions.flatMap((position) => position.split('.')).filter((value) => ENDING.test(value));
  return endings.length > 0 ? ['form_ending', form, alternatives(endings.map((ending) => `-${ending}`))] : form;
}

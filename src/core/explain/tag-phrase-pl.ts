import type { Analysis } from '../rules/verdict.ts';
import { alternatives, type Phrase, say } from './sentence.ts';
import type { PhraseKey } from './wording.ts';

/**
 * Returns the phrase for a PoliMorf tag: `subst:pl:gen:f` → “dopełniacz liczby mnogiej”, “genitive plural”. Each value of the tag set
 * belongs to exactly one category, so the tag is read as a set of values. All alternatives of a position (`nom.acc`) are named. The gender
 * of a noun, aspect and reflexivity are left out: they do not matter to a player. A tag outside the tag set is returned unchanged.
 * @param known the part of speech to name, where it differs from the one whose declension the word follows.
 */
export function polishTagPhrase(tag: string, known?: Analysis['part']): Phrase {
  const values = tag.split(/[:.]/);
  const has = (value: string) => values.includes(value);
  const part = values[0] === 'verb' ? (values[1] ?? 'verb') : values[0];

  const number = has('sg') ? 'sg' : has('pl') ? 'pl' : undefined;
  // The case in a preposition's tag is the case that it governs.
  const cases = part === 'prep' ? [] : CASES.filter(has);
  const person = PERSONS.find(has);
  const tense = TENSES[part ?? ''] ?? (part === 'fin' ? futureOrPresent(has) : undefined);

  let form: Phrase = '';
  if (person && number && tense) {
    form = say('form_person', {
      nth: say(`nth_${person}`),
      number: say(`number_${number}`),
      tense: say(`tense_${tense}`),
    });
  } else {
    const isUnnamed = !PARTS.has(part ?? '') || (part === 'subst' && cases.length > 0);
    const named: Phrase = !known && isUnnamed ? '' : say(`part_${known ?? part}` as PhraseKey);
    if (cases.length > 0) {
      const isAnyCase = cases.length > 5;
      form = isAnyCase ? say('case_any') : alternatives(cases.map((name) => say(`case_${name}`)));
      if (number && isAnyCase) form = say('form_all_cases', { number: say(`number_${number}`) });
      else if (number) form = say('form_case', { case: form, number: say(`number_${number}`) });
    }
    form = named && form ? say('form_part', { part: named, form }) : named || form;
  }
  if (!form) return tag;

  const gender = part && NO_GENDER.includes(part) ? undefined : genderOf(values, number);
  if (gender) form = say('form_gender', { form, gender: say(`gender_${gender}`) });
  const degree = part === 'adj' || part === 'adv' ? DEGREES.find(has) : undefined;
  if (degree) form = say('form_degree', { form, degree: say(`degree_${degree}`) });
  return has('neg') ? say('form_negated', { form }) : form;
}

/** Parts of speech that have their own message. */
const PARTS = new Set(
  'subst depr adj adja adjp adjc adv num ppron12 ppron3 siebie verb inf imps pcon pant pact ppas ger pred prep conj comp qub interj brev burk'.split(
    ' ',
  ),
);

const CASES = ['nom', 'gen', 'dat', 'acc', 'inst', 'loc', 'voc'] as const;
const PERSONS = ['pri', 'sec', 'ter'] as const;
const DEGREES = ['com', 'sup'] as const;
/** Parts of speech whose gender is left out: it does not matter to a player. */
const NO_GENDER = ['subst', 'depr', 'ger', 'num', 'ppron12', 'ppron3'];
type Tense = 'praet' | 'pot' | 'impt' | 'future' | 'present' | 'present_future';

/** Verb forms with a fixed tense or mood. The tense of `fin` depends on the aspect. */
const TENSES: Readonly<Record<string, Tense>> = {
  praet: 'praet',
  pot: 'pot',
  cond: 'pot',
  impt: 'impt',
  bedzie: 'future',
  winien: 'present',
};

function futureOrPresent(has: (value: string) => boolean): Tense {
  if (has('perf')) return has('imperf') ? 'present_future' : 'future';
  return 'present';
}

type Gender = 'm' | 'f' | 'n' | 'mn' | 'personal' | 'other';

/** Returns the gender to name; undefined if the form is the same for all genders. */
function genderOf(values: string[], number: string | undefined): Gender | undefined {
  const any = (...names: string[]) => names.some((name) => values.includes(name));
  const masculine = any('m', 'm1', 'm2', 'm3');
  const feminine = any('f');
  const neuter = any('n', 'n1', 'n2');
  if (number === 'pl') {
    if (any('m1', 'p1')) return feminine || any('m2', 'm3') ? undefined : 'personal';
    return feminine || any('m2', 'm3') ? 'other' : undefined;
  }
  if (feminine) return masculine || neuter ? undefined : 'f';
  if (masculine) return neuter ? 'mn' : 'm';
  return neuter ? 'n' : undefined;
}

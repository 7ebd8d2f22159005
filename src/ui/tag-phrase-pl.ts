import { message } from './message.ts';

/**
 * A PoliMorf tag in the user's words: `subst:pl:gen:f` → “dopełniacz liczby mnogiej”, “genitive plural”.
 *
 * Every value of the tag set says by itself which category it belongs to, so the tag is read as a set of values; where
 * a position has alternatives (`nom.acc`) all of them are told. What a player does not ask for (the gender of a noun,
 * aspect, reflexivity) is left out. A tag that is not of the tag set comes back as it is.
 */
export function tagWording(tag: string): string {
  const values = tag.split(/[:.]/);
  const has = (value: string) => values.includes(value);
  const part = values[0] === 'verb' ? (values[1] ?? 'verb') : values[0];

  const number = has('sg') ? 'sg' : has('pl') ? 'pl' : undefined;
  // A preposition names the case that it governs.
  const cases = part === 'prep' ? [] : CASES.filter(has);
  const person = PERSONS.find(has);
  const tense = TENSES[part ?? ''] ?? (part === 'fin' ? futureOrPresent(has) : undefined);

  let form = '';
  if (person && number && tense) {
    form = message('form_person', message(`person_${person}`), message(`number_${number}`), message(`tense_${tense}`));
  } else {
    const named = part === 'subst' && cases.length > 0 ? '' : message(`part_${part}`);
    if (cases.length > 0) {
      form = cases.length > 5 ? message('case_any') : alternatives(cases.map((name) => message(`case_${name}`)));
      if (number) form = message('form_case', form, message(`number_${number}`));
    }
    form = named && form ? message('form_part', named, form) : named || form;
  }
  if (!form) return tag;

  const gender = part && NO_GENDER.includes(part) ? undefined : genderOf(values, number);
  if (gender) form = message('form_gender', form, message(`gender_${gender}`));
  const degree = part === 'adj' || part === 'adv' ? DEGREES.find(has) : undefined;
  if (degree) form = message('form_degree', form, message(`degree_${degree}`));
  return has('neg') ? message('form_negated', form) : form;
}

/** “a”, “a or b”, “a, b or c”. */
function alternatives(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : message('either', names.slice(0, -1).join(', '), last);
}

/** Position of a tag that names grammatical cases, alternatives included. */
export const CASE_POSITION = /(?<=^|:)(?:(?:nom|gen|dat|acc|inst|loc|voc)(?:\.|(?=:|$)))+(?=:|$)/;

const CASES = ['nom', 'gen', 'dat', 'acc', 'inst', 'loc', 'voc'];
const PERSONS = ['pri', 'sec', 'ter'];
const DEGREES = ['com', 'sup'];
/** Parts of speech whose tags carry a gender that would tell a player nothing. */
const NO_GENDER = ['subst', 'depr', 'ger', 'num', 'ppron12', 'ppron3'];
/** Verb forms that say their tense or mood; `fin` takes it from the aspect. */
const TENSES: Record<string, string> = {
  praet: 'praet',
  pot: 'pot',
  cond: 'pot',
  impt: 'impt',
  bedzie: 'future',
  winien: 'present',
};

function futureOrPresent(has: (value: string) => boolean): string {
  if (has('perf')) return has('imperf') ? 'present_future' : 'future';
  return 'present';
}

/** Undefined where every gender has this form. */
function genderOf(values: string[], number: string | undefined): string | undefined {
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

import { alternatives, type Phrase, say } from './sentence.ts';
import type { PhraseKey } from './wording.ts';

/**
 * Returns the phrase for a German tag (see src/core/morphology/de/tag.ts): `sub:pl:gen:f` → “genitive plural”, `ver:part2:en` → “participle
 * II, with the ending -en”. Gender, separability and transitivity are left out: they do not matter to a player.
 */
export function germanTagPhrase(tag: string): Phrase {
  const [part = '', ...positions] = tag.split(':');
  const has = (value: string) => positions.some((position) => position.split('.').includes(value));
  const number = has('sg') ? 'sg' : has('pl') ? 'pl' : undefined;

  if (part === 'ver') return verbPhrase(positions, has, number) ?? say('part_ver');
  if (!isPart(part)) return tag;
  if (part === 'num' && has('ord')) return declined(say('part_ord'), positions);
  if (part === 'adj') return declined(say('part_adj'), positions);
  const cases = CASES.filter(has);
  if (cases.length === 0 || number === undefined) return declined(say(`part_${part}`), positions);
  const form: Phrase =
    cases.length === CASES.length
      ? say('form_all_cases', { number: say(`number_${number}`) })
      : say('form_case', {
          case: alternatives(cases.map((name) => say(`case_${name}`))),
          number: say(`number_${number}`),
        });
  // A form with a case is obviously a noun.
  return part === 'sub' ? form : say('form_part', { part: say(`part_${part}`), form });
}

const CASES = ['nom', 'gen', 'dat', 'acc'] as const;
const PARTS = ['sub', 'adj', 'num', 'adv', 'pro', 'art', 'prp', 'kon', 'itj', 'ptl', 'abk', 'name'] as const;

function isPart(part: string): part is (typeof PARTS)[number] {
  return PARTS.some((known) => known === part);
}

/** Tense or mood of finite forms. */
const TENSES = { prs: 'present', pst: 'praet', sub1: 'sub1', sub2: 'sub2' } as const;
const PERSONS: Readonly<Record<string, string>> = { 1: 'pri', 2: 'sec', 3: 'ter' };
/** Adjective endings. */
const ENDING = /^(?:e[mnrs]?|n|s)$/;

function verbPhrase(
  positions: readonly string[],
  has: (value: string) => boolean,
  number: 'sg' | 'pl' | undefined,
): Phrase | undefined {
  if (has('inf')) return say(has('gen') ? 'part_inf_gen' : 'part_inf');
  if (has('zu')) return say('part_zu');
  if (has('imp') && number) {
    return say('form_case', { case: say('mood_imp'), number: say(`number_${number}`) });
  }
  const participle = (['part1', 'part2', 'zupart'] as const).find(has);
  if (participle) return declined(say(`part_${participle}`), positions);
  const tenses = (Object.keys(TENSES) as (keyof typeof TENSES)[]).filter(has);
  const persons = Object.keys(PERSONS).filter(has);
  if (tenses.length === 0 || persons.length === 0 || !number) return undefined;
  return say('form_person', {
    // “1st or 3rd person” is one phrase, because the alternatives share the noun.
    nth: say(`nth_${persons.map((person) => PERSONS[person]).join('_')}` as PhraseKey),
    number: say(`number_${number}`),
    tense: alternatives(tenses.map((tense) => say(`tense_${TENSES[tense]}`))),
  });
}

/** Adds degree and ending where the tag has them. */
function declined(part: Phrase, positions: readonly string[]): Phrase {
  let form = part;
  if (positions.includes('comp')) form = say('form_degree', { form, degree: say('degree_com') });
  if (positions.includes('sup')) form = say('form_degree', { form, degree: say('degree_sup') });
  const endings = positions.flatMap((position) => position.split('.')).filter((value) => ENDING.test(value));
  return endings.length > 0
    ? say('form_ending', { form, ending: alternatives(endings.map((ending) => `-${ending}`)) })
    : form;
}

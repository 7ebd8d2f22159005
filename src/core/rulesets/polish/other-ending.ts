import { isNoun } from '../../morphology/pl/tag.ts';
import { nearForms } from '../../rules/suggested/near-forms.ts';
import type { PolishQuestion } from './question.ts';

/** Endings that most nouns have in a case, or many of one gender, with the tag values of that case. */
const ENDINGS: ReadonlyArray<readonly [ending: string, ...of: string[]]> = [
  ['ami', 'pl', 'inst'],
  ['owie', 'pl', 'nom'],
  ['owi', 'sg', 'dat'],
  ['ach', 'pl', 'loc'],
  ['ów', 'pl', 'gen'],
  ['om', 'pl', 'dat'],
  ['i', 'pl', 'nom'],
  ['y', 'pl', 'nom'],
];

/** Endings by which the stem is known for one of the noun: *człowiek-*, *dzieci-* (dzieciom, dzieciach). */
const OTHERS: readonly string[] = ['', 'a', 'o', 'ę', 'u', 'owi', 'em', 'om', 'ach', 'ami'];

/** A stem that an ending follows: its last letter is a consonant, or the i that makes it soft. */
const STEM = /..[^aąeęoóuy]$/;

/** Forms of a noun, other than itself, that have to have the stem, so that the letters are not its stem by chance. */
const FEWEST = 2;

/** How common the noun is, so that somebody means it. */
const RAREST = 2;

/** Nouns of which the stem is one, commonest first. */
function nounsWith(stem: string, question: PolishQuestion): string[] {
  const readings = OTHERS.flatMap((ending) => question.readingsOf(stem + ending))
    .filter(({ tag, origin }) => isNoun(tag) && origin === 'attested')
    .sort(({ weight: one = 0 }, { weight: other = 0 }) => other - one);
  const formsOf = (noun: string) => new Set(readings.filter(({ lemma }) => lemma === noun).map(({ form }) => form));
  const common = readings.filter(({ weight = 0 }) => weight >= RAREST).map(({ lemma }) => lemma);
  return [...new Set(common)].filter((noun) => noun === stem || formsOf(noun).size >= FEWEST);
}

/**
 * The form that a noun has in the case that the word's ending shows, where it has another ending there, or another stem: `człowieków` →
 * *ludzi*, `dzieciami` → *dziećmi*, `chłopowi` → *chłopu*. Undefined where the letters are no stem of a noun with such an ending.
 */
export function inOtherEnding(question: PolishQuestion): string | undefined {
  const { form, game } = question;
  for (const [ending, ...of] of ENDINGS) {
    const stem = form.slice(0, -ending.length);
    if (!form.endsWith(ending) || !STEM.test(stem) || game.reach(stem) < stem.length) continue;
    for (const lemma of nounsWith(stem, question)) {
      const [found = ''] = nearForms(form, game.forms(lemma), ['subst', ...of]);
      const isOfCase = question.readingsOf(found).some(({ tag }) => of.every((value) => tag.values.has(value)));
      // Foreign words end in a vowel, too (*kolibri*): then the right form has to have another stem.
      if (isOfCase && (ending.length > 1 || !found.startsWith(stem))) return found;
    }
  }
  return undefined;
}

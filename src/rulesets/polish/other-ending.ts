import { isNoun } from '../../morphology/pl/tag.ts';
import type { PolishQuestion } from './question.ts';

/** An ending that most nouns have in a case, or many of one gender, with the tag values of that case. */
interface Ending {
  letters: string;
  of: readonly string[];
  /** Must the right form have another stem? Foreign words end so, too (*kolibri*). */
  isShort?: boolean;
}

const ENDINGS: readonly Ending[] = [
  { letters: 'ami', of: ['pl', 'inst'] },
  { letters: 'owie', of: ['pl', 'nom'] },
  { letters: 'owi', of: ['sg', 'dat'] },
  { letters: 'ach', of: ['pl', 'loc'] },
  { letters: 'ów', of: ['pl', 'gen'] },
  { letters: 'om', of: ['pl', 'dat'] },
  { letters: 'i', of: ['pl', 'nom'], isShort: true },
  { letters: 'y', of: ['pl', 'nom'], isShort: true },
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
  const seen = new Map<string, { forms: number; weight: number }>();
  for (const ending of OTHERS) {
    const readings = question
      .readingsOf(stem + ending)
      .filter(({ tag, origin }) => isNoun(tag) && origin === 'attested');
    for (const lemma of new Set(readings.map((reading) => reading.lemma))) {
      const { forms, weight } = seen.get(lemma) ?? { forms: 0, weight: 0 };
      const weights = readings.map((reading) => (reading.lemma === lemma ? (reading.weight ?? 0) : 0));
      seen.set(lemma, { forms: forms + 1, weight: Math.max(weight, ...weights) });
    }
  }
  return [...seen]
    .filter(([lemma, { forms, weight }]) => (forms >= FEWEST || lemma === stem) && weight >= RAREST)
    .sort(([, one], [, other]) => other.weight - one.weight)
    .map(([lemma]) => lemma);
}

/** The commonest legal form of the noun in a case. */
function formIn(
  lemma: string,
  of: readonly string[],
  question: PolishQuestion,
  isLegal: (form: string) => boolean,
): string | undefined {
  const weightIn = (form: string): number =>
    Math.max(
      ...question
        .readingsOf(form)
        .map((one) => (one.lemma === lemma && of.every((value) => one.tag.values.has(value)) ? (one.weight ?? 0) : -1)),
    );
  return [...new Set(question.game.forms(lemma).map(({ form }) => form))]
    .map((form) => ({ form, weight: weightIn(form) }))
    .filter(({ form, weight }) => weight >= 0 && isLegal(form))
    .sort((one, other) => other.weight - one.weight)[0]?.form;
}

/**
 * The form that a noun has in the case that the word's ending shows, where it has another ending there, or another stem: `człowieków` →
 * *ludzi*, `dzieciami` → *dziećmi*, `psowi` → *psu*. Undefined where the letters are no stem of a noun with such an ending.
 */
export function inOtherEnding(question: PolishQuestion, isLegal: (form: string) => boolean): string | undefined {
  const { form } = question;
  for (const { letters, of, isShort = false } of ENDINGS) {
    const stem = form.slice(0, -letters.length);
    if (!form.endsWith(letters) || !STEM.test(stem)) continue;
    for (const lemma of nounsWith(stem, question)) {
      const found = formIn(lemma, of, question, isLegal);
      if (found !== undefined && !(isShort && found.startsWith(stem))) return found;
    }
  }
  return undefined;
}

import LISTED from '../../../../dictionaries/packed/tables/de-contraction-hosts.json' with { type: 'json' };
import { SOUNDS_ALIKE } from '../../../diagnosis/difference.ts';
import { hasPosition } from '../../../morphology/de/tag.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isTypedAsName, startsWithCapital } from '../../../words/capital.ts';
import { lay } from '../../../words/lay.ts';
import { reason } from '../catalogue.ts';
import { isAdjective, isBare, isEnglish, isFiniteForm, isNoun, isSeparable } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { meantBy } from '../words-meant.ts';

/** Articles that are said without their ei, which is written with an apostrophe: ’nen. */
const ARTICLES: ReadonlySet<string> = new Set(LISTED.article.split(' '));

/** Parts of speech besides finite verbs and pronouns that `es` leans on: conjunctions, adverbs, particles. */
const HOSTS = new Set(['kon', 'adv', 'ptl']);

/** Pronouns that `es` leans on: those of persons, questions and relative clauses. */
const PRONOUNS: ReadonlySet<string> = new Set(LISTED.pronoun.split(' '));

/** Prepositions that `das` leans on. */
const WITH_DAS: ReadonlySet<string> = new Set(LISTED.preposition.split(' '));

/**
 * A joined form of a separable verb stands at the end of its clause, where no `es` follows; and what looks like the stem of an English verb is
 * the plural of its noun: Streams.
 */
const isHost = (one: TaggedReading): boolean =>
  (isFiniteForm(one) && (!isSeparable(one) || isBare(one)) && !isEnglish(one)) ||
  HOSTS.has(one.tag.positions[0]!) ||
  (one.tag.positions[0] === 'pro' && PRONOUNS.has(one.form));

/** How common a word is, as `Reading` counts, that is believed to begin a sentence with `es` behind it: Gehts, Weils. */
const COMMON = 4.5;

/** Verbs with a prefix look like no name: Vergelts Gott. */
const PREFIXED = /^(?:ent|er|ver|zer)/;

/** What ends so is rather an adjective: nächtiges. */
const ADJECTIVE = /(?:ig|isch|lich)es$/;

/** How common a form in -e is, as `Reading` counts, that is believed with `es` behind it; of others it is the plural of another language: angles. */
const MET_IN_E = 3;

/**
 * May `es` lean on the word here? With a capital it is rather a noun or a name in the genitive, unless it is met in every text: Arbeits-,
 * Adeles, Frischs.
 */
function isLikelyHost({ form, weight }: TaggedReading, question: GermanQuestion): boolean {
  const { typed } = question;
  if (isTypedAsName(typed)) {
    return (
      (weight >= COMMON || PREFIXED.test(form)) &&
      !question.readingsOf(form).some((one) => isNoun(one) && one.weight > weight)
    );
  }
  return !ADJECTIVE.test(question.form) && !(form.endsWith('e') && weight < MET_IN_E);
}

/** Is a noun rather meant that sounds the same: Unternähmens, of Unternehmen? */
const isMisspelledNoun = (question: GermanQuestion): boolean =>
  startsWithCapital(question.typed) &&
  meantBy(question, SOUNDS_ALIKE).some((near) => question.readingsOf(near).some(isNoun));

/** What is said before `es` for a verb in -st: isses, of ist. */
const WITHOUT_T = /(?<=s)ses$/;

/** A common verb with all of `es`: musses, isses. */
function withWholeEs(question: GermanQuestion): Reason | undefined {
  const { form } = question;
  const bases = [form.replace(WITHOUT_T, 't'), form.replace(/es$/, '')].filter((base) => base !== form);
  const host = bases
    .flatMap((base) => question.readingsOf(base))
    .find((one) => isFiniteForm(one) && one.weight >= COMMON);
  return host && reason('I.7.2', { base: host.spelling, lemma: host.lemma, tag: host.tag.text, particle: '-es' });
}

/**
 * A word with the s of `es` or of `das`: habs, wers, vergelts (I.7.2), gegens (I.7.1). Not a noun in the genitive, which another
 * dictionary has.
 */
export const withEs: WordDetector = (question) => {
  if (!/[^s]s$/.test(question.form) || question.spellings.some((one) => isNoun(one) || isAdjective(one))) return [];
  const whole = withWholeEs(question);
  if (whole) return [whole];
  const base = question.form.slice(0, -1);
  const readings = question.readingsOf(base);
  const preposition = readings.find(
    ({ form, tag, lemma }) => tag.positions[0] === 'prp' && form === lay(lemma) && WITH_DAS.has(lemma),
  );
  if (preposition) return [reason('I.7.1.parts', { parts: [preposition.spelling, 'das'] })];
  const host = readings.find((one) => isHost(one) && isLikelyHost(one, question));
  return host && !isMisspelledNoun(question)
    ? [reason('I.7.2', { base: host.spelling, lemma: host.lemma, tag: host.tag.text, particle: '-s' })]
    : [];
};

/** An article without its ei (I.1.2.a): nen, ner. */
export const clippedArticle: WordDetector = ({ form }) =>
  ARTICLES.has(`ei${form}`) ? [reason('I.1.2.a', { spelling: `’${form}`, base: `ei${form}` })] : [];

/** How common a form is, as `Reading` counts, that du is believed to lean on: wirste. */
const COMMON_BEFORE_DU = 3;

const isBeforeDu = (one: TaggedReading): boolean =>
  isFiniteForm(one) && hasPosition(one.tag, '2') && hasPosition(one.tag, 'sg') && one.weight >= COMMON_BEFORE_DU;

/** A verb that du has grown together with (I.7.1): wirste, kannste. */
export const withDu: WordDetector = (question) => {
  const base = question.form.slice(0, -1);
  const host = /[^aeiouäöü]ste$/.test(question.form) ? question.readingsOf(base).find(isBeforeDu) : undefined;
  return host ? [reason('I.7.1.parts', { parts: [host.spelling, 'du'] })] : [];
};

/** Words joined with a pronoun or an article: habs, wirste, nen (I.7.1, I.7.2, I.1.2.a). */
import LISTED from '../../../../../dictionaries/packed/tables/de-contraction-hosts.json' with { type: 'json' };
import { hasPosition } from '../../../morphology/de/tag.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { isAdjective, isBare, isEnglish, isFiniteForm, isNoun, isSeparable } from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, reason, type WordDetector } from '../query.ts';

/** Articles without their ei, which are written with an apostrophe: ’nen. */
const ARTICLES: ReadonlySet<string> = new Set(LISTED.article.split(' '));

/** Further parts of speech that take an attached `es`: conjunctions, adverbs, particles. */
const HOSTS = new Set(['kon', 'adv', 'ptl']);

/** Pronouns that take an attached `es`: personal, interrogative and relative ones. */
const PRONOUNS: ReadonlySet<string> = new Set(LISTED.pronoun.split(' '));

/** Prepositions that take an attached `das`. */
const WITH_DAS: ReadonlySet<string> = new Set(LISTED.preposition.split(' '));

/**
 * Words that take an attached `es`. A joined form of a separable verb ends its clause, so no `es` follows; the stem of an English verb is
 * the plural of its noun: Streams.
 */
const isHost = (one: GermanReading): boolean =>
  (isFiniteForm(one) && (!isSeparable(one) || isBare(one)) && !isEnglish(one)) ||
  HOSTS.has(one.tag.positions[0]!) ||
  (one.tag.positions[0] === 'pro' && PRONOUNS.has(one.form));

/** Spoken ending of a verb in -st before `es`: isses, of ist. */
const WITHOUT_T = /(?<=s)ses$/;

/** Least log-frequency of a verb that is written with the whole `es`. Rarer ones are nouns or misspellings. */
const COMMON_VERB = 4.5;

/** A common verb with all of `es`: musses, isses. */
function withWholeEs(query: GermanQuery): Reason | undefined {
  const { form } = query;
  const bases = [form.replace(WITHOUT_T, 't'), form.replace(/es$/, '')].filter((base) => base !== form);
  const host = bases
    .flatMap((base) => query.readingsOf(base))
    .find((one) => isFiniteForm(one) && one.logFrequency >= COMMON_VERB);
  return (
    host &&
    reason('I.7.2', { kind: 'attached', base: host.spelling, lemma: host.lemma, tag: host.tag.text, particle: '-es' })
  );
}

/**
 * A word with the s of `es` or of `das`: habs, wers, vergelts (I.7.2), gegens (I.7.1). A noun in the genitive, which another dictionary
 * has, is excluded, and so are words in -es, as many nouns and adjectives are.
 */
export const withEs: WordDetector = (query) => {
  if (query.spellings.some((one) => isNoun(one) || isAdjective(one))) return [];
  const whole = withWholeEs(query);
  if (whole) return [whole];
  if (!/[^es]s$/.test(query.form)) return [];
  const base = query.form.slice(0, -1);
  const readings = query.readingsOf(base);
  const preposition = readings.find(
    ({ form, tag, lemma }) => tag.positions[0] === 'prp' && form === toGermanTiles(lemma) && WITH_DAS.has(lemma),
  );
  if (preposition) return [reason('I.7.1.parts', { kind: 'parts', parts: [preposition.spelling, 'das'] })];
  // A verb with the letters of a preposition is far rarer: trotz.
  const host = readings[0]?.tag.positions[0] === 'prp' ? undefined : readings.find(isHost);
  return host
    ? [
        reason('I.7.2', {
          kind: 'attached',
          base: host.spelling,
          lemma: host.lemma,
          tag: host.tag.text,
          particle: '-s',
        }),
      ]
    : [];
};

/** An article without its ei (I.1.2.a): nen, ner. */
export const clippedArticle: WordDetector = ({ form }) =>
  ARTICLES.has(`ei${form}`) ? [reason('I.1.2.a', { kind: 'spelling', spelling: `’${form}`, base: `ei${form}` })] : [];

const isBeforeDu = (one: GermanReading): boolean =>
  isFiniteForm(one) && hasPosition(one.tag, '2') && hasPosition(one.tag, 'sg');

/** A verb joined with du (I.7.1): wirste, kannste. */
export const withDu: WordDetector = (query) => {
  const base = query.form.slice(0, -1);
  const host = /[^aeiouäöü]ste$/.test(query.form) ? query.readingsOf(base).find(isBeforeDu) : undefined;
  return host ? [reason('I.7.1.parts', { kind: 'parts', parts: [host.spelling, 'du'] })] : [];
};

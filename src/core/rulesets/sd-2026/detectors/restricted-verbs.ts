/** Forms that defective words lack (II.1.3, II.2.6), and alternative present forms that no verb has (II.2.5). */
import type { Detail } from '../../../rules/detail.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { MIN_WORD_LETTERS } from '../../../words/normalise.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import type { RuleName } from '../catalogue.ts';
import { FREE_VERBAL_PREFIXES } from '../formation/affixes.ts';
import { isInfinitive, isVerb } from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, reason, type WordDetector } from '../query.ts';

/** Rules under which a word has only some of its forms. */
const RESTRICTING: ReadonlySet<RuleName> = new Set<RuleName>(['II.1.3', 'II.2.6', 'II.2.6.impersonal']);

const isRestricted = ({ rule }: GermanReading): boolean => rule !== undefined && RESTRICTING.has(rule);

/** Endings of verbs and nouns, longest first. */
const ENDING = /(?:test|tet|ten|est|end|nen|te|et|en|es|em|er|st|e|n|s|t)$/;

/** Endings of forms that remain. */
const STAYING = ['', 't', 'et', 'en', 'n', 'e'];

/** Participle I of a verb whose third person remains: graupelnd → graupelt. */
const PARTICIPLE = /e?nd(?:e[mnrs]?)?$/;

/** Yields forms of the same word that may remain. */
function* remaining(form: string): Generator<string> {
  if (PARTICIPLE.test(form)) yield form.replace(PARTICIPLE, 't');
  const ending = ENDING.exec(form)?.[0];
  if (ending === undefined) return;
  for (const cut of new Set([ending.length, 1])) for (const staying of STAYING) yield form.slice(0, -cut) + staying;
}

/** The bar of a form that a rule takes from its word. */
function because({ rule, lemma, tag }: GermanReading): Reason[] {
  if (rule === undefined) return [];
  const detail: Detail = {
    kind: 'base',
    base: lemma,
    lemma,
    tag: tag.text,
    ...(RESTRICTING.has(rule) ? { other: toGermanTiles(lemma) } : {}),
  };
  return [reason(rule, detail, { effect: 'excludes' })];
}

/** A form that the spelling lexicon has as barred. */
export const takenAway: WordDetector = ({ taken }) => taken.slice(0, 1).flatMap(because);

/**
 * A missing form of a defective word: leibst of leiben, Parolis (II.1.3, II.2.6). The spelling lexicon has those of
 * verbs. Other words, and all words without that lexicon, are recognised by their endings.
 */
export const restricted: WordDetector = (query) => {
  const taken = query.taken.find(isRestricted);
  if (taken) return because(taken);
  const [, singular = ''] = /^(.+?)(?:e?s|e?ns?|e)$/.exec(query.form) ?? [];
  const bases = query.spelling ? [singular, `${singular}e`] : remaining(query.form);
  for (const base of bases) {
    if (base === query.form || base.length < MIN_WORD_LETTERS) continue;
    const reading = query.readingsOf(base).find((one) => isRestricted(one) && !(query.spelling && isVerb(one)));
    if (!reading?.rule) continue;
    const detail: Detail = {
      kind: 'base',
      base: reading.spelling,
      lemma: reading.lemma,
      tag: reading.tag.text,
      other: toGermanTiles(reading.lemma),
    };
    return [reason(reading.rule, detail, { effect: 'excludes' })];
  }
  return [];
};

const isAlternative = ({ rule }: GermanReading): boolean => rule === 'II.2.5';

/** Fewest letters of a verb form behind a prefix, and of the prefix. */
const MIN_FORM = 4;
const MIN_PREFIX = 2;

/** Other persons and moods made on an alternative present: bäckt → bäcken, bäcket (II.2.5). */
export const alternativeExtended: WordDetector = (query) => {
  const stem = /^(.+?)(?:e|en|et|est|end(?:e[mnrs]?)?|ens)$/.exec(query.form)?.[1];
  if (!stem) return [];
  const base = `${stem}t`;
  const reading = query.readingsOf(base).find(isAlternative);
  return reading
    ? [reason('II.2.5.limits', { kind: 'base', base: reading.spelling, lemma: reading.lemma, tag: reading.tag.text })]
    : [];
};

/** An obsolete alternative present under a prefix: auf-beutst, where aufbieten has none (II.2.5). */
export const alternativePrefixed: WordDetector = (query) => {
  // All obsolete ones have eu where the verb has ie, and stand in the second or third person.
  const { form } = query;
  if (!/eu.*t$/.test(form)) return [];
  for (let at = MIN_PREFIX; at <= form.length - MIN_FORM; at++) {
    const base = form.slice(at);
    const reading = query.readingsOf(base).find(isAlternative);
    const verb = reading && compound(query, form.slice(0, at), reading);
    if (reading && verb)
      return [
        reason('II.2.5.veraltet', {
          kind: 'attached',
          base: reading.spelling,
          lemma: verb,
          particle: `${form.slice(0, at)}-`,
        }),
      ];
  }
  return [];
};

/** Prefixes that combine with nearly any verb, listed or not: be-kriechen. */
const FREE: ReadonlySet<string> = new Set(FREE_VERBAL_PREFIXES);

/** The prefixed verb, if there is one. */
function compound(query: GermanQuery, prefix: string, { lemma }: GermanReading): string | undefined {
  const known = query.readingsOf(prefix + toGermanTiles(lemma)).find(isInfinitive)?.lemma;
  return known ?? (FREE.has(prefix) ? prefix + lemma : undefined);
}

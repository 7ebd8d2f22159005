import type { Detail } from '../../../rules/detail.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { MIN_WORD_LETTERS } from '../../../words/word-lengths.ts';
import type { RuleName } from '../catalogue.ts';
import { isVerb } from '../parts-of-speech.ts';
import type { TaggedReading, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

/** Rules under which a word has only some of its forms. */
const RESTRICTING: ReadonlySet<RuleName> = new Set<RuleName>(['II.1.3', 'II.2.6', 'II.2.6.impersonal']);

const isRestricted = ({ rule }: TaggedReading): boolean => rule !== undefined && RESTRICTING.has(rule);

/** Endings of verbs and nouns, longest first. */
const ENDING = /(?:test|tet|ten|est|end|nen|te|et|en|es|em|er|st|e|n|s|t)$/;

/** Forms that stay, made from what is left without the ending. */
const STAYING = ['', 't', 'et', 'en', 'n', 'e'];

/** Participle I, declined or not, of a verb whose third person stays: graupelnd → graupelt. */
const PARTICIPLE = /e?nd(?:e[mnrs]?)?$/;

/** Forms that may be left of the same word. */
function* remaining(form: string): Generator<string> {
  if (PARTICIPLE.test(form)) yield form.replace(PARTICIPLE, 't');
  const ending = ENDING.exec(form)?.[0];
  if (ending === undefined) return;
  for (const cut of new Set([ending.length, 1])) for (const staying of STAYING) yield form.slice(0, -cut) + staying;
}

/** What a form that a rule takes from its word is refused by. */
function because({ rule, lemma, tag }: TaggedReading): Reason[] {
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

/** A form that a rule takes from its word, where nothing more can be said of it. */
export const takenAway: WordDetector = ({ taken }) => taken.slice(0, 1).flatMap(because);

/**
 * Another form of a word that has only some: leibst of leiben, Parolis (II.1.3, II.2.6). The spelling lexicon has those of verbs; of
 * other words, and without that lexicon, they are told by their endings.
 */
export const restricted: WordDetector = (question) => {
  const taken = question.taken.find(isRestricted);
  if (taken) return because(taken);
  const [, singular = ''] = /^(.+?)(?:e?s|e?ns?|e)$/.exec(question.form) ?? [];
  const bases = question.spelling ? [singular, `${singular}e`] : remaining(question.form);
  for (const base of bases) {
    if (base === question.form || base.length < MIN_WORD_LETTERS) continue;
    const reading = question.readingsOf(base).find((one) => isRestricted(one) && !(question.spelling && isVerb(one)));
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

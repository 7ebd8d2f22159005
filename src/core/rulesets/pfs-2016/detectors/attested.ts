import CLASSES from '../../../../../dictionaries/packed/tables/pl-entry-classes.json' with { type: 'json' };
import { infinitivesOfPassive, positivesOfAdjective, positivesOfAdverb } from '../../../morphology/pl/derived-forms.ts';
import { withoutNie } from '../../../morphology/pl/particles.ts';
import {
  isActiveParticiple,
  isAdjective,
  isAdverb,
  isAfterPo,
  isCompared,
  isConverb,
  isGerund,
  isInfinitive,
  isNoun,
  isPassiveParticiple,
} from '../../../morphology/pl/tag.ts';
import type { Detail } from '../../../rules/detail.ts';
import type { PolishReading } from '../../polish/query.ts';
import { type ReadingDetector, type RecordedQuery, reason, type WordDetector } from '../query.ts';

/** A participle or gerund is a form of its verb; the passive one only if it is recorded (2, tail). */
export const participle: ReadingDetector = ({ lemma, tag }) => {
  const detail: Detail = { kind: 'reading', lemma, tag: tag.text };
  if (isPassiveParticiple(tag)) return reason('passive-attested', detail, { effect: 'admits' });
  return isConverb(tag) || isActiveParticiple(tag) || isGerund(tag) ? reason('participle-infinitive', detail) : null;
};

/** The infinitive is also the base form of the passive participle. */
export const passiveOfInfinitive: ReadingDetector = ({ lemma, tag }) =>
  isPassiveParticiple(tag) ? reason('participle-infinitive', { kind: 'reading', lemma, tag: tag.text }) : null;

/** A recorded comparative or superlative (4). */
export const comparison: ReadingDetector = ({ lemma, tag }) =>
  isCompared(tag) ? reason('degree-attested', { kind: 'reading', lemma, tag: tag.text }, { effect: 'admits' }) : null;

/** Its base form is the positive (2, tail). */
export const positive: ReadingDetector = ({ lemma, tag }) =>
  isCompared(tag) ? reason('degree-positive', { kind: 'reading', lemma, tag: tag.text }, { decides: false }) : null;

/** A gerund in -nienie beside the one in -nięcie, recorded as a noun: *ciągnienie* (2, tail). */
export const alternativeGerund: ReadingDetector = ({ lemma, tag }, query) => {
  const base = isNoun(tag) && lemma.endsWith('nienie') ? `${lemma.slice(0, -'ienie'.length)}ąć` : '';
  return base && isVerb(base, query)
    ? reason('gerund-alternative', { kind: 'base', lemma, base, tag: tag.text }, { effect: 'admits' })
    : null;
};

const isVerb = (word: string, query: RecordedQuery): boolean =>
  query.readingsOf(word).some(({ tag }) => isInfinitive(tag));

/**
 * Returns the words whose derivation may be undone: the word, and the word without nie-; none if a later list has the word as something
 * else (`listwowaty` is no participle of *listwować*), or if only nie- is barred (`nietańszy`).
 */
function undoable({ form, late, game }: RecordedQuery): string[] {
  const base = withoutNie(form)?.base;
  if (late.length > 0 || (base !== undefined && game.has(base))) return [];
  return base === undefined ? [form] : [form, base];
}

/** A passive participle that only later lists have, or no list, of a recorded verb: `popadnięty`, `banych` (2, tail). */
export const unattestedPassive: WordDetector = (query) => {
  const late = query.late.find(({ lemma, tag }) => isPassiveParticiple(tag) && isVerb(lemma, query));
  if (late) {
    const { lemma, tag } = late;
    return [reason('passive-attested', { kind: 'reading', lemma, tag: tag.text }, { effect: 'excludes' })];
  }
  for (const word of undoable(query)) {
    const lemma = infinitivesOfPassive(word).find((infinitive) => isVerb(infinitive, query));
    if (lemma) return [reason('passive-attested', { kind: 'reading', lemma }, { effect: 'excludes' })];
  }
  return [];
};

/** A comparative or superlative that only later lists have, or no list: `błoższy` (4). */
export const unattestedDegree: WordDetector = (query) => {
  const late = query.late.find(({ lemma, tag }) => isCompared(tag) && query.game.has(lemma));
  if (late) {
    const { lemma, tag } = late;
    return [reason('degree-attested', { kind: 'reading', lemma, tag: tag.text }, { effect: 'excludes' })];
  }
  for (const word of undoable(query)) {
    const readings = (words: readonly string[]) => words.flatMap((one) => query.readingsOf(one));
    // Of `zmęczeńszy` it is *zmęczony*, whose plural shows the stem.
    const lemma =
      readings(positivesOfAdjective(word)).find(({ tag }) => isAdjective(tag) && !isCompared(tag))?.lemma ??
      readings(positivesOfAdverb(word)).find(({ tag }) => isAdverb(tag) && !isCompared(tag))?.form;
    if (lemma) return [reason('degree-attested', { kind: 'reading', lemma }, { effect: 'excludes' })];
  }
  return [];
};

const ALTERNATIVE = /^(?:nie)?(\p{L}+n)(?:ienie|ienia|ieniu|ieniem|ień|ieniom|ieniami|ieniach)$/u;

/** A gerund in -nienie that no dictionary records: `plunieniu`, `gaśnienie` (2, tail). */
export const unattestedGerund: WordDetector = (query) => {
  const stem = ALTERNATIVE.exec(query.form)?.[1];
  if (stem === undefined) return [];
  // Before a soft n, s and z are soft as well: *gasnąć*, *gaśnienie*.
  const hard = stem.replace(/śn$/, 'sn').replace(/źn$/, 'zn');
  const base = [`${stem}ąć`, `${hard}ąć`].find((infinitive) => isVerb(infinitive, query));
  return base ? [reason('gerund-alternative', { kind: 'base', base }, { effect: 'excludes' })] : [];
};

const AFTER_PO = /(?:s|c|dz)ku$/;

/** Adjectives in which -ski is no suffix of a noun. The list of 2015 has the form of some of them (`nisku`), which the document bars. */
const SKI_OF_NO_NOUN: ReadonlySet<string> = new Set(CLASSES['ski-of-no-noun'].split(' '));

/** -sku, -cku, -dzku after “po”, of an adjective that comes from a noun (5.3). */
export const afterPo: ReadingDetector = ({ lemma, tag }) =>
  isAfterPo(tag) && !SKI_OF_NO_NOUN.has(lemma)
    ? reason('context-po-sku', { kind: 'reading', lemma, tag: tag.text })
    : null;

/** Returns true for a form after “po” that the document bars even if a list has it. */
export const isBarredAfterPo = ({ lemma, tag }: PolishReading): boolean => isAfterPo(tag) && SKI_OF_NO_NOUN.has(lemma);

/**
 * The form after “po” of an adjective that is derived from no noun, or from more than a noun (5.3): `wąsku`, `nadmorsku`. The list of 2015
 * identifies them: it has the form of all other recorded adjectives in -ski, -cki, -dzki.
 */
export const afterPoOfNoNoun: WordDetector = (query) => {
  const { form } = query;
  const adjective = `${form.slice(0, -1)}i`;
  if (!AFTER_PO.test(form) || !query.readingsOf(adjective).some(({ tag }) => isAdjective(tag))) return [];
  // In `nieludzku` nie- is what the document bars (6.6).
  if (query.game.has(withoutNie(form)?.base ?? '')) return [];
  const tag = query.late.find((reading) => isAfterPo(reading.tag))?.tag.text;
  return [reason('context-po-sku-denominal', { kind: 'reading', lemma: adjective, ...(tag ? { tag } : {}) })];
};

/** Bars of the comparison and declension of adjectives, by their kind (II.4). */
import type { Detail } from '../../../rules/detail.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import type { RuleName } from '../catalogue.ts';
import { nounMember } from '../formation/members.ts';
import {
  ATTRIBUTIVE_ONLY,
  COMPARABLE_COLOURS,
  END_STATE,
  HIGHEST_OR_LOWEST,
  INDECLINABLE,
  INDECLINABLE_COLOURS,
  INTENSIFIERS,
  OTHER_COLOURS,
  PREDICATIVE_FOREIGN,
  PREDICATIVE_ONLY,
  Y_NOT_COMPARED,
} from '../lists.ts';
import { isAdjective, isBaseAdjective, isComparative, isSuperlative } from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, reason, type WordDetector } from '../query.ts';

/** Letters of a first member before one of the nine colours. */
const MIN_MEMBER = 3;

const isColourOf = (lemma: string, colours: ReadonlySet<string>): boolean => {
  for (const colour of colours) if (lemma.endsWith(colour) && lemma.length >= colour.length + MIN_MEMBER) return true;
  return false;
};

/** A foreign colour, or a compound of one: lila, hellrosa. */
export function isForeignColour(lemma: string): boolean {
  return OTHER_COLOURS.has(lemma) || isColourOf(lemma, OTHER_COLOURS);
}

/** A colour that may not be compared: a foreign one, or a compound of one of the nine. */
export function isOtherColour(lemma: string): boolean {
  return isForeignColour(lemma) || isColourOf(lemma, COMPARABLE_COLOURS) || /.{3}farben$/.test(lemma);
}

/** Ends of adjectives before which these words are not intensifiers: kern-los, staub-frei, ur-bar, ober-deutsch, affen-artig. */
const NOT_INTENSIFIED =
  /(?:los|frei|bar|artig|ähnlich|weise|weltlich|bildlich|christlich|deutsch|montan|verwandt|legal|real|bereit|hohl|wund|haltig|süchtig|mäßig)$|^nagelfest$/;

/** Returns true if the adjective may be intensified, by its end (II.4.1, last bullet). */
export function mayBeIntensified(lemma: string): boolean {
  return !NOT_INTENSIFIED.test(lemma);
}

/** Returns true when an intensifier stands before an adjective that is a word by itself. */
function isIntensified(lemma: string, query: GermanQuery): boolean {
  if (!mayBeIntensified(lemma)) return false;
  const tiles = toGermanTiles(lemma);
  for (const [part, except] of INTENSIFIERS) {
    const first = toGermanTiles(part);
    if (!tiles.startsWith(first) || except.some((second) => lemma === part + second)) continue;
    if (query.readingsOf(tiles.slice(first.length)).some((one) => isAdjective(one) && isBaseAdjective(one)))
      return true;
  }
  return false;
}

/** Returns true for an adjective that says that something is absent, which is an end state (II.4.1.b): eisfrei; not unfrei. */
const isFreeOf = (lemma: string): boolean => /^(?!un).{2,}frei$/.test(lemma);

function hasDeclinedForm({ form, lemma }: GermanReading, query: GermanQuery): boolean {
  const declined = query.readingsOf(form.endsWith('e') ? `${form}n` : `${form}es`);
  return declined.some((one) => isAdjective(one) && one.lemma === lemma);
}

/** Returns true when the adjective is marked as undeclined, or when it ends like a foreign word and has no declined form: prima, solo. */
function isUndeclined(reading: GermanReading, query: GermanQuery): boolean {
  const { lemma, tag } = reading;
  return tag.positions.includes('indecl') || (/[aiouéèê]$/.test(lemma) && !hasDeclinedForm(reading, query));
}

/** The rule by which the spelling lexicon bars this form of the adjective. The compiler knows its kind. */
function barInLexicon({ lemma }: GermanReading, { taken }: GermanQuery): RuleName | undefined {
  return taken.find((one) => one.lemma === lemma && isAdjective(one) && one.rule !== 'II.4.5.noentry')?.rule;
}

/** Returns true if -er is the comparative that gay and dry lack, and not an ending (II.4.4). */
export function isBarredDegree(form: string, { lemma }: GermanReading): boolean {
  return form.endsWith('er') && Y_NOT_COMPARED.has(lemma);
}

/** The rule that bars the comparison of this adjective. */
function barOfComparison(reading: GermanReading, query: GermanQuery): RuleName {
  const { lemma } = reading;
  if (Y_NOT_COMPARED.has(lemma)) return 'II.4.4.gay-dry';
  if (isOtherColour(lemma)) return 'II.4.6.other';
  if (PREDICATIVE_FOREIGN.has(lemma)) return 'II.4.3.predicative';
  if (INDECLINABLE.has(lemma)) return 'II.4.3.indecl';
  if (HIGHEST_OR_LOWEST.has(lemma)) return 'II.4.1.a';
  if (END_STATE.has(lemma) || isFreeOf(lemma)) return 'II.4.1.b';
  if (ATTRIBUTIVE_ONLY.has(lemma) || lemma.endsWith('malig')) return 'II.4.1.c';
  if (PREDICATIVE_ONLY.has(lemma)) return 'II.4.1.d';
  if (isIntensified(lemma, query)) return 'II.4.1.e';
  const packed = barInLexicon(reading, query);
  if (packed !== undefined) return packed;
  return isUndeclined(reading, query) ? 'II.4.3.indecl' : 'II.4.compare';
}

/** The rule that bars the declension of this adjective; null when it is declined. */
function barOfDeclension(reading: GermanReading, query: GermanQuery): RuleName | null {
  const { lemma } = reading;
  if (INDECLINABLE_COLOURS.has(lemma)) return 'II.4.6.b';
  if (PREDICATIVE_FOREIGN.has(lemma)) return 'II.4.3.predicative';
  if (INDECLINABLE.has(lemma)) return 'II.4.3.indecl';
  if (lemma.endsWith('y')) return null;
  const named = OTHER_COLOURS.has(lemma) || PREDICATIVE_ONLY.has(lemma);
  if (named ? hasDeclinedForm(reading, query) : !isUndeclined(reading, query)) return null;
  if (OTHER_COLOURS.has(lemma)) return 'II.4.6.b';
  const packed = barInLexicon(reading, query);
  if (packed !== undefined) return packed;
  return PREDICATIVE_ONLY.has(lemma) ? 'II.4.3.predicative' : 'II.4.3.indecl';
}

const COMPARED = /^(.+?)(er|e?st)(e[mnrs]?)?$/;

/** A superlative has its e after a dental, a sibilant or a vowel. */
const takesE = (stem: string): boolean => /(?:[dtszx]|sch|[aeiouäöüy]h?)$/.test(stem);

/** Returns true when the suffix of the degree may follow this stem. */
const isJoined = (stem: string, degree: string): boolean =>
  degree === 'er' ? !stem.endsWith('e') : degree === 'st' || takesE(stem);

/** Yields stems of the positive: with -e, without umlaut, with the e of -el and -er. */
function* positives(stem: string): Generator<string> {
  yield stem;
  yield `${stem}e`;
  const plain = stem.replace(/[äöü](?=[^aeiouäöü]+$)/, (umlaut) => PLAIN[umlaut] ?? umlaut);
  if (plain !== stem) yield plain;
  if (/[^aeiouäöü][lr]$/.test(stem)) yield `${stem.slice(0, -1)}e${stem.at(-1)}`;
}

const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** The readings of all positives that the compared form may belong to. */
function positivesOf(query: GermanQuery, stem: string): GermanReading[] {
  return [...positives(stem)].flatMap((base) =>
    query.readingsOf(base).filter((one) => isAdjective(one) && isBaseAdjective(one)),
  );
}

/** The colour with a second stem in its declined forms: lilan-e. */
function colourOf(query: GermanQuery, stem: string): GermanReading | undefined {
  return query
    .readingsOf(`${stem}e`)
    .find((one) => isAdjective(one) && isForeignColour(one.lemma) && one.form !== `${toGermanTiles(one.lemma)}e`);
}

const UMLAUT: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

/** Returns true when the adjective has a comparative, with or without umlaut: schwärzer, for schwarzer. */
function isComparable({ form, lemma }: GermanReading, { readingsOf }: Pick<GermanQuery, 'readingsOf'>): boolean {
  const umlauted = form.replace(/[aou](?=[^aeiouäöü]*$)/, (vowel) => UMLAUT[vowel] ?? vowel);
  return [form, umlauted].some((stem) =>
    readingsOf(`${stem}er`).some((one) => one.lemma === lemma && isAdjective(one) && isComparative(one)),
  );
}

/** Comparative or superlative of an adjective that has none: hellröteste, endgültiger-e (II.4.1, II.4.3, II.4.4, II.4.6). */
export const compared: WordDetector = (query) => {
  const [, stem, degree, ending] = COMPARED.exec(query.form) ?? [];
  if (stem === undefined || degree === undefined || !isJoined(stem, degree)) return [];
  // A superlative without an ending is an elative, which has a rule of its own.
  if (degree !== 'er' && !ending) return [];
  const readingsOf = query.readingsOf.bind(query);
  const colour = colourOf(query, stem);
  const barred = [...(colour ? [colour] : []), ...positivesOf(query, stem)]
    .filter((one) => !isComparable(one, { readingsOf }))
    .map((one) => ({ one, rule: barOfComparison(one, query) }));
  // A colour precedes a rare adjective: `beigeste` is of beige, not of beig.
  const found = barred.find(({ rule }) => rule !== 'II.4.compare') ?? barred[0];
  return found
    ? [because(found.rule, found.one, degree === 'er' ? '-er' : '-ste')]
    : unknownFreeOf(query, stem, ending);
};

/** The same for an adjective in -frei that no dictionary has. It may be declined, but has no degrees in any case. */
function unknownFreeOf(query: GermanQuery, stem: string, ending: string | undefined): Reason[] {
  if (!ending || !isFreeOf(stem) || query.readingsOf(stem).length > 0) return [];
  const particle = query.form.slice(stem.length, -ending.length);
  return nounMember(query, stem.slice(0, -'frei'.length))
    ? [reason('II.4.1.b', { kind: 'attached', base: stem, lemma: stem, particle: `-${particle}` })]
    : [];
}

/** A superlative without an ending that no dictionary has: extremst (II.4.5). */
export const elative: WordDetector = (query) => {
  const [, stem, degree] = /^(.+?)(e?st)$/.exec(query.form) ?? [];
  if (stem === undefined || degree === undefined || !isJoined(stem, degree)) return [];
  const reading = query.readingsOf(`${query.form}e`).find(isSuperlative) ?? positivesOf(query, stem)[0];
  if (!reading) return [];
  const bar = isSuperlative(reading) ? 'II.4.compare' : barOfComparison(reading, query);
  const entry = because('II.4.5.noentry', reading, '-st');
  return bar === 'II.4.compare' ? [entry] : [entry, because(bar, reading, '-st')];
};

function because(rule: RuleName, { spelling, lemma, tag }: GermanReading, particle: string) {
  return reason(rule, { kind: 'attached', base: spelling, lemma, tag: tag.text, particle }, { effect: 'excludes' });
}

const isDictionaryForm = (one: GermanReading): boolean =>
  isAdjective(one) && isBaseAdjective(one) && toGermanTiles(one.lemma) === one.form;

/** Declined form of an adjective that has none: petroles (II.4.3, II.4.6.b). */
export const declined: WordDetector = (query) => {
  const stem = /^(.+?)e[mnrs]?$/.exec(query.form)?.[1];
  if (!stem) return [];
  for (const base of [stem, `${stem}e`]) {
    const reading = query.readingsOf(base).find(isDictionaryForm);
    const rule = reading && !isBarredDegree(query.form, reading) && barOfDeclension(reading, query);
    if (rule) {
      const detail: Detail = {
        kind: 'attached',
        base: reading.spelling,
        lemma: reading.lemma,
        tag: reading.tag.text,
        particle: `-${query.form.slice(stem.length)}`,
      };
      return [reason(rule, detail, { effect: 'excludes' })];
    }
  }
  return undeclinedColour(query, stem);
};

/** A colour that the lexicon has as a noun alone, as it is no adjective that declines: fuchsiaes, cognaces (II.4.6.b). */
function undeclinedColour({ form, game }: GermanQuery, stem: string): Reason[] {
  if (!OTHER_COLOURS.has(stem) || !game.has(stem)) return [];
  return [
    reason(
      'II.4.6.b',
      { kind: 'attached', base: stem, lemma: stem, particle: `-${form.slice(stem.length)}` },
      { effect: 'excludes' },
    ),
  ];
}

/** Why an adjective has no comparison or no declension, as far as its kind tells (II.4). */
import { toGermanTiles } from '../../words/to-tiles.ts';
import type { RuleName } from './catalogue.ts';
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
} from './lists.ts';
import { isAdjective, isBaseAdjective } from './parts-of-speech.ts';
import type { GermanQuestion, TaggedReading } from './question.ts';

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

/** What stands after a word that looks like an intensifier and is none: kern-los, ober-deutsch, affen-artig. */
const NOT_INTENSIFIED =
  /(?:los|artig|ähnlich|weise|weltlich|bildlich|christlich|deutsch|montan|verwandt|legal|real|bereit|hohl|wund|haltig|süchtig|mäßig)$|^nagelfest$/;

/** May the adjective be an intensified one, as far as its end tells (II.4.1, last bullet)? */
export function mayBeIntensified(lemma: string): boolean {
  return !NOT_INTENSIFIED.test(lemma);
}

/** Does an intensifier stand before an adjective that is a word by itself? */
function isIntensified(lemma: string, question: GermanQuestion): boolean {
  if (!mayBeIntensified(lemma)) return false;
  const laid = toGermanTiles(lemma);
  for (const [part, except] of INTENSIFIERS) {
    const first = toGermanTiles(part);
    if (!laid.startsWith(first) || except.some((second) => lemma === part + second)) continue;
    if (question.readingsOf(laid.slice(first.length)).some((one) => isAdjective(one) && isBaseAdjective(one)))
      return true;
  }
  return false;
}

function hasDeclinedForm({ form, lemma }: TaggedReading, question: GermanQuestion): boolean {
  const declined = question.readingsOf(form.endsWith('e') ? `${form}n` : `${form}es`);
  return declined.some((one) => isAdjective(one) && one.lemma === lemma);
}

/** Is the adjective marked as one without declension, or does it end like a foreign word that has none: prima, solo? */
function isUndeclined(reading: TaggedReading, question: GermanQuestion): boolean {
  const { lemma, tag } = reading;
  return tag.positions.includes('indecl') || (/[aiouéèê]$/.test(lemma) && !hasDeclinedForm(reading, question));
}

/** The rule by which the spelling lexicon has the form as one that is taken from this adjective: the compiler knows its kind. */
function barInLexicon({ lemma }: TaggedReading, { taken }: GermanQuestion): RuleName | undefined {
  return taken.find((one) => one.lemma === lemma && isAdjective(one) && one.rule !== 'II.4.5.noentry')?.rule;
}

/** Is -er here the degree that gay and dry have not, and no ending (II.4.4)? */
export function isBarredDegree(form: string, { lemma }: TaggedReading): boolean {
  return form.endsWith('er') && Y_NOT_COMPARED.has(lemma);
}

/** The rule that bars the comparison of this adjective. */
export function barOfComparison(reading: TaggedReading, question: GermanQuestion): RuleName {
  const { lemma } = reading;
  if (Y_NOT_COMPARED.has(lemma)) return 'II.4.4.gay-dry';
  if (isOtherColour(lemma)) return 'II.4.6.other';
  if (PREDICATIVE_FOREIGN.has(lemma)) return 'II.4.3.predicative';
  if (INDECLINABLE.has(lemma)) return 'II.4.3.indecl';
  if (HIGHEST_OR_LOWEST.has(lemma)) return 'II.4.1.a';
  if (END_STATE.has(lemma) || /.{3}frei$/.test(lemma)) return 'II.4.1.b';
  if (ATTRIBUTIVE_ONLY.has(lemma) || lemma.endsWith('malig')) return 'II.4.1.c';
  if (PREDICATIVE_ONLY.has(lemma)) return 'II.4.1.d';
  if (isIntensified(lemma, question)) return 'II.4.1.e';
  const packed = barInLexicon(reading, question);
  if (packed !== undefined) return packed;
  return isUndeclined(reading, question) ? 'II.4.3.indecl' : 'II.4.compare';
}

/** The rule that bars the declension of this adjective; null when it is declined. */
export function barOfDeclension(reading: TaggedReading, question: GermanQuestion): RuleName | null {
  const { lemma } = reading;
  if (INDECLINABLE_COLOURS.has(lemma)) return 'II.4.6.b';
  if (PREDICATIVE_FOREIGN.has(lemma)) return 'II.4.3.predicative';
  if (INDECLINABLE.has(lemma)) return 'II.4.3.indecl';
  if (lemma.endsWith('y')) return null;
  const named = OTHER_COLOURS.has(lemma) || PREDICATIVE_ONLY.has(lemma);
  if (named ? hasDeclinedForm(reading, question) : !isUndeclined(reading, question)) return null;
  if (OTHER_COLOURS.has(lemma)) return 'II.4.6.b';
  const packed = barInLexicon(reading, question);
  if (packed !== undefined) return packed;
  return PREDICATIVE_ONLY.has(lemma) ? 'II.4.3.predicative' : 'II.4.3.indecl';
}

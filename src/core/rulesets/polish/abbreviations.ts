import type { Reading } from '../../lexicon/lexicon.ts';
import { isAbbreviation, parseTags } from '../../morphology/pl/tag.ts';
import { abbreviationBesideWord, meaningsOf, standForEach } from '../../rules/abbreviations.ts';
import type { DetailOf } from '../../rules/detail.ts';
import { hasInnerCapital } from '../../words/capital.ts';
import { abbreviates } from '../../words/letters.ts';
import { lowerCase, upperCase } from '../../words/normalise.ts';
import { PolishQuery } from './query.ts';

/** Returns true when the spelling consists of capitals alone: `NATO`. */
export const isInCapitals = (spelling: string): boolean =>
  hasInnerCapital(spelling) && spelling === upperCase(spelling);

/** Points inside, the last one removed: `m.in`, `p.n.e`. */
const POINTED = /^\p{L}{1,4}(?:\.\p{L}{1,4})+$/u;

export const isTaggedAbbreviation = ({ tag }: Reading): boolean => parseTags(tag).some(isAbbreviation);

/** Returns the number of letters that both words have in common at the end. */
function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length++;
  return length;
}

/** Returns the expansion of a declined abbreviation in the case of its ending: `mjrach` of *major* is *majorach*. */
function inSameCase(source: string, query: PolishQuery): string {
  const { form, game } = query;
  const lemmas = new Set(query.readingsOf(source).map(({ lemma }) => lemma));
  const [best] = [...lemmas]
    .flatMap((lemma) => game.forms(lemma))
    .filter((one) => abbreviates(form, one.form) && sharedEnd(form, one.form) > 0)
    .sort((a, b) => sharedEnd(form, b.form) - sharedEnd(form, a.form) || a.form.length - b.form.length);
  return best?.form ?? source;
}

/**
 * Returns the detail of an abbreviation in lower case: the curated row of the word itself, whose expansion comes before that of a
 * dictionary of forms (`ks` is a priest before it is a prince), then that dictionary's entry, then a row of which it may be a form.
 */
function inLowerCase(query: PolishQuery): DetailOf<'meaning'> | null {
  const { form, spellings } = query;
  const curated = spellings.filter(({ mark, source }) => mark === 'abbreviation' && source !== undefined);
  const own = curated.find(({ lemma }) => lemma === form);
  if (own?.source !== undefined) return { kind: 'meaning', source: own.source };
  const tagged = spellings.find(isTaggedAbbreviation);
  if (tagged) return { kind: 'meaning', source: tagged.source ?? tagged.lemma, tag: tagged.tag };
  const [source] = curated[0]?.source === undefined ? [] : meaningsOf(curated[0].source);
  // A word that looks like a declined abbreviation is the word: *umów* is not a form of *um*.
  return source === undefined || query.game.has(form) ? null : { kind: 'meaning', source: inSameCase(source, query) };
}

/** Minimum number of letters of a symbol with an inner capital that is the same word in lower case: `kWh`, and not `kW` beside *kw.* */
const SHORTEST_SYMBOL = 3;

/** Minimum number of initials that are unlikely to be another name's: `CKM`, but not `BD` of *bardzo dobry*. */
const SHORTEST_INITIALS = 3;

/** Returns the initials of the words of an expansion: `ckm`. */
const initials = (source: string): string => lowerCase(source.replace(/(\p{L})\p{L}*[^\p{L}]*/gu, '$1'));

/**
 * Returns true when the letters are an abbreviation of lower-case Polish words and another abbreviation in capitals: `km` and `KM`, `fm`
 * and `FM`. Abbreviations of foreign words are the same in both (`html`). So are initials that no dictionary has in capitals (`CKM`) and
 * titles (`MGR`).
 */
function isOtherInCapitals(query: PolishQuery, source: string): boolean {
  const { typed, form, game, spellings } = query;
  if (typed === form || !hasInnerCapital(typed)) return false;
  const isMixed = typed !== upperCase(typed);
  if (isMixed) return form.length < SHORTEST_SYMBOL;
  if (!spellings.some(({ spelling }) => spelling === typed)) {
    const [commonest = ''] = meaningsOf(source);
    const isTitle = query.readingsOf(commonest).some(({ tag }) => tag.values.has('m1'));
    // An abbreviation that is written with a point has no other meaning: `GODZ`.
    const isPlain = initials(commonest) === form || spellings.some(({ tag }) => tag.startsWith('brev:pun'));
    if (isTitle || (isPlain && form.length >= SHORTEST_INITIALS)) return false;
  }
  return spellings.some(isTaggedAbbreviation) || source.split(/;? /).every((word) => game.has(lowerCase(word)));
}

/**
 * Returns the detail of the word as an abbreviation: its expansion, or only its spelling if the letters are known in another case. Returns
 * null if no list has it as an abbreviation.
 */
export function abbreviated(query: PolishQuery): DetailOf<'spelling' | 'meaning'> | null {
  const { typed, form, isPointed, game } = query;
  const isLetter = isPointed && form.length === 1 && !game.has(form);
  const source = hasSigns(form) || isLetter ? withSigns(query) : undefined;
  if (source !== undefined || (form.includes('.') && POINTED.test(form))) {
    // The last point of `m.in.` was removed with surrounding punctuation; `w/w` has none.
    const spelling = isPointed || form.includes('.') ? `${typed}.` : typed;
    return { kind: 'spelling', spelling, ...(source === undefined ? {} : { source }) };
  }
  if (form.length < 2) return null;
  const known = inLowerCase(query);
  // An abbreviation with a point may differ from the one without: *gr.* is a group, *gr* a grosz.
  const isOne = isPointed && !hasInnerCapital(typed) && (known !== null || !game.has(form));
  const pointed = isOne ? abbreviationBesideWord(query.spelling, query)?.source : undefined;
  if (pointed !== undefined) return { kind: 'meaning', source: pointed };
  if (!known) return null;
  if (!hasInnerCapital(typed)) return known;
  return { ...(isOtherInCapitals(query, known.source ?? '') ? {} : known), kind: 'spelling', spelling: typed };
}

/** A point, a space, a hyphen or a slash inside. */
export const hasSigns = (form: string): boolean => /[. /-]/.test(form);

/** Returns the expansion of an abbreviation with signs or of a single letter, or of several in a row: `m.in.`, `s.`, `st. sierż.` */
function withSigns(query: PolishQuery): string | undefined {
  const { typed, form, isPointed, game, spelling } = query;
  const whole = abbreviationBesideWord(spelling, { typed, form, isPointed: true })?.source;
  // Words that are written apart without a point are not abbreviations: *ad acta*, of *ad* and *acta*.
  if (whole !== undefined || !form.includes(' ') || !(isPointed || form.includes('.'))) return whole;
  return standForEach(typed, (part) => {
    const one = new PolishQuery({ typed: part, form: lowerCase(part), isPointed: true }, game, spelling);
    return abbreviationBesideWord(spelling, one)?.source ?? inLowerCase(one)?.source;
  });
}

/**
 * Returns the expansion of an abbreviation that is spelled as typed, with its capitals: `PKP`, `kWh`. The capital of `Ks` may be that of a
 * sentence.
 */
export function standsFor(query: PolishQuery): string | undefined {
  const { typed, spellings } = query;
  const asTyped = spellings.find(({ spelling, mark }) => spelling === typed && mark === '');
  // `Miami` is a name before it is a form of *Mi*.
  return asTyped?.source ?? (hasInnerCapital(typed) ? abbreviated(query)?.source : undefined);
}

/** Returns true when dictionaries have the word with the capitals as typed: `EuroCity`. Other capitals inside a word are slips: `OBsługa`. */
export const isInOwnCase = ({ typed, spellings }: PolishQuery): boolean =>
  spellings.some(({ spelling }) => spelling === typed);

/** Returns true for capitals in unusual places: `PiS`. */
export const isSpelledLikeNoOther = (spelling: string): boolean =>
  hasInnerCapital(spelling) && spelling !== upperCase(spelling);

/**
 * Returns true when dictionaries have the letters in capitals and also in lower case, as an abbreviation or a common word. Such capitals
 * are not a name (`HTML`, `VAT`), and they are not the word in lower case (`kg` is not `KG`).
 */
export function isNoNameInCapitals({ spelling = '' }: Reading, { spellings }: PolishQuery): boolean {
  const isCapitals = spelling.length > 1 && isInCapitals(spelling);
  return isCapitals && spellings.some((other) => other.spelling === undefined && !isForeign(other));
}

const isForeign = ({ mark }: Reading): boolean => mark === 'foreign-phrase';

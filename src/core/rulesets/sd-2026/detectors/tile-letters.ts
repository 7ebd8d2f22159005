import type { Reason } from '../../../rules/verdict.ts';
import { names } from '../formation/derivation.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';
import { likeliestSpelling } from '../words-meant.ts';
import { bars } from './known-bars.ts';

const LIGATURE = /[œæ]/iu;
/** Has the spelling a ß, in either case? */
export const hasEszett = (spelling: string): boolean => /[ßẞ]/u.test(spelling);
/** As before 1996 after short vowels, where a word ends or a consonant follows: daß, mußte; between vowels it is misspelled: wißen. */
const OLD_ESZETT = /[ßẞ](?![aeiouyäöü])/iu;
/** May the spelling be that of before 1996 of a word that has ss today? */
export const mayBeOldEszett = (spelling: string): boolean => OLD_ESZETT.test(spelling);
/** Letters with a mark that is not laid; the dots of ä, ö, ü are. */
const ACCENT = /[^a-zäöüßœæ]/giu;

/** Letters of the spelling that are laid otherwise, for each of the rules of I.2. */
function laidOtherwise(spelling: string): Reason[] {
  const accents = [...new Set(spelling.normalize('NFC').replace(LIGATURE, '').match(ACCENT) ?? [])].join('');
  return [
    ...(accents === '' ? [] : [reason('I.2.accent', { kind: 'letters', spelling, letters: accents })]),
    ...(LIGATURE.test(spelling) ? [reason('I.2.ligature', { kind: 'spelling', spelling })] : []),
    ...(hasEszett(spelling) ? [reason('I.2.eszett', { kind: 'letters', spelling, letters: 'ß' })] : []),
  ];
}

const eszetts = (spelling: string): number => spelling.split(/[ßẞ]/u).length;

/** A ß that was typed where the likeliest reading has none (Reißverschluß has one too many): the word is laid alike, and spelled otherwise today. */
function writtenWithSs(question: GermanQuestion, likeliest: TaggedReading): Reason[] {
  const { typed, form } = question;
  const tooMany = (spelling: string): boolean => eszetts(spelling) < eszetts(typed);
  if (!tooMany(likeliest.spelling)) return [];
  const offered = likeliestSpelling(form, question);
  const today = tooMany(offered) ? offered : likeliest.spelling;
  return [
    reason('I.2.eszett', { kind: 'letters', letters: 'ß', ...(mayBeOldEszett(typed) ? { today } : { other: today }) }),
  ];
}

/**
 * Accents, ligatures and ß: in the word as asked, or in the spelling of its likeliest reading when it was asked as it is laid (I.2).
 * What is spelled otherwise in less likely ones is not told: Masse is no Maße.
 */
export function laid(question: GermanQuestion, likeliest: TaggedReading | undefined): Reason[] {
  const rather = likeliest ? writtenWithSs(question, likeliest) : [];
  if (rather.length > 0) return rather;
  const asked = laidOtherwise(question.typed);
  return asked.length > 0 || !likeliest ? asked : laidOtherwise(likeliest.spelling);
}

/** Umlauts have tiles of their own: told of a word that has one, because it may not be laid with AE, OE or UE (I.2). */
export const umlauts: WordDetector = ({ form }) => {
  const letters = [...new Set(form.match(/[äöü]/g) ?? [])].join('');
  return letters === '' ? [] : [reason('I.2.umlaut', { kind: 'letters', letters }, { decides: false })];
};

const SPELLED_OUT: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/** A u that belongs to another sound is no umlaut spelled out: `neue`, `Quelle`, `Aue`. */
const DIGRAPH = /ae|oe|(?<![aeq])ue/g;

/** More digraphs than this are not tried one by one. */
const MAX_DIGRAPHS = 3;

/** The word with umlauts for the digraphs, for as many of them as can be. */
function* withUmlauts(form: string, places: readonly number[]): Generator<string> {
  for (let chosen = (1 << places.length) - 1; chosen > 0; chosen--) {
    let base = form;
    // From the right, so that the places left of it stay.
    for (let i = places.length - 1; i >= 0; i--) {
      const at = places[i]!;
      if (chosen & (1 << i)) base = base.slice(0, at) + SPELLED_OUT[base.slice(at, at + 2)] + base.slice(at + 2);
    }
    yield base;
  }
}

/** An umlaut that is spelled out, where the word with the umlaut may be played (I.2), or is a name: Tuerkei. */
export const umlautSpelledOut: WordDetector = (question) => {
  const { form, game } = question;
  const places = [...form.matchAll(DIGRAPH)].map(({ index }) => index);
  if (places.length === 0 || places.length > MAX_DIGRAPHS) return [];
  const bases = [...withUmlauts(form, places)];
  const base = bases.find((one) => game.has(one));
  if (base !== undefined) {
    const letters = [...new Set(places.map((at) => form.slice(at, at + 2)))].join('');
    return [
      reason(
        'I.2.umlaut',
        { kind: 'letters', base: likeliestSpelling(base, question), letters },
        { effect: 'excludes' },
      ),
    ];
  }
  return question.spellings.length > 0 ? [] : bases.flatMap((one) => names(question, one).slice(0, 1)).flatMap(bars);
};

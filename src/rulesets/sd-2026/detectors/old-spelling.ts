import OLD_STEMS from '../../../../dictionaries/packed/tables/de-old-stems.json' with { type: 'json' };
import { reason } from '../catalogue.ts';
import type { GermanQuestion, WordDetector } from '../question.ts';

/** Stems as spelled before 1996, laid, with their spelling of today. Whoever lays the old one needs an entry for it (I.1.1). */
const STEMS: ReadonlyArray<readonly [old: RegExp, today: string]> = Object.entries(OLD_STEMS).map(([old, today]) => [
  new RegExp(old),
  today,
]);

/** Letters of before 1901 in words that are not foreign: Thier, Bäckerey. An entry for these has no word of today beside it. */
const BEFORE_1901: ReadonlyArray<readonly [old: RegExp, today: string]> = [
  [/th/g, 't'],
  [/ey/g, 'ei'],
];

/** Two equal consonants before a vowel, where a compound of today keeps all three: Schiffahrt. */
const DOUBLED = /([bdfgklmnprt])\1(?=[aeiouäöü])/g;

/** The playable form that one of the replacements makes of the form. */
const replaced = (replacements: typeof STEMS, { form, game }: GermanQuestion): string | undefined =>
  replacements.map(([old, today]) => form.replace(old, today)).find((base) => base !== form && game.has(base));

/** A form as dictionaries write it. */
const written = (base: string | undefined, question: GermanQuestion): string | undefined =>
  base === undefined ? undefined : (question.readingsOf(base)[0]?.spelling ?? base);

/** Today's spelling of a form that is spelled as before 1996, where that may be played. */
const spelledToday = (question: GermanQuestion): string | undefined =>
  written(replaced(STEMS, question) ?? tripled(question.form, (candidate) => question.game.has(candidate)), question);

/** The word of today behind the th and ey of before 1901. */
const before1901 = (question: GermanQuestion): string | undefined => written(replaced(BEFORE_1901, question), question);

/** Old spelling of a word that may be played in today's: Rauhbein (I.10.2). */
export const oldSpelling: WordDetector = (question) => {
  const base = spelledToday(question) ?? before1901(question);
  return base === undefined ? [] : [reason('I.10.2.old', { base })];
};

/** Old spelling that dictionaries have as an entry of its own (I.1.1). */
export const oldSpellingWithEntry: WordDetector = (question) => {
  const base = spelledToday(question);
  return base === undefined ? [] : [reason('I.1.1.old-spelling', { base }, { decides: false })];
};

/** The compound with three equal consonants; both of its parts have at least three letters. */
function tripled(form: string, has: (form: string) => boolean): string | undefined {
  for (const { index, 1: consonant } of form.matchAll(DOUBLED)) {
    if (index < 2 || index > form.length - 4) continue;
    const base = form.slice(0, index) + consonant + form.slice(index);
    if (has(base)) return base;
  }
  return undefined;
}

/** An antonym in un- under a general reference for -hältig and -färbig, which does not cover it (I.10.3). */
export const oldAntonym: WordDetector = ({ form }) =>
  /^un.*(?:hältig|färbig)(?:e[mnrs]?)?$/.test(form) ? [reason('I.10.3.old-antonym', { particle: 'un-' })] : [];

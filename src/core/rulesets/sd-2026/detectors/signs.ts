import { abbreviationBesides } from '../../../rules/abbreviation-besides.ts';
import { standForEach } from '../../../rules/meanings.ts';
import { withoutAffixSigns } from '../../../words/query.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import type { RuleName } from '../catalogue.ts';
import { GermanQuestion, taggedReadings, type WordDetector } from '../question.ts';
import { reason } from '../reason.ts';
import { likeliestSpelling } from '../words-meant.ts';

const SIGNS = /[^\p{L}\p{M}\p{N}]/gu;
const DIGITS = /\p{N}/gu;

const eachOnce = (signs: readonly string[] | null): string => [...new Set(signs)].join('');

/** Rules of abbreviations that are written with points. */
const WITH_POINTS: ReadonlySet<string> = new Set(['I.3.a', 'I.3.b'] satisfies RuleName[]);

/** Rules of abbreviations. */
const ABBREVIATED = /^I\.(?:3\.|1\.2\.d)/;

/** What an abbreviation with signs inside stands for, which the hand-kept list has without them: `z.B.`, `i.d.R.`, `Dipl.-Ing.`, `km/h` */
function standsFor({ form, typed, spelling }: GermanQuestion): { source?: string } {
  const letters = typed.replace(SIGNS, '');
  const readings = spelling ? taggedReadings(spelling, form.replace(SIGNS, '')) : [];
  const rows = readings.filter(({ lemma, rule }) => ABBREVIATED.test(rule ?? '') && lemma === letters);
  // With points e.V. is the association; eV has none.
  const row = (form.includes('.') && rows.find(({ rule }) => WITH_POINTS.has(rule ?? ''))) || rows[0];
  const source = row?.note ?? abbreviationBesides(spelling, { typed, form, isPointed: true })?.source;
  return source === undefined ? {} : { source };
}

/** An abbreviation of one letter, or written apart, or several in a row: S., z. B., Dr. med. (I.3.a) */
export const abbreviatedApart: WordDetector = (question) => {
  const { form, typed, isPointed, game, spelling } = question;
  if (!isPointed && !form.includes('.')) return [];
  const spelled = typed.endsWith('.') ? typed : `${typed}.`;
  const told = (source: string | undefined) =>
    source === undefined ? [] : [reason('I.3.a', { kind: 'spelling', spelling: spelled, source })];
  if (form.length === 1) return told(abbreviationBesides(spelling, question)?.source);
  if (!form.includes(' ')) return [];
  const { source } = standsFor(question);
  if (source !== undefined) return told(source);
  const standsForPart = (part: string) =>
    standsFor(new GermanQuestion({ typed: part, form: toGermanTiles(part), point: true }, game, spelling)).source;
  return told(standForEach(typed, standsForPart));
};

/**
 * Signs that no tile has: affixes printed with dots or a hyphen (I.1.2.e), digits (I.3.e), points (I.3.a), hyphens, apostrophes and all
 * others (I.1.2.a).
 */
export const signs: WordDetector = (question) => {
  const { form, typed } = question;
  const affix = withoutAffixSigns(form);
  const digits = eachOnce(form.match(DIGITS));
  if (affix !== null && digits === '') return [reason('I.1.2.e', { kind: 'spelling', spelling: typed, base: affix })];
  const withDigits = digits === '' ? [] : [reason('I.3.e', { kind: 'letters', spelling: typed, letters: digits })];
  const letters = eachOnce(form.match(SIGNS));
  if (letters === '') return withDigits;
  const abbreviated = /[./-]/.test(letters) ? standsFor(question) : {};
  // The letters of an abbreviation are no word that was meant: s.o., so.
  const base = abbreviated.source === undefined && { base: likeliestSpelling(form.replace(SIGNS, ''), question) };
  const special = reason('I.1.2.a', { kind: 'letters', spelling: typed, letters, ...base });
  const abbreviation = letters.includes('.')
    ? reason('I.3.a', { kind: 'spelling', spelling: typed, ...abbreviated })
    : abbreviated.source !== undefined &&
      reason('I.3.b', { kind: 'entry', lemma: typed, ...abbreviated }, { curated: true });
  const pointed = abbreviation ? [abbreviation] : [];
  return [...withDigits, ...pointed, special];
};

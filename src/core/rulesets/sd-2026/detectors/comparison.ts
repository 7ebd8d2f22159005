import { toGermanTiles } from '../../../words/to-tiles.ts';
import type { RuleName } from '../catalogue.ts';
import { barOfComparison, isForeignColour } from '../comparable.ts';
import { isAdjective, isBaseAdjective, isComparative, isSuperlative } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

const COMPARED = /^(.+?)(er|e?st)(e[mnrs]?)?$/;

/** A superlative has its e after a dental, a sibilant or a vowel. */
const takesE = (stem: string): boolean => /(?:[dtszx]|sch|[aeiouäöüy]h?)$/.test(stem);

/** May the degree stand at this stem? */
const isJoined = (stem: string, degree: string): boolean =>
  degree === 'er' ? !stem.endsWith('e') : degree === 'st' || takesE(stem);

/** Stems of adjectives that a compared form may be made of: with their -e, without umlaut, with the e of -el and -er. */
function* positives(stem: string): Generator<string> {
  yield stem;
  yield `${stem}e`;
  const plain = stem.replace(/[äöü](?=[^aeiouäöü]+$)/, (umlaut) => PLAIN[umlaut] ?? umlaut);
  if (plain !== stem) yield plain;
  if (/[^aeiouäöü][lr]$/.test(stem)) yield `${stem.slice(0, -1)}e${stem.at(-1)}`;
}

const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** The readings of all positives that the compared form may belong to. */
function positivesOf(question: GermanQuestion, stem: string): TaggedReading[] {
  return [...positives(stem)].flatMap((base) =>
    question.readingsOf(base).filter((one) => isAdjective(one) && isBaseAdjective(one)),
  );
}

/** The colour that has a further stem in its declined forms, where this is that stem: lilan-e. */
function colourOf(question: GermanQuestion, stem: string): TaggedReading | undefined {
  return question
    .readingsOf(`${stem}e`)
    .find((one) => isAdjective(one) && isForeignColour(one.lemma) && one.form !== `${toGermanTiles(one.lemma)}e`);
}

const UMLAUT: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

/** Has the adjective a comparison of another shape: schwärzer, where schwarzer was asked? */
function isComparable({ form, lemma }: TaggedReading, { readingsOf }: Pick<GermanQuestion, 'readingsOf'>): boolean {
  const umlauted = form.replace(/[aou](?=[^aeiouäöü]*$)/, (vowel) => UMLAUT[vowel] ?? vowel);
  return [form, umlauted].some((stem) =>
    readingsOf(`${stem}er`).some((one) => one.lemma === lemma && isAdjective(one) && isComparative(one)),
  );
}

/** Comparative or superlative of an adjective that has none: hellröteste, endgültiger-e (II.4.1, II.4.3, II.4.4, II.4.6). */
export const compared: WordDetector = (question) => {
  const [, stem, degree, ending] = COMPARED.exec(question.form) ?? [];
  if (stem === undefined || degree === undefined || !isJoined(stem, degree)) return [];
  // Without an ending the superlative is an elative, which has a rule of its own.
  if (degree !== 'er' && !ending) return [];
  const readingsOf = question.readingsOf.bind(question);
  const colour = colourOf(question, stem);
  const barred = [...(colour ? [colour] : []), ...positivesOf(question, stem)]
    .filter((one) => !isComparable(one, { readingsOf }))
    .map((one) => ({ one, rule: barOfComparison(one, question) }));
  // `beigeste` is of the colour beige, though there is a rare beig.
  const found = barred.find(({ rule }) => rule !== 'II.4.compare') ?? barred[0];
  return found ? [because(found.rule, found.one, degree === 'er' ? '-er' : '-ste')] : [];
};

/** A superlative without an ending that no dictionary has: extremst (II.4.5). */
export const elative: WordDetector = (question) => {
  const [, stem, degree] = /^(.+?)(e?st)$/.exec(question.form) ?? [];
  if (stem === undefined || degree === undefined || !isJoined(stem, degree)) return [];
  const reading = question.readingsOf(`${question.form}e`).find(isSuperlative) ?? positivesOf(question, stem)[0];
  if (!reading) return [];
  const bar = isSuperlative(reading) ? 'II.4.compare' : barOfComparison(reading, question);
  const entry = because('II.4.5.noentry', reading, '-st');
  return bar === 'II.4.compare' ? [entry] : [entry, because(bar, reading, '-st')];
};

function because(rule: RuleName, { spelling, lemma, tag }: TaggedReading, particle: string) {
  return reason(rule, { kind: 'attached', base: spelling, lemma, tag: tag.text, particle }, { effect: 'excludes' });
}

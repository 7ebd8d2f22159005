import { genitivesBesideIjYj } from '../../../morphology/pl/old-genitive.ts';
import {
  isDepreciative,
  isGenitivePlural,
  isGerund,
  isNoun,
  isPlural,
  isVocative,
} from '../../../morphology/pl/tag.ts';
import { nominativeOf } from '../base-of-verbal.ts';
import { finding } from '../finding.ts';
import { isUsuallySingular } from '../natural-classes.ts';
import type { PolishQuestion, ReadingDetector, TaggedReading, WordDetector } from '../question.ts';

/** The noun that the form is of: of a gerund its own nominative, which is no form of the verb's other nouns (`pojęć`: pojęcie). */
function nounOf(reading: TaggedReading, question: PolishQuestion): string {
  if (!isGerund(reading.tag)) return reading.lemma;
  return nominativeOf(reading, question, (tag) => isGerund(tag) && tag.values.has('sg') && tag.values.has('nom'));
}

/**
 * Plural of a noun (4.a). It decides for gerunds and for nouns that dictionaries call singular only, if the form is nothing but plural:
 * *siarki* is a singular first.
 */
export const plural: ReadingDetector = (reading, question) => {
  const { lemma, tag } = reading;
  const { readings } = question;
  if (!(isNoun(tag) || isGerund(tag)) || isDepreciative(tag) || !isPlural(tag)) return null;
  // A lemma that is itself a plural (`wakacje`) has nothing potential about it.
  if ([...tag.values].some((value) => value === 'p1' || value === 'p2' || value === 'p3')) return null;
  const singular = isNoun(tag) && isUsuallySingular(lemma);
  const decides = (isGerund(tag) || singular) && readings.every((other) => isPlural(other.tag));
  const noun = nounOf(reading, question);
  return finding(
    'potential-plural',
    { kind: 'reading', lemma: noun, tag: tag.text },
    { decides, curated: decides && singular },
  );
};

/**
 * Depreciative nominative plural of a masculine-personal noun (4.b). It decides where the form is nothing else: *polonisty* is a
 * genitive first, *barany* the plural of the animal.
 */
export const depreciative: ReadingDetector = ({ lemma, tag }, { readings }) => {
  if (!isDepreciative(tag)) return null;
  return finding(
    'potential-depreciative',
    { kind: 'reading', lemma, tag: tag.text },
    { decides: readings.every((other) => isDepreciative(other.tag)) },
  );
};

/** Vocative singular that differs from the nominative (4.c); it decides where the form is nothing but a vocative. */
export const vocative: ReadingDetector = ({ form, lemma, tag }, question) => {
  if (!isNoun(tag) || isPlural(tag) || !isVocative(tag) || form === lemma) return null;
  return finding(
    'potential-vocative',
    { kind: 'reading', lemma, tag: tag.text },
    { decides: question.readings.every((other) => isVocative(other.tag)) },
  );
};

/**
 * Vocative in -cze of a noun in -ec with mobile e (4.j): akowiec, akowca → akowcze. The genitive shows the stem that is left when
 * the e drops: jeździec, jeźdźca → jeźdźcze.
 */
export const vocativeCze: ReadingDetector = ({ form, lemma, tag }, question) => {
  if (!form.endsWith('cze') || !lemma.endsWith('ec') || !isNoun(tag) || !isVocative(tag) || isPlural(tag)) return null;
  const genitive = `${form.slice(0, -3)}ca`;
  const mobile = question.readingsOf(genitive).some((other) => other.lemma === lemma && isNoun(other.tag));
  return mobile ? finding('potential-cze', { kind: 'reading', lemma, tag: tag.text, other: genitive }) : null;
};

/**
 * Variant genitive plural in -ij/-yj beside -ii/-ji (4.i): bazylii → bazylij, gracji → gracyj, feerii → feeryj.
 * The lexicon may have the form without a reading, so the regular genitive is looked up.
 */
export const genitiveIjYj: WordDetector = (question) => {
  for (const regular of genitivesBesideIjYj(question.form)) {
    const reading = question.readingsOf(regular).find(({ tag }) => isGenitivePlural(tag));
    if (reading)
      return [
        finding('potential-ij-yj', { kind: 'reading', lemma: reading.lemma, tag: reading.tag.text, other: regular }),
      ];
  }
  return [];
};

/**
 * Lexemes whose forms are all those of another one as well: a noun that is a verb's gerund, an adjective or noun that is its participle, a
 * plural with a lemma of its own. Counts do not separate them. An entry in Wiktionary, and its translations, show that the word is a lexeme
 * of its own. The numbers were fitted to running text.
 */
import type { FormReading } from '../../../src/core/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/core/lexicon/packed-lexicon.ts';
import type { Commonness, Counted, CountedLemma } from './language.ts';
import { readTranslated } from './translated.ts';

/** Returns true for the tag of a plural with a lemma of its own. */
export const isOfPluralNoun = (tag: string): boolean => /^subst:pl.*:p[23]$/.test(tag);
const isOfNoun = (tag: string): boolean => tag.startsWith('subst');
const isOfParticiple = (tag: string): boolean => /^p(?:pas|act)/.test(tag);
const isOfGerund = (tag: string): boolean => tag.startsWith('ger:sg') && !tag.includes(':neg');

/** Frequency of all finite forms of a verb, against its gerund as a noun, below which the verb is unused. */
const RARE_SHARE = 0.02;

/** Returns the lemmas with estimates for those that have such rivals. */
export function withRivals(lemmas: readonly Commonness[], lexicon: PackedLexicon, counted: Counted): Commonness[] {
  const rivals = new Rivals(lemmas, lexicon, counted);
  const besideVerbs = lemmas.map((one) => rivals.keep({ ...one, frequency: rivals.besideVerb(one) }));
  return besideVerbs.map((one) => ({ ...one, frequency: rivals.besideSingular(one) }));
}

class Rivals {
  readonly #translated = readTranslated();
  readonly #frequencies = new Map<string, number>();

  constructor(
    lemmas: readonly Commonness[],
    readonly lexicon: PackedLexicon,
    readonly counted: Counted,
  ) {
    for (const one of lemmas) this.keep(one);
  }

  keep(one: Commonness): Commonness {
    this.#frequencies.set(`${one.lemma} ${one.partOfSpeech}`, one.frequency);
    return one;
  }

  /** Returns the frequency of a lemma beside the verbs whose gerund or participle it is. */
  besideVerb({ lemma, partOfSpeech, frequency }: Commonness): number {
    if (partOfSpeech !== 'subst' && partOfSpeech !== 'adj') return frequency;
    const readings = this.lexicon.readings(lemma);
    const gerunds = readings.filter(({ tag }) => tag.startsWith('ger:sg:nom'));
    if (partOfSpeech === 'subst' && gerunds.length > 0) {
      const verbs = [...new Set(gerunds.map((one) => one.lemma))];
      const estimates = verbs.map((verb) => this.#besideGerund(lemma, verb));
      // For unused verbs there is nothing to estimate by: *śniadanie*, *stowarzyszenie*.
      return Math.max(...estimates, verbs.every((verb) => this.#isHardlyMet(verb, lemma)) ? frequency : 0);
    }
    if (!readings.some(({ tag }) => isOfParticiple(tag))) return frequency;
    const { languages } = this.#translated(lemma, partOfSpeech);
    return frequency * Math.min(1, 0.02 * (1 + languages) ** 1.5);
  }

  /**
   * Estimates a noun beside a gerund. A gerund is rarer against the verb's other forms, more often in the locative, after *po* and *przy*,
   * and less often plural than a noun.
   */
  #besideGerund(noun: string, verb: string): number {
    const { languages, isVerbal } = this.#translated(noun, 'subst');
    const forms = this.#forms(noun, isOfNoun);
    const all = this.#met(forms);
    const plural = this.#met(forms.filter(({ reading }) => /^subst:pl:(?:dat|inst|loc)/.test(reading.tag)));
    const locative = this.#met(forms.filter(({ reading }) => /^subst:sg:loc/.test(reading.tag)));
    const verbal = this.#met(this.#forms(verb, (tag) => tag.startsWith('verb')));
    const odds =
      2 *
      (1 + languages) ** 0.5 *
      (all / verbal) ** 0.35 *
      (plural / all) ** 0.16 *
      (all / locative) ** 0.24 *
      (isVerbal ? 0.4 : 1);
    return odds * this.#commonness({ lemma: verb, partOfSpeech: 'verb' }, isOfGerund);
  }

  /** Returns true when the verb is unused, against the noun that is its gerund. */
  #isHardlyMet(verb: string, noun: string): boolean {
    const verbal = this.#met(this.#forms(verb, (tag) => tag.startsWith('verb')));
    return verbal < RARE_SHARE * this.#met(this.#forms(noun, isOfNoun));
  }

  /** Returns the frequency of a plural with a lemma of its own beside the nouns whose plural it is, if it is the likelier reading. */
  besideSingular({ lemma, partOfSpeech, frequency }: Commonness): number {
    if (partOfSpeech !== 'subst') return frequency;
    const forms = this.#forms(lemma, isOfNoun);
    if (!forms.every(({ reading }) => isOfPluralNoun(reading.tag))) return frequency;
    const plurals = new Set(forms.map(({ form }) => form));
    const isPlural = (tag: string): boolean => tag.startsWith('subst:pl') && !isOfPluralNoun(tag);
    const nouns = this.lexicon.readings(lemma).filter((one) => one.lemma !== lemma && isPlural(one.tag));
    const estimates = [...new Set(nouns.map((one) => one.lemma))].map((noun) => {
      const singular = this.#forms(noun, (tag) => tag.startsWith('subst:sg')).filter(({ form }) => !plurals.has(form));
      const odds =
        0.25 *
        (1 + this.#translated(lemma, 'subst').languages) ** 1.1 *
        (1 + this.#translated(noun, 'subst').languages) ** -0.8 *
        (this.#met(forms) / this.#met(singular)) ** 0.165;
      return odds > 1 ? odds * this.#commonness({ lemma: noun, partOfSpeech }, isPlural) : 0;
    });
    return Math.max(frequency, ...estimates);
  }

  #forms(lemma: string, of: (tag: string) => boolean): FormReading[] {
    return this.lexicon.forms(lemma).filter(({ reading }) => reading.lemma === lemma && of(reading.tag));
  }

  /** Returns the total frequency of the forms, at least 1. */
  #met(forms: readonly FormReading[]): number {
    return [...new Set(forms.map(({ form }) => form))].reduce((all, form) => all + this.counted.met(form), 1);
  }

  /** Returns the frequency of the forms of a lemma with such tags. */
  #commonness({ lemma, partOfSpeech }: CountedLemma, of: (tag: string) => boolean): number {
    const tags = new Set(this.#forms(lemma, of).map(({ reading }) => reading.tag));
    const share = [...tags].reduce((all, tag) => all + this.counted.share(tag), 0);
    return (this.#frequencies.get(`${lemma} ${partOfSpeech}`) ?? 0) * share;
  }
}

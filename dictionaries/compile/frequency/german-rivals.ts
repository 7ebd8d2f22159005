/**
 * Lexemes most or all of whose forms are another one's as well, so that what is counted gives one of them next to nothing, or too much: an adjective
 * beside a verb's participle or a noun, a noun beside a verb. In how many languages somebody translated the entry in Wiktionary (WikDict) tells
 * that there is such a word. What is stated here is how often it is meant at least or at most for each time that the other is: enough for a verdict
 * to tell by the form, or by the case that was typed, which is meant.
 */

import type { FormReading, Reading } from '../../../src/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/lexicon/packed-lexicon.ts';
import { lay } from '../../../src/words/lay.ts';
import { readPartsOfEntries, readTranslatedWords } from '../de/headwords.ts';
import type { Commonness, Counted } from './language.ts';

/**
 * Languages that an entry is translated into, at least: of an adjective beside a participle of the present or the past, or a noun; of a noun
 * beside a verb. Declined participles with fewer the document has as the verb's: *geöffnete* (II.2.3.a).
 */
const ENOUGH = { part1: 2, part2: 5, adjective: 8, noun: 6 } as const;

/** The same of a noun beside the declined form of an adjective or participle, and beside another noun's form. */
const ENOUGH_BESIDE = { declined: 7, noun: 6 } as const;

/**
 * Declined, a participle with such an entry is the adjective: *die kommenden Jahre*, though *kommen* is met everywhere. The bare participle of the
 * past is met so much more often than a declined one that it stays the verb's all the same, while that of the present is hardly met as the verb's.
 */
const BESIDE_PARTICIPLE = { part1: 2, part2: 1.5 } as const;

/**
 * What is left of an adjective beside a participle of the past, if fewer than so many languages translate it: running text has the bare form
 * oftener as the verb's than was counted.
 */
const BARE = { left: 0.4, certain: 6 } as const;

/** With a small letter an adjective is told before a noun that is a thousand times as common, with a capital the noun: *blau*, *Blau*. */
const BESIDE_NOUN = 0.02;

/** With a capital a noun is told before a finite verb that is three hundred times as common: *Wolle*. */
const BESIDE_VERB = { least: 0.02, most: 0.002 } as const;

/** A dictionary form is told before another noun's form of its letters: *Mais*, *Alter*, no forms of *Mai* and *Alte*. */
const BESIDE_FORM = 2;

/** … but before its plural only where so many times as many languages translate it: *Zeuge*, while *Fächer* is rather the plural of *Fach*. */
const BESIDE_PLURAL = 1.5;

/**
 * A form that is met so often among a thousand million words, and so much of which is a verb's, is the verb's at the start of a sentence, too:
 * nothing tells that the noun is met at all. *Habe*, *Hast*.
 */
const EVERYWHERE = { met: 3e5, explained: 0.2 } as const;

/** What a reading counts that nobody has attested. */
const TRUST = { attested: 1, inferred: 0.3, derived: 0.01 } as const;

const ENDING = /^e[mnrs]?$/;
const FINITE = /^ver:(?:prs|pst|sub|imp)/;
const DECLINED = /^(?:adj:pos|ver:part[12]):e[mnrs]?(?::|$)/;
const NOUN = /^sub:/;
/** A noun of which no more than the entry is known has no case. */
const DICTIONARY_FORM = /^sub(?::sg:nom|$)/;
const PLURAL = /^sub:pl:nom/;
/** Of a noun that is declined as an adjective; a verdict takes two powers of ten from it, as from a finite verb. */
const STRONG = /^sub:sg:nom:m\.f$/;

export function withRivals(lemmas: readonly Commonness[], lexicon: PackedLexicon, counted: Counted): Commonness[] {
  const rivals = new Rivals(lemmas, lexicon, counted);
  return lemmas.map((one) => ({ ...one, frequency: rivals.frequencyOf(one) }));
}

class Rivals {
  readonly #words = readTranslatedWords();
  readonly #adjectives = new Map<string, number>();
  /** Adjectives and adverbs. */
  readonly #others = new Map<string, number>();
  readonly #frequencies = new Map<string, number>();

  constructor(
    lemmas: readonly Commonness[],
    readonly lexicon: PackedLexicon,
    readonly counted: Counted,
  ) {
    for (const { lemma, part, languages } of readPartsOfEntries()) {
      this.#others.set(lemma, Math.max(languages, this.#others.get(lemma) ?? 0));
      if (part === 'adj') this.#adjectives.set(lemma, languages);
    }
    for (const { lemma, partOfSpeech, frequency } of lemmas)
      this.#frequencies.set(`${lemma} ${partOfSpeech}`, frequency);
  }

  frequencyOf(one: Commonness): number {
    if (one.partOfSpeech === 'adj') return this.#adjective(one);
    return one.partOfSpeech === 'sub' && one.isHomograph ? this.#noun(one) : one.frequency;
  }

  #adjective({ lemma, frequency }: Commonness): number {
    const readings = this.lexicon.readings(lay(lemma));
    const languages = this.#adjectives.get(lemma) ?? 0;
    const isDeclined = ([first, degree, ending = '']: string[]) =>
      first === 'adj' && degree === 'pos' && ENDING.test(ending);
    const least = readings.map(({ lemma: other, tag }) => {
      const [first, kind = ''] = tag.split(':');
      if (first === 'sub') return languages >= ENOUGH.adjective ? BESIDE_NOUN * this.#frequency(other, 'sub') : 0;
      if (first !== 'ver' || (kind !== 'part1' && kind !== 'part2') || languages < ENOUGH[kind]) return 0;
      const ofVerb = this.#share(other, ([, participle, ending = '']) => participle === kind && ENDING.test(ending));
      const declined = this.#share(lemma, isDeclined);
      return declined > 0 ? (BESIDE_PARTICIPLE[kind] * this.#frequency(other, 'ver') * ofVerb) / declined : 0;
    });
    const isVerbs = languages < BARE.certain && readings.some(({ tag }) => tag.startsWith('ver:part2'));
    return Math.max(frequency * (isVerbs ? BARE.left : 1), ...least);
  }

  #noun({ lemma, frequency }: Commonness): number {
    const form = lay(lemma);
    const readings = this.lexicon.readings(form);
    const own = readings.filter((one) => one.lemma === lemma && DICTIONARY_FORM.test(one.tag));
    const share = Math.max(0, ...own.map(({ tag, origin }) => this.counted.share(tag) * TRUST[origin]));
    if (share === 0) return frequency;
    const least = Math.max(...readings.filter((one) => one.lemma !== lemma).map((one) => this.#besideNoun(lemma, one)));
    const verbs = readings.filter(({ tag }) => FINITE.test(tag)).map((one) => this.#met(one, 'ver'));
    if (verbs.length === 0 || least > 0) return Math.max(frequency, least / share);
    const verb = Math.max(...verbs);
    const met = this.counted.met(form);
    const isVerbs = met >= EVERYWHERE.met && verbs.reduce((all, one) => all + one, 0) > EVERYWHERE.explained * met;
    return isVerbs ? Math.min(frequency, (BESIDE_VERB.most * verb) / share) : frequency;
  }

  /** How often a noun is met at least in its dictionary form, beside another reading of its letters. */
  #besideNoun(noun: string, other: Reading): number {
    const { lemma, tag, origin } = other;
    const languages = this.#languagesOf(noun);
    if (FINITE.test(tag)) return languages >= ENOUGH.noun ? BESIDE_VERB.least * this.#met(other, 'ver') : 0;
    if (DECLINED.test(tag)) {
      const partOfSpeech = tag.slice(0, 'adj'.length);
      return languages >= ENOUGH_BESIDE.declined ? BESIDE_VERB.least * this.#met(other, partOfSpeech) : 0;
    }
    // A form that no source has is hardly met if somebody has an entry for the noun of its letters: Härte, Anlasser.
    const enough = origin === 'inferred' ? 1 : ENOUGH_BESIDE.noun;
    if (!NOUN.test(tag) || lay(lemma) === lay(noun) || languages < enough) return 0;
    if (STRONG.test(tag)) return BESIDE_VERB.least * this.#met(other, 'sub');
    if (origin === 'inferred') return BESIDE_FORM * this.#met(other, 'sub');
    if (PLURAL.test(tag) && languages < BESIDE_PLURAL * (this.#words.get(lemma.toLowerCase()) ?? 0)) return 0;
    return BESIDE_FORM * this.#met(other, 'sub');
  }

  /** Languages that a noun is translated into; entries have no case there, so those of an adjective or adverb of its letters count off: *Lange*. */
  #languagesOf(noun: string): number {
    const word = noun.toLowerCase();
    return (this.#words.get(word) ?? 0) - (this.#others.get(word) ?? 0);
  }

  #forms(lemma: string): FormReading[] {
    return this.lexicon.forms(lay(lemma)).filter(({ reading }) => reading.lemma === lemma);
  }

  #frequency(lemma: string, partOfSpeech: string): number {
    return this.#frequencies.get(`${lemma} ${partOfSpeech}`) ?? 0;
  }

  /** How often a form is met as this. */
  #met({ lemma, tag, origin }: Reading, partOfSpeech: string): number {
    return this.#frequency(lemma, partOfSpeech) * this.counted.share(tag) * TRUST[origin];
  }

  /** What share such tags have together in the forms of a lemma. */
  #share(lemma: string, of: (position: string[]) => boolean): number {
    const tags = new Set(this.#forms(lemma).map(({ reading }) => reading.tag));
    return [...tags].reduce((all, tag) => (of(tag.split(':')) ? all + this.counted.share(tag) : all), 0);
  }
}

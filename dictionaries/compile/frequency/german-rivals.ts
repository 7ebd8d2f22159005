/**
 * Lexemes that share most or all forms with another, so that counts give one of them too little or too much: an adjective and a participle
 * or a noun, a noun and a verb. The number of languages that translate its Wiktionary entry (WikDict) shows that a word exists. The
 * constants here are bounds on the odds of a lexeme against its rival. Bounds are enough, because verdicts also know the form and the typed
 * case.
 */

import type { FormReading, Reading } from '../../../src/core/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/core/lexicon/packed-lexicon.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readPartsOfEntries, readTranslatedWords } from '../de/headwords.ts';
import type { Commonness, Counted } from './language.ts';

/**
 * Minimum number of languages that translate the entry: of an adjective beside a participle I or II, or a noun; of a noun beside a verb.
 * For the document, declined participles with fewer are the verb's: *geöffnete* (II.2.3.a).
 */
const ENOUGH = { part1: 2, part2: 5, adjective: 8, noun: 6 } as const;

/** The same for a noun beside a declined adjective or participle, and beside another noun's form. */
const ENOUGH_BESIDE = { declined: 7, noun: 6 } as const;

/**
 * Minimum odds of such an adjective beside the declined participle: *die kommenden Jahre*. A bare participle II stays the verb's, because
 * it is far more common than a declined one. A bare participle I is very rarely the verb's.
 */
const BESIDE_PARTICIPLE = { part1: 2, part2: 1.5 } as const;

/**
 * Remaining share of an adjective beside a participle II with fewer languages: running text has the bare form more often as the verb's than
 * counts say.
 */
const BARE = { left: 0.4, certain: 6 } as const;

/**
 * Minimum odds of an adjective beside a noun. With a small letter it is then named before a noun a thousand times as common, with a capital
 * after it: *blau*, *Blau*.
 */
const BESIDE_NOUN = 0.02;

/** Odds of a noun beside a finite verb. With a capital it is then named before a verb three hundred times as common: *Wolle*. */
const BESIDE_VERB = { least: 0.02, most: 0.002 } as const;

/** Minimum odds of a dictionary form beside another noun's form: *Mais* and *Alter* are not forms of *Mai* and *Alte*. */
const BESIDE_FORM = 2;

/**
 * Minimum ratio of its languages to those of the noun whose plural it is: *Zeuge* exceeds it, while *Fächer* is usually the plural of
 * *Fach*.
 */
const BESIDE_PLURAL = 1.5;

/** A form this common, and this much explained by a verb, is the verb's at a sentence start, too: *Habe*, *Hast*. */
const EVERYWHERE = { met: 3e5, explained: 0.2 } as const;

/** Weight of readings by origin. */
const TRUST = { attested: 1, inferred: 0.3, derived: 0.01 } as const;

const ENDING = /^e[mnrs]?$/;
const FINITE = /^ver:(?:prs|pst|sub|imp)/;
const DECLINED = /^(?:adj:pos|ver:part[12]):e[mnrs]?(?::|$)/;
const NOUN = /^sub:/;
/** A noun without a paradigm has no case. */
const DICTIONARY_FORM = /^sub(?::sg:nom|$)/;
const PLURAL = /^sub:pl:nom/;
/** Nominalised adjective; verdicts take two powers of ten from it, as from a finite verb. */
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
    const readings = this.lexicon.readings(toGermanTiles(lemma));
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
    const form = toGermanTiles(lemma);
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

  /** Returns the minimum frequency of a noun's dictionary form beside another reading. */
  #besideNoun(noun: string, other: Reading): number {
    const { lemma, tag, origin } = other;
    const languages = this.#languagesOf(noun);
    if (FINITE.test(tag)) return languages >= ENOUGH.noun ? BESIDE_VERB.least * this.#met(other, 'ver') : 0;
    if (DECLINED.test(tag)) {
      const partOfSpeech = tag.slice(0, 'adj'.length);
      return languages >= ENOUGH_BESIDE.declined ? BESIDE_VERB.least * this.#met(other, partOfSpeech) : 0;
    }
    // A form without a source is rare if its letters have an entry as a noun: Härte, Anlasser.
    const enough = origin === 'inferred' ? 1 : ENOUGH_BESIDE.noun;
    if (!NOUN.test(tag) || toGermanTiles(lemma) === toGermanTiles(noun) || languages < enough) return 0;
    if (STRONG.test(tag)) return BESIDE_VERB.least * this.#met(other, 'sub');
    if (origin === 'inferred') return BESIDE_FORM * this.#met(other, 'sub');
    if (PLURAL.test(tag) && languages < BESIDE_PLURAL * (this.#words.get(lemma.toLowerCase()) ?? 0)) return 0;
    return BESIDE_FORM * this.#met(other, 'sub');
  }

  /**
   * Returns the number of languages of a noun. Entries have no case, so those of an adjective or adverb with its letters are subtracted:
   * *Lange*.
   */
  #languagesOf(noun: string): number {
    const word = noun.toLowerCase();
    return (this.#words.get(word) ?? 0) - (this.#others.get(word) ?? 0);
  }

  #forms(lemma: string): FormReading[] {
    return this.lexicon.forms(toGermanTiles(lemma)).filter(({ reading }) => reading.lemma === lemma);
  }

  #frequency(lemma: string, partOfSpeech: string): number {
    return this.#frequencies.get(`${lemma} ${partOfSpeech}`) ?? 0;
  }

  /** Returns the frequency of a form in this reading. */
  #met({ lemma, tag, origin }: Reading, partOfSpeech: string): number {
    return this.#frequency(lemma, partOfSpeech) * this.counted.share(tag) * TRUST[origin];
  }

  /** Returns the total share of such tags in the forms of a lemma. */
  #share(lemma: string, of: (position: string[]) => boolean): number {
    const tags = new Set(this.#forms(lemma).map(({ reading }) => reading.tag));
    return [...tags].reduce((all, tag) => (of(tag.split(':')) ? all + this.counted.share(tag) : all), 0);
  }
}

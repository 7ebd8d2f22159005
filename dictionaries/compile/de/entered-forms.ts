/**
 * Forms that are also lemmas: participles that are adjectives (*erneut*), forms that are adverbs (*mitten*, *eher*). Lists of forms do not
 * show it; a translated entry in Wiktionary does.
 */
import { adjectiveForms } from '../../../src/core/morphology/de/adjective.ts';
import type { BuiltForm, Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { withCapital } from '../../../src/core/words/capital.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { type PartOfEntry, readPartsOfEntries, readTranslatedWords } from './headwords.ts';
import { type About, packedGroups } from './packed-groups.ts';

/**
 * Minimum number of languages that translate an entry. A single one is often a slip. Every participle II has translations in three, but the
 * document treats it as the verb's: *gestohlene* (II.2.3.a).
 */
const ENOUGH = { part1: 2, part2: 4, adv: 2, noun: 4 } as const;
const COMPARATIVE = /^adj:comp/;
/** Readings beside which no adverb is added: every adjective is an adverb, and the table of closed classes is complete. */
const NO_ADVERB = /^(?:adj:pos|adv|prp|kon|pro|itj|ptl|art|num)/;

/** Readings beside which no noun is added: closed classes, and a nominalised adjective: *Verbündeter*. */
const NO_NOUN = /^(?:art|kon|num|pro)(?::|$)|^(?:adj:pos|ver:\w+):e[rs](?::|$)/;
/** Factor of languages of the singular from which on a plural is no noun of its own: *Sitten*. */
const PLURAL_LEAD = 1.5;
const GERMAN_LETTERS = /^[a-zäöüß]{3,}$/;

interface OfLemma {
  lemma: string;
  tag: string;
}

type Groups = ReturnType<typeof packedGroups>;

export class EnteredForms {
  /** Playable forms by key, with their readings and the data of their first lexeme. */
  readonly #forms = new Map<string, { readings: OfLemma[]; about: About }>();

  /** Records the playable forms of a lexeme. */
  note({ lemma }: Lexeme, forms: readonly BuiltForm[], { attested, share }: About): void {
    for (const { form, tag } of forms) {
      const laid = toGermanTiles(form);
      const reading = { lemma, tag };
      const known = this.#forms.get(laid);
      if (known) known.readings.push(reading);
      else
        this.#forms.set(laid, {
          readings: [reading],
          about: { ...(attested && { attested }), ...(share && { share }) },
        });
    }
  }

  /** Returns lemmas that playable forms also are; no form is added that was not playable. */
  groups(entries: readonly PartOfEntry[] = readPartsOfEntries()): Groups {
    return entries.flatMap((entry) => {
      const known = this.#forms.get(toGermanTiles(entry.lemma));
      const forms = known ? this.#formsOf(entry, known.readings) : [];
      if (!known || forms.length === 0) return [];
      const lexeme: Lexeme = { lemma: entry.lemma, pos: entry.part, features: '', forms, inferred: false };
      return packedGroups(lexeme, forms, known.about);
    });
  }

  /**
   * Returns nouns with the letters of playable forms that no list of forms has: *Karate*, not the plural of *Karat*; *Flotte*. Their gender
   * is unknown.
   * @param isName for words in lower case
   */
  nouns(
    isName: (word: string) => boolean,
    entries: readonly PartOfEntry[] = readPartsOfEntries(),
    translated: ReadonlyMap<string, number> = readTranslatedWords(),
  ): Groups {
    const others = new Set(entries.map(({ lemma }) => lemma));
    return [...translated].flatMap(([word, languages]) => {
      const known = this.#forms.get(toGermanTiles(word));
      if (!known || languages < ENOUGH.noun || !GERMAN_LETTERS.test(word) || others.has(word) || isName(word))
        return [];
      const isNone = ({ lemma, tag }: OfLemma): boolean => {
        const other = lemma.toLowerCase();
        const isPlural = tag.startsWith('sub:pl') && (translated.get(other) ?? 0) >= PLURAL_LEAD * languages;
        // *Beamter*, of *Beamte*.
        return other === word || `${other}r` === word || isPlural || NO_NOUN.test(tag);
      };
      if (known.readings.some(isNone)) return [];
      const lemma = withCapital(word);
      const forms: BuiltForm[] = [{ form: lemma, tag: 'sub', group: 'basic' }];
      return packedGroups({ lemma, pos: 'sub', features: '', forms, inferred: false }, forms, known.about);
    });
  }

  #formsOf({ lemma, part, languages }: PartOfEntry, readings: readonly OfLemma[]): BuiltForm[] {
    const own = readings.filter((one) => one.lemma === lemma);
    const has = (tag: string) => readings.some((one) => one.tag === tag);
    if (part === 'adv') {
      const isOther = own.some(({ tag }) => NO_ADVERB.test(tag)) || readings.some(({ tag }) => COMPARATIVE.test(tag));
      return isOther || languages < ENOUGH.adv ? [] : [{ form: lemma, tag: 'adv', group: 'basic' }];
    }
    const isWord = (has('ver:part1') && languages >= ENOUGH.part1) || (has('ver:part2') && languages >= ENOUGH.part2);
    if (!isWord || own.some(({ tag }) => tag.startsWith('adj'))) return [];
    return adjectiveForms({ lemma, stem: 'plain', declined: true }).filter(({ form }) =>
      this.#forms.has(toGermanTiles(form)),
    );
  }
}

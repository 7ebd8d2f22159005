/** Evidence of the lists for a verb's forms. */
import type { BuiltForm, FormGroup } from '../../../src/core/morphology/de/built-form.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import type { CoreList } from './core-list.ts';
import { Degrees } from './degrees.ts';

/** Length up to which the core list is nearly complete: forms of its verbs that it lacks are not formed. */
export const CORE_COMPLETE = 9;

/** Minimum number of other forms in the core list for the lack of a group to be evidence. */
export const ENOUGH_FORMS = 3;

export class VerbEvidence {
  /** Lower-case words of the core list, as laid. */
  readonly core: ReadonlySet<string>;
  /** All words of the core list, as laid: infinitives that are spelled like a noun are there as that noun. */
  readonly coreOfAnyCase: ReadonlySet<string>;
  /** Lower-case words of Wiktionary, as laid. */
  readonly wiktionary: ReadonlySet<string>;
  /** Words of Wiktionary with a capital, as laid. */
  readonly #capitalised: ReadonlySet<string>;

  /** Which participles are compared. */
  readonly degrees: Degrees;

  readonly #spellings: CoreList;
  readonly #frequencies: ReadonlyMap<string, number>;

  /** @param frequencies how often laid forms are met among a thousand million words */
  constructor(core: CoreList, wiktionary: readonly string[], frequencies: ReadonlyMap<string, number>) {
    const words = new Set<string>();
    for (const [laid, spellings] of core) if (spellings.some(isLowerCase)) words.add(laid);
    this.core = words;
    this.coreOfAnyCase = new Set(core.keys());
    this.#spellings = core;
    this.#frequencies = frequencies;
    this.wiktionary = new Set(
      wiktionary.filter((word) => isLowerCase(word) && /^[a-zäöüß]+$/.test(word)).map(toGermanTiles),
    );
    this.#capitalised = new Set(wiktionary.filter((word) => !isLowerCase(word)).map(toGermanTiles));
    this.degrees = new Degrees([words, this.wiktionary], frequencies);
  }

  inCore(form: string): boolean {
    return this.core.has(toGermanTiles(form));
  }

  inEither(form: string): boolean {
    const laid = toGermanTiles(form);
    return this.core.has(laid) || this.wiktionary.has(laid);
  }

  /** Returns true for a word that the core list and Wiktionary have with a capital only. */
  isCapitalised(laid: string): boolean {
    const listed = this.#spellings.has(laid) || this.#capitalised.has(laid);
    return listed && !this.core.has(laid) && !this.wiktionary.has(laid);
  }

  /** Returns the occurrences of the form in 10⁹ words; 0 if the list lacks it. */
  frequency(form: string): number {
    return this.#frequencies.get(toGermanTiles(form)) ?? 0;
  }

  /** Returns the words of texts, as laid. */
  textWords(): Iterable<string> {
    return this.#frequencies.keys();
  }

  /** Returns the spelling of a word of the core list, in lower case, with ß. */
  spelling(laid: string): string {
    const spellings = this.#spellings.get(laid) ?? [];
    return (spellings.find(isLowerCase) ?? spellings[0] ?? laid).toLowerCase();
  }

  /** Returns how many of the forms the core list has. */
  count(forms: readonly string[]): number {
    return forms.filter((form) => this.inCore(form)).length;
  }

  /**
   * Returns whether the group is formed; undefined if the core list does not show it. Members with the letters of another form of the verb
   * (überlegte) show nothing.
   */
  group(forms: readonly BuiltForm[], group: FormGroup): boolean | undefined {
    const basic = new Set(forms.filter((one) => one.group === 'basic').map(({ form }) => form));
    const members = forms.filter((one) => one.group === group && !basic.has(one.form));
    if (members.some(({ form }) => this.inCore(form))) return true;
    const shortest = Math.min(...members.map(({ form }) => toGermanTiles(form).length));
    if (shortest > CORE_COMPLETE) return undefined;
    let others = 0;
    for (const form of basic) if (this.inCore(form) && ++others >= ENOUGH_FORMS) return false;
    return undefined;
  }
}

function isLowerCase(word: string): boolean {
  const first = word.charAt(0);
  return first === first.toLowerCase();
}

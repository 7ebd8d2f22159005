/** Decides whether a noun of a dictionary has a further class, by listed forms that its paradigm lacks. */
import { type NounClass, pluralForm } from '../../../src/core/morphology/de/noun.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { isInfinitiveForm, type NounCore } from './noun-core.ts';
import { predictedForms } from './noun-fit.ts';

const WEAK_GENITIVE = /^(?:n|en|ns|ens)$/;
/** Plurals without a dative of their own that are recognised by what they remove from the lemma: Klinika, Schemata. */
const LEARNED_PLURAL = /\+|^ta$/;

/** Up to this many letters, what looks like a learned plural is probably another word: Mus, Mora. */
const SHORT_STEM = 4;
/** Final vowel after which a noun may also have a plural in -s: Pizza. */
const FULL_VOWEL = /[aiouy]$/;

export interface KnownNoun {
  /** As laid. */
  laid: string;
  /** Its classes in the dictionary. */
  classes: readonly NounClass[];
}

/** Returns the forms of all classes, including the dative -e. */
function formsOf(laid: string, classes: readonly NounClass[]): Set<string> {
  const forms = new Set<string>([laid]);
  for (const nounClass of classes) {
    for (const form of predictedForms(laid, nounClass)) forms.add(form);
    if (nounClass.genitive.includes('es')) forms.add(`${laid}e`);
  }
  return forms;
}

/**
 * Returns true when the form belongs to another word: an infinitive, a noun with a genitive of its own (Bader, Baders), the plural of a
 * listed noun (Zinnie, Zinnien).
 */
function isOfAnotherWord(form: string, forms: ReadonlySet<string>, core: NounCore): boolean {
  if (isInfinitiveForm(form, core)) return true;
  if (core.nouns.has(`${form}s`) && !forms.has(`${form}s`)) return true;
  if (!form.endsWith('n')) return false;
  const nominative = form.slice(0, -1);
  if (!core.nouns.has(nominative)) return false;
  return !forms.has(nominative) || (nominative.endsWith('er') && core.nouns.has(`${nominative}s`));
}

/**
 * Returns true when the noun may have the class in addition to those of the dictionary, whose paradigm is correct. Another plural needs two
 * forms that belong to no other word. One form is enough for a plural that the dictionary lacks altogether, for a learned plural, and for a
 * genitive. A strong noun does not become weak, a weak noun gets no -ns, and no noun has plurals in -er both with and without umlaut
 * (Blätter, Blatter).
 */
export function isFurtherClass(
  { laid, classes }: KnownNoun,
  nounClass: NounClass,
  core: NounCore,
  unexplained: (form: string) => boolean,
): boolean {
  const { gender, genitive, plural } = nounClass;
  if (genitive[0] === 'adj') return true;
  const forms = formsOf(laid, [...classes, nounClass]);
  const shown = predictedForms(laid, nounClass).filter((form) => core.nouns.has(form) && unexplained(form));
  const evidence = shown.filter((form) => !isOfAnotherWord(form, forms, core));
  const genders = new Set(classes.flatMap((known) => known.gender.split('.')));
  if (!gender.split('.').some((one) => genders.has(one))) return evidence.length >= 2;
  const isWeak = (known: NounClass): boolean => known.genitive.some((ending) => WEAK_GENITIVE.test(ending));
  if (isWeak(nounClass) && !classes.some(isWeak)) return false;
  // Schwedens belongs to the country, and Namens to one of the few nouns that the table has.
  if (genitive.includes('ns') && !classes.some((known) => known.genitive.includes('ns'))) return false;
  const known = new Set(classes.flatMap((one) => one.plural));
  const code = plural[0];
  if ((code === 'er' && known.has('^er')) || (code === '^er' && known.has('er'))) return false;
  const nominative = code === undefined ? undefined : toGermanTiles(pluralForm(laid, code) ?? '');
  const showsPlural = nominative !== undefined && evidence.includes(nominative);
  if (gender === 'f' && code === 's' && !FULL_VOWEL.test(laid)) return false;
  if (known.size === 0)
    return showsPlural || (evidence.length > 0 && (nominative === undefined || !shown.includes(nominative)));
  if (code === undefined) return evidence.length > 0 && !laid.endsWith('e');
  if (!shown.includes(nominative as string)) return known.has(code) && evidence.length > 0;
  if (LEARNED_PLURAL.test(code)) return showsPlural && laid.length > SHORT_STEM;
  const isUninflected = classes.every((one) => one.genitive.join() === '' && !one.gender.includes('f'));
  // Wagen: the plural with umlaut has no dative of its own.
  if (isUninflected || (gender === 'm' && code === '^')) return showsPlural;
  if (gender === 'f' && (code === 'en' || code === 'n') && [...known].every((one) => one === 's')) return showsPlural;
  if (gender === 'f' && code === 's') return showsPlural;
  return showsPlural && evidence.length >= 2;
}

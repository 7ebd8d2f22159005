/** Measures how well a declension class agrees with the forms of the core list. */
import { buildNoun, type NounClass, parseNounClass, pluralForm } from '../../../src/core/morphology/de/noun.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { absenceWeight, COMPLETE_UP_TO, type NounCore, presence } from './noun-core.ts';
import { isSureSuffix, pluralNeedsEvidence } from './noun-suffixes.ts';

/** Classes to try for a noun that neither a dictionary nor its ending places, the usual ones first. */
export const GENERIC_CLASSES: readonly NounClass[] = [
  'f - en',
  'f - n',
  'm.n s/es e',
  'm s/es ^e',
  'f - nen',
  'm.n s s',
  'm en en',
  'm n n',
  'n s/es er',
  'n s/es ^er',
  'm.n es e',
  'm es ^e',
  'm s .',
  'f - s',
  'f - ^e',
  'f - ^',
  'f - se',
  'm s ^',
  'm.n s en',
  'm.n s n',
  'm s/es en',
  'm ns n',
  'm.n ses se',
  'm.n - se',
  'm.n - .',
  'f - .',
  'm.n -/s s',
  'n s -um+en',
  'n s -um+a',
  'n s -a+en',
  'n s ta',
  'n s ien',
  'n s -on+a',
  'n s -on+en',
  'n s -o+i',
  'n s -en+ina',
  'm - -us+en',
  'm - -us+i',
  'm s -o+i',
  'm s -e+i',
  'm - -ex+izes',
  'n - -us+ora',
  'n - -us+era',
  'f - -a+en',
  'f - -is+en',
  'f - -is+iden',
  'f - -x+gen',
  'f - -ix+izes',
  'f - -a+e',
  'f - -ans+antien',
  'f - -ens+entien',
  'm s/es -mann+leute',
  'm.f adj adj',
  'n es er',
  'n es ^er',
  'm.n s/es s',
  'm.n s/es .',
  'm.n -/s none',
  'm.n s none',
  'm.n s/es none',
  'm.n es none',
  'f - es',
  'm.n s es',
  'm.n s i',
  '. none .',
].map(parseNounClass);

/**
 * Returns true when a noun with this ending may inflect so. Excludes *Lederer* as a plural of Leder and *Pralinees* as a genitive of
 * Praline.
 */
export function isPlausible(lemma: string, { gender, genitive, plural }: NounClass): boolean {
  if (lemma.endsWith('e') && genitive.includes('es')) return false;
  // Buchses and Buchse are no forms of Buch.
  if (!lemma.endsWith('s') && (genitive.includes('ses') || plural.includes('se'))) return false;
  return plural.every((code) => {
    if (/^\^?er$/.test(code)) return !/e[lnr]?$/.test(lemma);
    if (/^\^?e$/.test(code)) return !/(?:[^aeiouäöü]e[lnr]|e)$/.test(lemma);
    if (code === '') return gender !== 'f';
    return true;
  });
}

/** Returns the keys of a class's forms without the lemma and the dative -e, which lists have or lack for other reasons. */
export function predictedForms(lemma: string, nounClass: NounClass): string[] {
  const base = toGermanTiles(lemma);
  const forms = new Set<string>();
  for (const { form, group, barred } of buildNoun(lemma, nounClass))
    if (group !== 'dative-e' && !barred) forms.add(toGermanTiles(form));
  forms.delete(base);
  return [...forms];
}

/** Cost of a form that something else explains: it is no evidence, but makes a class slightly less likely. */
const SHARED_COST = 0.04;

export interface Fit {
  /** Explained forms count one; absent ones are subtracted, weighted by length. */
  value: number;
  present: number;
  absent: number;
}

/** Counts the listed and missing forms of the class; `wanted` says which listed ones count. */
export function fitClass(
  lemma: string,
  nounClass: NounClass,
  core: NounCore,
  wanted: (form: string) => boolean = () => true,
): Fit {
  let value = 0;
  let present = 0;
  let absent = 0;
  for (const form of predictedForms(lemma, nounClass)) {
    const found = presence(form, core);
    if (found === 'absent') {
      absent++;
      value -= absenceWeight(form);
    } else if (found === 'noun' && wanted(form)) {
      present++;
      value++;
    } else value -= SHARED_COST;
  }
  // A listed dative -e supports the class; a missing one says nothing.
  const dative = `${toGermanTiles(lemma)}e`;
  if (nounClass.genitive.includes('es') && !nounClass.plural.includes('e') && core.nouns.has(dative) && wanted(dative))
    value++;
  return { value, present, absent };
}

const STRONG_GENITIVES = new Set(['s', 'es', 'ses']);

/**
 * Returns the class as the list shows it for its lemma. Up to nine letters, missing forms are removed. Beyond, head noun or dictionary
 * decide, unless the list has three other forms and not the plural, or the suffix makes plurals rare.
 */
export function settleClass(lemma: string, nounClass: NounClass, core: NounCore): NounClass {
  const base = toGermanTiles(lemma);
  if (!core.nouns.has(base) || nounClass.genitive[0] === 'adj') return nounClass;
  let { genitive } = nounClass;
  if (genitive.length > 0 && genitive.every((ending) => STRONG_GENITIVES.has(ending))) {
    const shown = ['s', 'es'].filter((ending) => core.nouns.has(base + ending));
    if (base.length + 2 <= COMPLETE_UP_TO) {
      if (shown.length > 0 && !genitive.includes('ses')) genitive = shown;
    } else if (shown.some((ending) => !genitive.includes(ending))) {
      // -es is a plural of its own where no -s is: Sandwiches.
      genitive = [...new Set([...genitive, ...shown])];
    }
  }
  const singular = ['s', 'es', 'e'].filter((ending) => core.nouns.has(base + ending)).length;
  const plural = nounClass.plural.filter((code) => {
    const form = toGermanTiles(pluralForm(lemma.toLowerCase(), code) ?? '');
    if (form === '') return false;
    const found = presence(form, core);
    if (found !== 'absent') return true;
    return form.length > COMPLETE_UP_TO && singular < 3 && !pluralNeedsEvidence(base);
  });
  return { ...nounClass, genitive, plural };
}

/** Returns the class of a suffix for a lemma without other listed forms: the singular only, unless the suffix is certain. */
export function settleSuffixClass(lemma: string, nounClass: NounClass, core: NounCore): NounClass {
  const base = toGermanTiles(lemma);
  const shown = predictedForms(lemma, nounClass).some((form) => core.nouns.has(form));
  if (shown || isSureSuffix(base)) return withoutUnshownGenitive(lemma, settleClass(lemma, nounClass, core), core);
  const weak = nounClass.genitive.some((ending) => ending !== '' && !STRONG_GENITIVES.has(ending));
  return { gender: nounClass.gender, genitive: weak ? [''] : nounClass.genitive, plural: [] };
}

/**
 * Returns the class with those of -s and -es that the list has, if any: foreign words of several syllables have -s only, and no list says
 * which.
 */
export function withoutUnshownGenitive(lemma: string, nounClass: NounClass, core: NounCore): NounClass {
  const base = toGermanTiles(lemma);
  if (!nounClass.genitive.includes('es') || !core.nouns.has(`${base}s`) || core.nouns.has(`${base}es`))
    return nounClass;
  return { ...nounClass, genitive: nounClass.genitive.filter((ending) => ending !== 'es') };
}

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { nearForms } from '../../rules/suggested/near-forms.ts';
import type { Offers } from '../../rules/suggested/offers.ts';
import type { Reason } from '../../rules/verdict.ts';

/** A word of which a form is refused. */
export interface FormRefused {
  lemma: string;
  /** Tag values of those of its forms that come nearest; none if nothing is known of the form. */
  wanted: readonly string[];
  /** How many of these forms are offered before the word itself. */
  most: number;
}

/** Forms of a defective verb that are offered for one that it lacks. */
const NEAR_FORMS = 2;

/** Tag values to look for in the place of a category that a verb lacks; the category itself where a part of it is left. */
export const NEAREST_CATEGORY = {
  cond: ['pot'],
  // `zejdziono` → `zeszło`: the other past that names nobody.
  imps: ['praet', 'sg', 'n2', 'ter'],
  ppas: ['praet'],
  pact: ['fin'],
  pcon: ['fin'],
  pant: ['praet'],
  ger: ['inf'],
} as const;

const nearestCategory = (missing: string): readonly string[] =>
  (NEAREST_CATEGORY as Readonly<Record<string, readonly string[]>>)[missing] ?? [missing];

/** The defective verb that lacks the form, where the reason says so. */
export function lacked({ detail }: Reason): FormRefused | null {
  if (detail.kind !== 'defective' || detail.missing === undefined) return null;
  const { lemma, missing } = detail;
  return { lemma, wanted: nearestCategory(missing), most: NEAR_FORMS };
}

/** Offers, for a form that a known word has not, those of its forms that come nearest to it, then the word. */
export function offerForms(offers: Offers, form: string, game: Lexicon, refused: FormRefused | null): void {
  if (!refused) return;
  const { lemma, wanted, most } = refused;
  const isNegated = (word: string): boolean => word.startsWith('nie') && !lemma.startsWith('nie');
  if (wanted.length > 0) {
    const forms = game.forms(lemma).filter((one) => isNegated(one.form) === isNegated(form));
    offers.add(nearForms(form, forms, wanted), most);
  }
  offers.add([lemma]);
}

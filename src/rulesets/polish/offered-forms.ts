import type { Lexicon } from '../../lexicon/lexicon.ts';
import { nearForms } from '../../rules/suggested/near-forms.ts';
import type { Offers } from '../../rules/suggested/offers.ts';
import type { Reason } from '../../rules/verdict.ts';

/** Forms of a defective verb that are offered for one that it lacks; of any other word one is enough. */
const NEAR_FORMS = 2;

/** Tag values to look for in the place of a category that a verb lacks; the category itself where a part of it is left. */
const NEAREST_CATEGORY = {
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

/** The same for forms that count only where they are recorded, by the name of the rule. */
const NEAREST_RECORDED: Readonly<Record<string, readonly string[]>> = {
  'passive-attested': NEAREST_CATEGORY.ppas,
  'gerund-alternative': ['ger'],
  'degree-attested': ['pos'],
  'context-po-sku-denominal': ['pos'],
};

/** Rules that say that a word is no form of the one that it is made from: that one's form stands nearest to it. */
const NOT_BASE = /^not-base-/;

/** Rules that may have no more to go by than the letters of the word. */
const READ_OFF_LETTERS: readonly string[] = ['passive-attested', 'degree-attested'];

/** Tag values that a comparative or superlative has by its ending. */
const COMPARED: ReadonlyArray<readonly [ending: RegExp, values: readonly string[]]> = [
  [/szy$/, ['sg', 'nom', 'm1']],
  [/sza$/, ['sg', 'nom', 'f']],
  [/sze$/, ['sg', 'nom', 'n1']],
  [/szego$/, ['sg', 'gen', 'm1']],
  [/szemu$/, ['sg', 'dat', 'm1']],
  [/szej$/, ['sg', 'gen', 'f']],
  [/szą$/, ['sg', 'inst', 'f']],
  [/szym$/, ['sg', 'inst', 'm1']],
  [/si$/, ['pl', 'nom', 'm1']],
  [/szych$/, ['pl', 'gen']],
  [/szymi$/, ['pl', 'inst']],
];

/** The rule's name without its edition. */
export const nameOf = ({ rule }: Reason): string => rule.slice(rule.indexOf('/') + 1);

/** Is the reason read off the letters of a word of which nothing is known? It may be another word, misspelled. */
export function isReadOffLetters(reason: Reason): boolean {
  const { base, tag } = reason.evidence;
  const name = nameOf(reason);
  return NOT_BASE.test(name) ? base !== undefined : READ_OFF_LETTERS.includes(name) && tag === undefined;
}

/** A word that the reason refuses a form of, and the tag values of those of its forms that come nearest; none if nothing is known. */
interface Known {
  lemma: string;
  wanted: readonly string[];
}

function knownWord(form: string, reason: Reason): Known | null {
  const { lemma, base, other, missing, tag } = reason.evidence;
  if (lemma !== undefined && missing !== undefined) return { lemma, wanted: nearestCategory(missing) };
  const name = nameOf(reason);
  if (NOT_BASE.test(name)) return other === undefined ? null : { lemma: other, wanted: tag?.split(/[:.]/) ?? [] };
  const wanted = NEAREST_RECORDED[name];
  const known = lemma ?? base;
  if (!wanted || known === undefined) return null;
  const ofCase = name === 'degree-attested' ? COMPARED.find(([ending]) => ending.test(form))?.[1] : undefined;
  return { lemma: known, wanted: [...wanted, ...(ofCase ?? [])] };
}

/** Offers, for a form that a known word has not, those of its forms that come nearest to it, then the word. */
export function offerForms(offers: Offers, form: string, game: Lexicon, reason: Reason): void {
  const known = knownWord(form, reason);
  if (!known) return;
  const { lemma, wanted } = known;
  const isNegated = (word: string): boolean => word.startsWith('nie') && !lemma.startsWith('nie');
  if (wanted.length > 0) {
    const forms = game.forms(lemma).filter((one) => isNegated(one.form) === isNegated(form));
    offers.add(nearForms(form, forms, wanted), reason.evidence.missing === undefined ? 1 : NEAR_FORMS);
  }
  offers.add([lemma]);
}

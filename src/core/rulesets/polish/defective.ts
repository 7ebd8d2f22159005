import { conjugate, type VerbCategory, type VerbForm } from '../../morphology/pl/conjugation.ts';
import type { Tag } from '../../morphology/pl/tag.ts';
import type { Defect, DefectiveGroup } from '../../rules/paradigm.ts';
import { type DefectiveRule, LIST_7 } from './lists.ts';

/**
 * Returns true when a defective verb has a form of the category (rule 3, list 7). List 7 bars only the forms that it names, so *poszłom* is
 * allowed although *pójść* is on the list; where it names the allowed forms, it bars everything else, including the neuter first person of
 * *dnieć*. Where the list is brief it is read as follows: "third person neuter" is the third person singular of the present (which has no
 * gender) and the neuter past and conditional; the conditional of *zwyknąć* is allowed, because 2.e builds it on any past form of a verb.
 */
function isLeft(rule: DefectiveRule, category: VerbCategory, thirdNeuter: boolean): boolean {
  switch (rule) {
    case 'defective-A':
      return category !== 'imps' && category !== 'ppas';
    case 'defective-B':
      return category !== 'imps' && category !== 'ppas' && category !== 'ger';
    case 'defective-C':
      return category === 'inf' || category === 'ger' || thirdNeuter;
    case 'defective-powinien':
      return category !== 'cond';
    case 'defective-slychac':
      return category === 'inf' || category === 'ppas';
    case 'defective-widac':
      return category === 'inf';
    case 'defective-wnijsc':
      return category === 'inf' || category === 'fin' || category === 'impt';
    case 'defective-zwyknac':
      return category === 'inf' || category === 'praet' || category === 'cond';
  }
}

/** Only the imperfective *powodzić* is restricted; the perfective has all forms but these two, which no perfective verb has. */
const IMPERFECTIVE_ONLY: ReadonlySet<VerbCategory> = new Set(['pcon', 'pact']);

interface MissingForm {
  lemma: string;
  rule: DefectiveRule;
  category: VerbCategory;
}

/** Data of the verbs with one first letter. */
interface OfLetter {
  missing: ReadonlyMap<string, MissingForm>;
  /** The first letters of all their forms, missing or not. */
  starts: ReadonlySet<string>;
}

/** By the first letter after `nie-`; built when the first word with that letter is judged. */
const built = new Map<string, OfLetter>();

/** Number of first letters that distinguish nearly all words from the forms of these verbs. */
const START = 4;

/**
 * Returns the data of verbs with this first letter, which all forms of a verb share apart from `nie-`, except *iść* (*szła*). They are
 * built for one letter at a time, because all 2,500 forms would add 8 ms to the first answer of a new worker.
 */
function ofLetter(letter: string): OfLetter {
  const known = built.get(letter);
  if (known) return known;
  const found = new Map<string, MissingForm>();
  const starts = new Set<string>();
  for (const [lemma, rule] of LIST_7) {
    if (lemma !== 'iść' && !lemma.startsWith(letter)) continue;
    const forms = conjugate(lemma);
    const isGone = ({ category, thirdNeuter }: VerbForm) =>
      lemma === 'powodzić' ? IMPERFECTIVE_ONLY.has(category) : !isLeft(rule, category, thirdNeuter);
    for (const { form } of [{ form: lemma }, ...forms]) starts.add(positive(form).slice(0, START));
    const left = new Set([lemma, ...forms.filter((form) => !isGone(form)).map(({ form }) => form)]);
    for (const { form, category } of forms.filter(isGone)) {
      if (!left.has(form) && !found.has(form)) found.set(form, { lemma, rule, category });
    }
  }
  const whole = { missing: found, starts };
  built.set(letter, whole);
  return whole;
}

/** The form without `nie-`. No verb of the list begins with it. */
const positive = (form: string): string => (form.startsWith('nie') ? form.slice(3) : form);

/**
 * Returns true when the first letters are those of some form of a defective verb. The test rejects nearly all other words at a hundredth of
 * the cost of their readings.
 */
export function mayBeDefective(form: string): boolean {
  const rest = positive(form);
  return ofLetter(rest.charAt(0)).starts.has(rest.slice(0, START));
}

/** A form of a defective verb, and whether list 7 allows it; for *powodzić*, allows it to the imperfective verb. */
export interface BuiltForm extends VerbForm {
  left: boolean;
}

/** Returns all built forms of a verb of list 7 except the infinitive; empty for other words. */
export function builtForms(lemma: string): BuiltForm[] {
  const rule = LIST_7.get(lemma);
  if (!rule) return [];
  return conjugate(lemma).map((form) => ({ ...form, left: isLeft(rule, form.category, form.thirdNeuter) }));
}

/** Returns the defective verb of which this is or would be a form, by its forms alone. */
export function defectiveVerbOf(form: string): string | undefined {
  if (LIST_7.has(form)) return form;
  const letter = positive(form).charAt(0);
  const near = [...LIST_7.keys()].filter((lemma) => lemma.startsWith(letter) || lemma === 'iść');
  return missingForm(form)?.lemma ?? near.find((lemma) => conjugate(lemma).some((built) => built.form === form));
}

/** Returns the defective verb that would have this form if it were not defective, and the category it lacks. */
export function missingForm(form: string): MissingForm | undefined {
  return ofLetter(positive(form).charAt(0)).missing.get(form);
}

/** Returns true when a lexicon has inferred an adjective from a form that a defective verb lacks: *obsiądnięty* with all its forms. */
export function isGuessedOnMissing({ lemma, origin, tag }: { lemma: string; origin: string; tag: Tag }): boolean {
  return origin === 'inferred' && tag.pos === 'adj' && missingForm(lemma) !== undefined;
}

function categoryOf(tag: Tag): VerbCategory | null {
  // `widać`, `słychać` used as predicates: the infinitive.
  if (tag.pos === 'pred') return 'inf';
  if (tag.pos === 'verb') {
    if (tag.values.has('pot')) return 'cond';
    if (tag.values.has('winien')) return 'praet';
    for (const category of ['inf', 'fin', 'praet', 'impt', 'imps'] as const)
      if (tag.values.has(category)) return category;
    return null;
  }
  for (const category of ['ppas', 'pact', 'pcon', 'pant', 'ger'] as const) if (tag.pos === category) return category;
  return null;
}

function isThirdNeuter(tag: Tag): boolean {
  // PoliMorf tags the conditional of impersonal verbs `verb:pred:pot`, without person and gender.
  if (tag.values.has('pred')) return true;
  if (!tag.values.has('ter') || !tag.values.has('sg')) return false;
  return tag.values.has('fin') || tag.values.has('n1') || tag.values.has('n2');
}

/**
 * Returns the block of list 7 of a reading, whether the form is allowed (`left`), and whether the block itself allows it (`restricted`; the
 * perfective *powodzić* has more forms). Null if the verb is not on the list.
 */
export function defectiveReading(
  lemma: string,
  tag: Tag,
): { rule: DefectiveRule; left: boolean; restricted: boolean; category: VerbCategory } | null {
  const rule = LIST_7.get(lemma);
  if (!rule) return null;
  const category = categoryOf(tag);
  if (!category) return null;
  const restricted = isLeft(rule, category, isThirdNeuter(tag));
  const left = lemma === 'powodzić' ? !IMPERFECTIVE_ONLY.has(category) : restricted;
  return { rule, left, restricted, category };
}

/** The statement of list 7 about the verbs of a block: the forms that they lack, or those that they have. */
interface DefectOfBlock {
  missing: VerbCategory[];
  /** `ter_n`: the third person neuter. */
  left: Array<VerbCategory | 'ter_n'>;
}

const DEFECTS: Readonly<Record<DefectiveRule, DefectOfBlock>> = {
  'defective-A': { missing: ['imps', 'ppas'], left: [] },
  'defective-B': { missing: ['imps', 'ppas', 'ger'], left: [] },
  'defective-C': { missing: [], left: ['inf', 'ter_n', 'ger'] },
  'defective-powinien': { missing: ['cond'], left: [] },
  'defective-slychac': { missing: [], left: ['inf', 'ppas'] },
  'defective-widac': { missing: [], left: ['inf'] },
  'defective-wnijsc': { missing: [], left: ['inf', 'fin', 'impt'] },
  'defective-zwyknac': { missing: [], left: ['inf', 'praet'] },
};

/** Cites an edition's rules on the blocks of list 7. */
type Citing = (rule: DefectiveRule) => Pick<Defect, 'rule' | 'section'>;

/** Returns the statement of list 7 about the verbs of a block. */
export function defectOfRule(rule: DefectiveRule, citing: Citing): Defect {
  const { missing, left } = DEFECTS[rule];
  return { ...citing(rule), missing: [...missing], left: [...left] };
}

/** Letters of the blocks; the verbs of the last one each have their own condition. */
const LETTERS: Readonly<Partial<Record<DefectiveRule, string>>> = {
  'defective-A': 'A',
  'defective-B': 'B',
  'defective-C': 'C',
};
const LAST_BLOCK = 'D';

/** List 7, block by block in its order; verbs of the last block in groups of those that share a condition. */
export function defectivesBy(citing: Citing): DefectiveGroup[] {
  const lemmas = new Map<DefectiveRule, string[]>();
  for (const [lemma, rule] of LIST_7) lemmas.set(rule, [...(lemmas.get(rule) ?? []), lemma]);
  return [...lemmas].map(([rule, verbs]) => ({
    ...defectOfRule(rule, citing),
    group: LETTERS[rule] ?? LAST_BLOCK,
    lemmas: verbs,
  }));
}

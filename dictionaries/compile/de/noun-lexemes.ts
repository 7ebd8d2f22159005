/** Converts drafts to lexemes: joins classes of one lemma, builds forms, and drops what the core list refutes. */
import type { BuiltForm, Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { buildNoun, type NounClass, type NounTraits } from '../../../src/core/morphology/de/noun.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { COMPLETE_UP_TO, type NounCore, presence } from './noun-core.ts';
import type { NounDraft } from './noun-drafts.ts';
import { suffixClasses } from './noun-suffixes.ts';
import { type CuratedNouns, nounTraits, withShownPlural } from './noun-traits.ts';

const STRONG = new Set(['s', 'es', 'ses']);

function isStrong({ genitive }: NounClass): boolean {
  return genitive.length > 0 && genitive.every((ending) => STRONG.has(ending));
}

/** Joins two classes of one spelling if their singulars agree: Frack, Fräcke or Fracks. */
export function joinClasses(a: NounClass, b: NounClass): NounClass | undefined {
  const gendersA = a.gender.split('.');
  const gendersB = b.gender.split('.');
  if (a.genitive[0] === 'adj' || b.genitive[0] === 'adj') {
    return a.genitive[0] === b.genitive[0] ? a : undefined;
  }
  const shared = gendersA.filter((gender) => gendersB.includes(gender));
  if (shared.length === 0) return undefined;
  if (!(isStrong(a) && isStrong(b)) && a.genitive.join() !== b.genitive.join()) return undefined;
  return {
    gender: gendersA.length <= gendersB.length ? a.gender : b.gender,
    genitive: [...new Set([...a.genitive, ...b.genitive])],
    plural: [...new Set([...a.plural, ...b.plural])],
  };
}

/** Joins drafts of one lemma where they agree, in the order of the first of each. */
export function joinDrafts(drafts: readonly NounDraft[]): NounDraft[] {
  const byLemma = new Map<string, NounDraft[]>();
  for (const draft of drafts) {
    const known = byLemma.get(draft.laid);
    if (!known) {
      byLemma.set(draft.laid, [draft]);
      continue;
    }
    let joined = false;
    for (const [i, other] of known.entries()) {
      const nounClass = joinClasses(other.nounClass, draft.nounClass);
      if (!nounClass) continue;
      known[i] = { ...other, nounClass };
      joined = true;
      break;
    }
    if (!joined) known.push(draft);
  }
  return [...byLemma.values()].flat();
}

/** Returns true for a form that the list has, cannot refute at this length, or a rule grants. */
function stands(form: BuiltForm, base: string, core: NounCore): boolean {
  if (form.barred) return true;
  const laid = toGermanTiles(form.form);
  if (laid === base || laid.length > COMPLETE_UP_TO || presence(laid, core) !== 'absent') return true;
  return form.group === 'dative-e' && core.nouns.has(`${base}es`);
}

/** Returns the lexeme of a draft. @param refuting true drops forms that the core list refutes */
export function lexemeOf(
  draft: NounDraft,
  curated: CuratedNouns,
  core: NounCore,
  { refute }: { refute: boolean },
): Lexeme {
  const { lemma, laid, origin, barredBy } = draft;
  const traits = nounTraits(draft, draft.nounClass, core, curated);
  const nounClass = classWithTraits(draft, traits, core);
  // Of an unexplained word not even the number is known.
  const built: BuiltForm[] =
    origin === 'none'
      ? [
          {
            form: lemma.toLowerCase(),
            tag: 'sub',
            group: 'basic',
            ...(barredBy ? { barred: true, rule: barredBy } : {}),
          },
        ]
      : buildNoun(lemma, nounClass, traits);
  return {
    lemma,
    pos: 'sub',
    features: [nounClass.gender, traits.foreign || curated.foreign.has(laid) ? 'foreign' : '']
      .filter(Boolean)
      .join(':'),
    forms: refute ? built.filter((form) => stands(form, laid, core)) : built,
    inferred: origin !== 'dictionary',
  };
}

/** Returns the class with the plural of the traits if the list does not show it. */
function classWithTraits(draft: NounDraft, traits: NounTraits, core: NounCore): NounClass {
  const { nounClass } = draft;
  if (traits.restricted) return draft.whole ?? suffixClasses(draft.laid)[0] ?? nounClass;
  if (traits.unchangedPlural && !nounClass.plural.includes(''))
    return { ...nounClass, plural: [...nounClass.plural, ''] };
  return traits.foreign ? withShownPlural(draft, core) : nounClass;
}

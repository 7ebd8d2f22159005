/**
 * Separates verbs with the same infinitive and different aspects: *paść* (*pasę*, imperfective) and *paść* (*padnę*, perfective). A verb of
 * both aspects (*awansować*) is one.
 */
import { type Aspect, addTag, type LemmaGroup, slotForm } from './lemma-groups.ts';

/** The forms of a lemma that PoliMorf has under one aspect; forms without an aspect are a part of their own. */
export interface VerbPart {
  aspect: Aspect;
  slots: Map<string, string>;
  reflexivities: Set<string>;
}

type Verb = Pick<LemmaGroup, 'features' | 'slots'>;

const PREDICATIVE = /^verb:pred/;
const PERSONAL = /^verb:(?!inf|pred)/;
const GERUND = /^ger/;
/** Forms that PoliMorf has once although two verbs share them. */
const NOMINAL = /^(?:ger|ppas)/;

/**
 * Returns the verbs of a lemma, with features and slots. There are two if each aspect has forms of its own and the personal forms differ;
 * participles and converbs always differ. An aspect without an infinitive is a stray tag.
 */
export function verbsOf(lemma: string, parts: readonly VerbPart[]): Verb[] {
  if (parts.length === 1) return [verbOf(parts)];
  const [one, other] = parts.filter(({ aspect, slots }) => aspect !== '' && tagsAt(slots, lemma).includes('verb:inf'));
  if (!one) return [verbOf(parts)];
  if (!other) return [verbOf(parts, one.aspect)];
  if (!areTwo(one, other)) return [verbOf(parts)];
  const shared = parts.filter(({ aspect }) => aspect === '');
  return [
    verbOf([one, ...nominalForms(one, other), ...shared], one.aspect),
    verbOf([other, ...nominalForms(other, one), ...shared], other.aspect),
  ];
}

const tagsAt = (slots: ReadonlyMap<string, string>, key: string): string[] => slots.get(key)?.split('+') ?? [];

function areTwo(one: VerbPart, other: VerbPart): boolean {
  const own = [ownTags(one, other), ownTags(other, one)];
  return own.every((tags) => tags.length > 0) && own.flat().some((tag) => PERSONAL.test(tag));
}

/** Returns tags of forms that only the first of the two has, without impersonal predicatives. */
function ownTags({ slots }: VerbPart, other: VerbPart): string[] {
  return [...slots].flatMap(([key, tags]) => {
    const shared = tagsAt(other.slots, key);
    return tags.split('+').filter((tag) => !shared.includes(tag) && !PREDICATIVE.test(tag));
  });
}

/** Returns gerund and passive participle of the other verb, if PoliMorf has no gerund for this one (*odpasać*). */
function nominalForms({ slots }: VerbPart, other: VerbPart): VerbPart[] {
  const only = (pattern: RegExp, all: ReadonlyMap<string, string>) => [...all].filter(([, tags]) => pattern.test(tags));
  if (only(GERUND, slots).length > 0) return [];
  return [{ ...other, slots: new Map(only(NOMINAL, other.slots)), reflexivities: new Set() }];
}

/** Joins the parts to one verb with its forms in the dictionary's order; without a named aspect it has those of all its parts. */
function verbOf(parts: readonly VerbPart[], named?: Aspect): Verb {
  const aspects = new Set(parts.map(({ aspect }) => aspect).filter((aspect) => aspect !== ''));
  const aspect = named ?? (aspects.size > 1 ? 'imperf.perf' : [...aspects].join());
  const reflexivities = new Set(parts.flatMap((part) => [...part.reflexivities]));
  const reflexivity = reflexivities.size > 1 ? 'refl.nonrefl' : [...reflexivities].join();
  return { features: [aspect, reflexivity].filter(Boolean).join(':'), slots: slotsOf(parts) };
}

function slotsOf(parts: readonly VerbPart[]): Map<string, string> {
  const [first, ...rest] = parts;
  if (!first || rest.length === 0) return first?.slots ?? new Map();
  const slots = new Map<string, string>();
  for (const part of parts)
    for (const [key, tags] of part.slots) for (const tag of tags.split('+')) addTag(slots, key, tag);
  const forms = [...slots].map((slot) => ({ form: slotForm(slot[0]), slot }));
  forms.sort((a, b) => Number(a.form > b.form) - Number(a.form < b.form));
  return new Map(forms.map(({ slot }) => slot));
}

/**
 * Verbs that are spelled alike in the infinitive and differ in aspect: *paść* (*pasę*, imperfective) and *paść* (*padnę*, perfective).
 * A verb that is of both aspects (*awansować*) is one.
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
/** What PoliMorf has but once where two verbs form it alike. */
const NOMINAL = /^(?:ger|ppas)/;

/**
 * The verbs of a lemma, with features and slots: one for nearly all. Two where each aspect has forms of its own and their personal
 * forms are not the same: participles and converbs differ in aspect by nature. An aspect without an infinitive is a stray tag.
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

/** Tags of the forms that only the first of the two has, those of impersonal predicatives left out. */
function ownTags({ slots }: VerbPart, other: VerbPart): string[] {
  return [...slots].flatMap(([key, tags]) => {
    const shared = tagsAt(other.slots, key);
    return tags.split('+').filter((tag) => !shared.includes(tag) && !PREDICATIVE.test(tag));
  });
}

/** Gerund and passive participle of the other verb, for one that PoliMorf gives no gerund (*odpasać*). */
function nominalForms({ slots }: VerbPart, other: VerbPart): VerbPart[] {
  const only = (pattern: RegExp, all: ReadonlyMap<string, string>) => [...all].filter(([, tags]) => pattern.test(tags));
  if (only(GERUND, slots).length > 0) return [];
  return [{ ...other, slots: new Map(only(NOMINAL, other.slots)), reflexivities: new Set() }];
}

/** The parts as one verb, its forms in the dictionary's order; of the aspects of all its parts where none is named. */
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

/** Collects the entries of a dictionary of forms into lemma groups. */
import { type Aspect, addTag, type LemmaGroup, slotKey, splitTag } from './lemma-groups.ts';
import { type VerbPart, verbsOf } from './verb-homonyms.ts';

/** Entries with one lemma, part of speech and gender; verbs are divided by aspect. */
type OpenGroup = Pick<LemmaGroup, 'lemma' | 'pos' | 'features'> & { parts: VerbPart[] };

const ASPECTS_OF: Readonly<Record<string, readonly Aspect[]>> = { 'imperf.perf': ['imperf', 'perf'] };

/** A part of a group and its slot's tags, for a set of tags. */
interface Place {
  pos: string;
  features: string;
  aspect: Aspect;
  mark: string;
  reflexivities: readonly string[];
  /** Tags as in a slot. */
  tags: string;
}

/** Returns the parts for tag alternatives joined by `+`. */
function placesOf(tags: string): Place[] {
  const places: (Place & { reflexivities: string[]; slot: Map<string, string> })[] = [];
  for (const tag of tags.split('+')) {
    if (!tag) continue;
    const { pos, key: features, aspect: aspects, reflexivity, core, mark } = splitTag(tag);
    for (const aspect of ASPECTS_OF[aspects] ?? [aspects as Aspect]) {
      let place = places.find(
        (one) => one.pos === pos && one.features === features && one.aspect === aspect && one.mark === mark,
      );
      if (!place) {
        place = { pos, features, aspect, mark, reflexivities: [], slot: new Map(), tags: '' };
        places.push(place);
      }
      if (reflexivity) place.reflexivities.push(reflexivity);
      addTag(place.slot, '', core);
    }
  }
  return places.map(({ slot, ...place }) => ({ ...place, tags: slot.get('') as string }));
}

/** Collects entries into groups; `finish` completes the features. */
export class GroupCollector {
  private groups: OpenGroup[] = [];
  private byLemma = new Map<string, OpenGroup[]>();
  /** Parsed sets of tags: dictionaries have millions of entries and some thousand sets. */
  private readonly places = new Map<string, readonly Place[]>();

  /** Adds a form of a lemma with its tag alternatives joined by `+`. */
  add(form: string, lemma: string, tags: string): void {
    let places = this.places.get(tags);
    if (!places) {
      places = placesOf(tags);
      this.places.set(tags, places);
    }
    if (places.length === 0) return;
    let ofLemma = this.byLemma.get(lemma);
    if (!ofLemma) {
      ofLemma = [];
      this.byLemma.set(lemma, ofLemma);
    }
    for (const place of places) {
      const { slots, reflexivities } = this.part(place, lemma, ofLemma);
      for (const reflexivity of place.reflexivities) reflexivities.add(reflexivity);
      const key = slotKey(form, place.mark);
      if (slots.has(key)) for (const tag of place.tags.split('+')) addTag(slots, key, tag);
      else slots.set(key, place.tags);
    }
  }

  private part({ pos, features, aspect }: Place, lemma: string, ofLemma: OpenGroup[]): VerbPart {
    let group = ofLemma.find((one) => one.pos === pos && one.features === features);
    if (!group) {
      // All groups of a lemma share one string.
      group = { lemma: ofLemma[0]?.lemma ?? lemma, pos, features, parts: [] };
      ofLemma.push(group);
      this.groups.push(group);
    }
    let part = group.parts.find((one) => one.aspect === aspect);
    if (!part) {
      part = { aspect, slots: new Map(), reflexivities: new Set() };
      group.parts.push(part);
    }
    return part;
  }

  /** Returns the groups in the order of their first entries. The collector is empty afterwards. */
  finish(): LemmaGroup[] {
    const { groups } = this;
    this.groups = [];
    this.byLemma = new Map();
    return groups.flatMap(({ lemma, pos, features, parts }): LemmaGroup[] => {
      const words = pos === 'verb' ? verbsOf(lemma, parts) : parts.map(({ slots }) => ({ features, slots }));
      return words.map((word) => ({ lemma, pos, ...word, inferred: false }));
    });
  }
}

/** Puts the entries of a dictionary of forms together to lemma groups. */
import { type Aspect, addTag, type LemmaGroup, slotKey, splitTag } from './lemma-groups.ts';
import { type VerbPart, verbsOf } from './verb-homonyms.ts';

/** What shares lemma, part of speech and a noun's gender; of a verb by aspect, of others one part. */
type OpenGroup = Pick<LemmaGroup, 'lemma' | 'pos' | 'features'> & { parts: Map<Aspect, VerbPart> };

const ASPECTS_OF: Readonly<Record<string, readonly Aspect[]>> = { 'imperf.perf': ['imperf', 'perf'] };

/** Collects entries into groups; `finish` settles the features. */
export class GroupCollector {
  private readonly groups = new Map<string, OpenGroup>();

  /** Adds a form of a lemma with its tag alternatives joined by `+`. */
  add(form: string, lemma: string, tags: string): void {
    for (const tag of tags.split('+')) {
      if (!tag) continue;
      const { pos, key, aspect, reflexivity, core, mark } = splitTag(tag);
      const id = `${lemma}|${pos}|${key}`;
      let group = this.groups.get(id);
      if (!group) {
        group = { lemma, pos, features: key, parts: new Map() };
        this.groups.set(id, group);
      }
      for (const one of ASPECTS_OF[aspect] ?? [aspect as Aspect]) {
        let part = group.parts.get(one);
        if (!part) {
          part = { aspect: one, slots: new Map(), reflexivities: new Set() };
          group.parts.set(one, part);
        }
        if (reflexivity) part.reflexivities.add(reflexivity);
        addTag(part.slots, slotKey(form, mark), core);
      }
    }
  }

  finish(): LemmaGroup[] {
    return [...this.groups.values()].flatMap(({ lemma, pos, features, parts }): LemmaGroup[] => {
      const all = [...parts.values()];
      const words = pos === 'verb' ? verbsOf(lemma, all) : all.map(({ slots }) => ({ features, slots }));
      return words.map((word) => ({ lemma, pos, ...word, inferred: false }));
    });
  }
}

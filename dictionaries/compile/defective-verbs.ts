/** Applies rule 3 and list 7: removes the forms that defective verbs lack, and admits all that they keep. */
import { pluralGerund } from './derive.ts';
import { type LemmaGroup, NIE, slotForm } from './lemma-groups.ts';
import { readTable } from './tsv.ts';

type Keeps = (tag: string) => boolean;

const lacks =
  (...beginnings: string[]): Keeps =>
  (tag) =>
    !beginnings.some((beginning) => tag.startsWith(beginning));
const hasOnly =
  (...patterns: RegExp[]): Keeps =>
  (tag) =>
    patterns.some((pattern) => pattern.test(tag));

/** Third person neuter. The present has no gender, and PoliMorf has some of these forms as predicatives. */
const THIRD_NEUTER = [/^verb:fin:sg:ter/, /^verb:(?:praet|pot):sg:n[^:]*:ter/, /^verb:pred/];

/** What each block of list 7 leaves to a verb, by letter of the block and, for conditions on one verb, by lemma. */
const KEEPS: Record<string, Keeps> = {
  A: lacks('verb:imps', 'ppas'),
  B: lacks('verb:imps', 'ppas', 'ger'),
  C: hasOnly(/^verb:inf/, /^ger/, ...THIRD_NEUTER),
  // The perfective verb inflects fully and shares all strings except those that only an imperfective one forms.
  powodzić: lacks('pcon', 'pact'),
  powinien: lacks('verb:pot'),
  winien: lacks('verb:pot'),
  słychać: hasOnly(/^verb:inf/, /^pred/, /^verb:pred/, /^ppas/),
  widać: hasOnly(/^verb:inf/, /^pred/, /^verb:pred/),
  wnijść: hasOnly(/^verb:inf/, /^verb:fin/, /^verb:impt/),
  // The list leaves open whether the conditional is a past form, so the forms of the open list stay.
  zwyknąć: hasOnly(/^verb:inf/, /^verb:praet/, /^verb:pot/),
};

export interface Defectives {
  /** Forms that were removed from some paradigm. */
  missing: Set<string>;
  /** Groups whose remaining forms list 7 admits, whatever a word list says. */
  admitted: Map<LemmaGroup, string>;
  /** Groups with the third person only. */
  thirdPersonOnly: Set<LemmaGroup>;
}

/** Applies list 7 to the verb groups, in place. */
export function barDefectives(groups: readonly LemmaGroup[]): Defectives {
  const result: Defectives = { missing: new Set(), admitted: new Map(), thirdPersonOnly: new Set() };
  const rows = new Map(readTable('lists/pfs-2018-list7.tsv').map((row) => [row.lemma as string, row]));
  for (const group of groups) {
    const row = group.pos === 'verb' || group.pos === 'pred' ? rows.get(group.lemma) : undefined;
    if (!row) continue;
    const keeps = KEEPS[group.lemma] ?? (KEEPS[row.group as string] as Keeps);
    if (row.group === 'C' && group.lemma !== 'powodzić') result.thirdPersonOnly.add(group);
    result.admitted.set(group, (row.rule_id as string).replace('pfs-2018/', ''));
    for (const [key, tags] of [...group.slots]) {
      const kept = tags.split('+').filter((tag) => keeps(tag.replace('~', '')));
      if (kept.length > 0) {
        group.slots.set(key, kept.join('+'));
        continue;
      }
      group.slots.delete(key);
      result.missing.add(slotForm(key));
      if (tags.includes('ger:sg:gen')) for (const plural of pluralGerundForms(key)) result.missing.add(plural);
    }
  }
  return result;
}

/** Returns the plural forms of a missing gerund from its genitive singular, with negated ones: a list may have them (4.a). */
function pluralGerundForms(genitive: string): string[] {
  const forms = pluralGerund(genitive).map(({ key }) => slotForm(key));
  return genitive[0] === NIE ? forms : [...forms, ...forms.map((form) => `nie${form}`)];
}

/**
 * Words listed before 2016, for the rules of that time. sjp.pl's edition of April 2015 exists as an Aspell dictionary. Under those rules a
 * word, a comparative, an adverb or a passive participle had to be recorded in a dictionary, and that edition lacks what later editions
 * formed freely.
 */
import { LONGEST_LISTED } from './infer.ts';
import { type LemmaGroup, slotForm } from './lemma-groups.ts';
import type { PackedGroup } from './pack/lexicon-writer.ts';
import { readSource } from './sources.ts';
import { type Vocabulary, WordSet, type Words } from './word-set.ts';

/** One suffix or prefix rule of an Aspell affix file. */
interface Affix {
  strip: string;
  add: string;
  condition: RegExp;
}

interface Affixes {
  suffixes: Map<string, Affix[]>;
  prefixes: Map<string, Affix[]>;
}

const latin2 = new TextDecoder('iso-8859-2');

/**
 * Reads a word list compressed by prezip: each entry is the number of letters shared with the one before, then the rest. A number too large
 * for one byte below the letters continues in the next.
 */
function readPrezip(bytes: Uint8Array): string[] {
  const entries: string[] = [];
  let entry: number[] = [];
  for (let at = 1; at < bytes.length; ) {
    let shared = 0;
    let more: number;
    do {
      more = bytes[at++] as number;
      shared += more;
    } while (more === LARGEST_COUNT && at < bytes.length);
    let end = at;
    while (end < bytes.length && (bytes[end] as number) > LARGEST_COUNT) end++;
    entry = [...entry.slice(0, shared), ...bytes.subarray(at, end)];
    entries.push(latin2.decode(new Uint8Array(entry)));
    at = end;
  }
  return entries;
}

const LARGEST_COUNT = 31;

/** Reads lines such as `SFX flag strip add condition`; 0 stands for nothing. */
function readAffixes(text: string): Affixes {
  const affixes: Affixes = { suffixes: new Map(), prefixes: new Map() };
  for (const line of text.split('\n')) {
    const [kind, flag, strip, add, condition] = line.trim().split(/\s+/);
    if (!flag || !strip || !add || !condition || (kind !== 'SFX' && kind !== 'PFX')) continue;
    const suffix = kind === 'SFX';
    const table = suffix ? affixes.suffixes : affixes.prefixes;
    const known = table.get(flag) ?? [];
    if (known.length === 0) table.set(flag, known);
    known.push({
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      condition: new RegExp(suffix ? `(?:${condition})$` : `^(?:${condition})`),
    });
  }
  return affixes;
}

/** Returns the word of an entry `word/flags` with all forms of its flags. */
function expand(entry: string, { suffixes, prefixes }: Affixes): string[] {
  const [word, flags = ''] = entry.split('/') as [string, string?];
  const forms = [word];
  for (const flag of flags) {
    for (const { strip, add, condition } of suffixes.get(flag) ?? []) {
      if (word.endsWith(strip) && condition.test(word)) forms.push(word.slice(0, word.length - strip.length) + add);
    }
  }
  const unprefixed = forms.length;
  for (const flag of flags) {
    for (const { strip, add, condition } of prefixes.get(flag) ?? []) {
      for (const form of forms.slice(0, unprefixed)) {
        if (form.startsWith(strip) && condition.test(form)) forms.push(add + form.slice(strip.length));
      }
    }
  }
  return forms;
}

/** Reads the lower-case words of the edition of 2015. */
export function readEdition2015(vocabulary: Vocabulary): WordSet {
  const affixes = readAffixes(latin2.decode(readSource('spelling-2015-affixes')));
  const words = new WordSet(vocabulary);
  for (const entry of readPrezip(readSource('spelling-2015'))) {
    for (const form of expand(entry, affixes)) if (form !== '' && form === form.toLowerCase()) words.add(form);
  }
  return words;
}

/** Returns the category of forms that are recorded together, by the tags of the slot: a participle, a comparative. */
function categoryOf(tags: string): string {
  const tag = tags.replace(/^[~=](?:[^=]*=)?/, '');
  const pos = tag.slice(0, tag.search(/:|$/));
  return `${pos === 'depr' ? 'subst' : pos} ${/:(?:com|sup)\b/.test(tag)}`;
}

/** Numbers categories of slots; negated forms have their own. Each set of tags is parsed once. */
class Categories {
  private readonly plain = new Map<string, string>();
  private readonly negated = new Map<string, string>();

  of(form: string, tags: string): string {
    const known = form.startsWith('nie') ? this.negated : this.plain;
    let category = known.get(tags);
    if (category === undefined) {
      category = `${known === this.negated} ${categoryOf(tags)}`;
      known.set(tags, category);
    }
    return category;
  }
}

/**
 * Splits from each group the forms that were listed only after 2015. A category of which the edition of 2015 has less than half was not
 * recorded; the few are forms of other words. Forms that no list can have, built by a rule or too long, follow their category.
 * @param listed words of the game lists
 */
export function sinceEdition2015(groups: readonly LemmaGroup[], listed: Words, edition: Words): PackedGroup[] {
  const categories = new Categories();
  return groups.flatMap((group): PackedGroup[] => {
    const counts = new Map<string, { known: number; all: number }>();
    const total = { known: 0, all: 0 };
    const slots = Array.from(group.slots, ([key, tags]) => {
      const form = slotForm(key);
      return { key, tags, form, isListed: listed.has(form), isEarly: edition.has(form) };
    });
    for (const { tags, form, isListed, isEarly } of slots) {
      if (!isListed && !isEarly) continue;
      const category = categories.of(form, tags);
      const count = counts.get(category) ?? { known: 0, all: 0 };
      counts.set(category, count);
      for (const one of [count, total]) {
        one.all++;
        if (isEarly) one.known++;
      }
    }
    // Forms that no list has come from a rule or a printed closed list, and have no age.
    if (total.all === 0) return [group];
    const late = new Set<string>();
    for (const { key, tags, form, isListed, isEarly } of slots) {
      const { known, all } = counts.get(categories.of(form, tags)) ?? total;
      const dated = isListed && form.length <= LONGEST_LISTED;
      if (known * 2 < all || (dated && !isEarly)) late.add(key);
    }
    // Most groups stay whole and need no copy.
    if (late.size === 0) return [group];
    if (late.size === group.slots.size) return [{ ...group, attested: 1 }];
    const part = (isLate: boolean) => new Map([...group.slots].filter(([key]) => late.has(key) === isLate));
    return [
      { ...group, slots: part(false) },
      { ...group, slots: part(true), attested: 1 },
    ];
  });
}

/** Splits from each group of the spelling lexicon the words that game lists before 2016 had. */
export function untilEdition2015(groups: readonly PackedGroup[], barred: Words, edition: Words): PackedGroup[] {
  return groups.flatMap((group): PackedGroup[] => {
    if (group.spelling !== undefined) return [group];
    const isPlayable = (key: string) => barred.has(slotForm(key)) && edition.has(slotForm(key));
    const slots = [...group.slots];
    if (slots.length === 0) return [];
    if (!slots.some(([key]) => isPlayable(key))) return [group];
    const playable = new Map(slots.filter(([key]) => isPlayable(key)));
    const rest = new Map(slots.filter(([key]) => !isPlayable(key)));
    const parts: PackedGroup[] = [];
    if (rest.size > 0) parts.push({ ...group, slots: rest });
    if (playable.size > 0) parts.push({ ...group, slots: playable, attested: (group.attested ?? 0) | 1 });
    return parts;
  });
}

/**
 * A lemma group: a lexeme with all its forms and tags, which is later factored into stem and paradigm. Forms are slots: a slot key is the
 * form with a negation or superlative prefix replaced by a mark. So `nieduży` and `duży` share their ending, and a paradigm says once that
 * `nie-` may precede it.
 */

import { NAJ, NIE } from '../../src/core/lexicon/format.ts';

export { NAJ, NIE };

/**
 * Part of speech: `verb` includes participles and gerunds, `subst` the depreciative forms, `adj` its compounds; others are as in the tag.
 */
export interface LemmaGroup {
  lemma: string;
  pos: string;
  /** Features of the whole group, which slots' tags omit: gender of a noun, aspect and reflexivity of a verb. */
  features: string;
  /** Slot key → tags without the group's features, sorted, joined by `+`; a tag may carry an origin prefix (see `Origin`). */
  slots: Map<string, string>;
  /** True when the whole group was inferred, not attested. */
  inferred: boolean;
}

const VERBAL = new Set(['verb', 'ger', 'ppas', 'pact', 'pcon', 'pant']);
const ASPECTS = new Set(['imperf', 'perf', 'imperf.perf']);
const REFLEXIVITY = new Set(['refl', 'nonrefl', 'refl.nonrefl']);

/** Empty for forms without an aspect, and for all other parts of speech. */
export type Aspect = '' | 'imperf' | 'perf';

export interface SplitTag {
  pos: string;
  /** Gender of a noun; empty for others. */
  key: string;
  aspect: string;
  reflexivity: string;
  /** The tag without features. */
  core: string;
  /** Mark of the prefix that forms with this tag carry. */
  mark: '' | typeof NIE | typeof NAJ;
}

/** Parses one PoliMorf tag. */
export function splitTag(tag: string): SplitTag {
  const parts = tag.split(':');
  const first = parts[0] as string;
  if (VERBAL.has(first)) {
    const core: string[] = [];
    let aspect = '';
    let reflexivity = '';
    let mark: '' | typeof NIE = '';
    for (const part of parts) {
      if (ASPECTS.has(part)) aspect = part;
      else if (REFLEXIVITY.has(part)) reflexivity = part;
      else if (part !== 'aff') core.push(part);
      if (part === 'neg') mark = NIE;
    }
    return { pos: 'verb', key: '', aspect, reflexivity, core: core.join(':'), mark };
  }
  const plain = { aspect: '', reflexivity: '' };
  if (first === 'subst' && parts.length === 4) {
    return { pos: 'subst', key: parts[3] as string, core: parts.slice(0, 3).join(':'), mark: '', ...plain };
  }
  if (first === 'depr') return { pos: 'subst', key: 'm1', core: parts.slice(0, 3).join(':'), mark: '', ...plain };
  if (first === 'adj' || first === 'adja' || first === 'adjp' || first === 'adjc') {
    return { pos: 'adj', key: '', core: tag, mark: parts.at(-1) === 'sup' ? NAJ : '', ...plain };
  }
  return { pos: first, key: '', core: tag, mark: tag === 'adv:sup' ? NAJ : '', ...plain };
}

/** Prefix of each mark. */
const PREFIX: Record<string, string> = { '': '', [NIE]: 'nie', [NAJ]: 'naj' };

/** Returns the length of a slot key's mark. */
export function markLength(key: string): 0 | 1 {
  return key[0] === NIE || key[0] === NAJ ? 1 : 0;
}

/** Splits a slot key into its mark, which may be empty, and the rest. */
export function splitSlot(key: string): { mark: string; bare: string } {
  const length = markLength(key);
  return { mark: key.slice(0, length), bare: key.slice(length) };
}

/** Returns the form of a slot key. */
export function slotForm(key: string): string {
  return markLength(key) === 0 ? key : (PREFIX[key[0] as string] as string) + key.slice(1);
}

/** Returns those of the words that are forms of a group. */
export function formsAmong(words: ReadonlySet<string>, groups: readonly LemmaGroup[]): Set<string> {
  const found = new Set<string>();
  if (words.size === 0) return found;
  for (const group of groups) {
    for (const key of group.slots.keys()) {
      const form = slotForm(key);
      if (words.has(form)) found.add(form);
    }
  }
  return found;
}

/** Returns the slot key of a form under a mark; the plain form if it does not have the prefix. */
export function slotKey(form: string, mark: string): string {
  const prefix = PREFIX[mark] as string;
  return mark && form.startsWith(prefix) ? mark + form.slice(prefix.length) : form;
}

/** Adds a tag to a slot, keeping the slot's tags sorted and without repetition. */
export function addTag(slots: Map<string, string>, key: string, tag: string): void {
  const before = slots.get(key);
  if (before === undefined) {
    slots.set(key, tag);
    return;
  }
  const tags = before.split('+');
  if (tags.includes(tag)) return;
  tags.push(tag);
  slots.set(key, tags.sort().join('+'));
}

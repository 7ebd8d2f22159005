/** The tag and the source of a reading, as a packed lexicon stores them (layout in format.ts). */
import { DERIVED_TAG, ESZETT_TAG, INFERRED_TAG } from './format.ts';
import type { Reading } from './lexicon.ts';

/** A tag as readings have it, and the data stored with it. */
export interface StoredTag {
  tag: string;
  origin: Reading['origin'];
  rule?: string;
  ownEszett: boolean;
}

/** Parses a stored tag: separates the origin, and adds the lemma's features (the gender of a noun, the aspect of a verb). */
export function readTag(stored: string, features: string): StoredTag {
  const ownEszett = stored.startsWith(ESZETT_TAG);
  let tag = ownEszett ? stored.slice(1) : stored;
  let origin: Reading['origin'] = 'attested';
  let rule: string | undefined;
  if (tag.startsWith(INFERRED_TAG)) {
    origin = 'inferred';
    tag = tag.slice(1);
  } else if (tag.startsWith(DERIVED_TAG)) {
    const end = tag.indexOf(DERIVED_TAG, 1);
    origin = 'derived';
    rule = tag.slice(1, end);
    tag = tag.slice(end + 1);
  }
  // Depreciative forms of a personal noun have the animate gender.
  if (tag.startsWith('depr')) tag += ':m2';
  else if (features) tag += `:${features}`;
  return { tag, origin, ...(rule === undefined ? {} : { rule }), ownEszett };
}

/** Sets the source of a reading. The source of a curated lemma consists of its rule and, after a bar, a note on the word. */
export function addSource(reading: Reading, source: string): void {
  if (reading.mark !== 'curated') {
    reading.source = source;
    return;
  }
  const [rule, note] = source.split('|', 2) as [string, string | undefined];
  reading.rule ??= rule;
  if (note) reading.source = note;
}

import type { PackedLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import { openPacked, type PackedId } from './packed.ts';

interface AllForms {
  lexicon: PackedLexicon;
  /** Each form once, in the order of the lexicon. */
  forms: ReadonlySet<string>;
}

const collected = new Map<PackedId, AllForms>();

/** Returns a committed lexicon and a plain set of its forms, which several files of tests compare with it and share. */
export function allForms(id: PackedId): AllForms {
  const known = collected.get(id);
  if (known) return known;
  const lexicon = openPacked(id);
  const forms = new Set<string>();
  lexicon.forEachForm((form) => forms.add(form));
  collected.set(id, { lexicon, forms });
  return { lexicon, forms };
}

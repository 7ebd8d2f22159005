import { keyBesideWord } from '../../src/rules/abbreviation-besides.ts';
import type { PackedGroup } from './pack/lexicon-writer.ts';

/**
 * An abbreviation under a key that no word has, so that it bars none; its lemma has a point if it has one itself.
 * @param folded as the lexicon's words are looked up.
 */
export function besideWord(abbreviation: string, folded: string, source: string): PackedGroup {
  const lemma = folded.replaceAll(' ', '');
  return {
    lemma,
    pos: '',
    features: '',
    slots: new Map([[keyBesideWord(lemma), '']]),
    inferred: true,
    spelling: abbreviation.replaceAll(' ', ''),
    source,
    mark: 'abbreviation',
  };
}

import { keyBesideWord } from '../../src/core/rules/abbreviations.ts';
import type { PackedGroup } from './pack/lexicon-writer.ts';

/**
 * Returns an abbreviation under a key that no word has, so that it bars none. Its lemma has a point if the abbreviation has one.
 * @param folded its letters as the lexicon's keys
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

/** Measured shares: of lemmas of one kind, how many the tournament list has. */
import { readTable } from '../tsv.ts';
import { bandOf, FREQUENCIES, frequencyClass, SOURCES_BY_BITS } from './admission-model.ts';
import type { Evidence } from './lemma-evidence.ts';

/** A kind of lemmas with the share that was measured; `any` stands for lemmas of all sorts in that respect. */
export interface Cell {
  letters: string;
  partOfSpeech: string;
  sources: string;
  frequency: string;
  thesaurus: string;
  translated: string;
  /** How many lemmas were looked up. */
  lemmas: number;
  /** How many of them the list has, 0 to 1. */
  share: number;
}

export function readCells(): Cell[] {
  return readTable('score/attestation-de.tsv').map(
    ({
      letters = '',
      part_of_speech: partOfSpeech = '',
      sources = '',
      frequency = '',
      openthesaurus: thesaurus = '',
      wiktionary_translations: translated = '',
      lemmas,
      share_valid: share,
    }) => ({
      letters,
      partOfSpeech,
      sources,
      frequency,
      thesaurus,
      translated,
      lemmas: Number(lemmas),
      share: Number(share),
    }),
  );
}

export function cellName({ letters, partOfSpeech, sources, frequency, thesaurus, translated }: Cell): string {
  return [letters, partOfSpeech, sources, frequency, thesaurus, translated].join(' ');
}

/** Is the lemma of that kind? */
export function isIn(cell: Cell, evidence: Evidence): boolean {
  const fits = (wanted: string, is: string): boolean => wanted === 'any' || wanted === is;
  return (
    cell.letters === bandOf(evidence) &&
    fits(cell.partOfSpeech, evidence.partOfSpeech) &&
    cell.sources === SOURCES_BY_BITS[evidence.sources] &&
    fits(cell.frequency, FREQUENCIES[frequencyClass(evidence)] as string) &&
    fits(cell.thesaurus, evidence.thesaurus ? 'yes' : 'no') &&
    fits(cell.translated, evidence.translated ? 'yes' : 'no')
  );
}

/** Measured shares of groups of lemmas on the tournament list. */
import { readTable } from '../tsv.ts';
import { bandOf, FREQUENCIES, frequencyClass, SOURCES_BY_BITS } from './admission-model.ts';
import type { Evidence } from './lemma-evidence.ts';

/** A group of lemmas with its measured share; `any` leaves a dimension open. */
export interface Cell {
  letters: string;
  partOfSpeech: string;
  sources: string;
  frequency: string;
  thesaurus: string;
  translated: string;
  /** Number of lemmas that were looked up. */
  lemmas: number;
  /** Share of them on the list, 0 to 1. */
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

/** Returns true when the lemma belongs to the cell. */
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

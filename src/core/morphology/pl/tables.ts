import type { Lexeme } from './lexeme.ts';
import { type LaidTable, layOut, ONLY_COLUMN, type TablePlan, type Tagged } from './table.ts';
import { ADJECTIVE_TABLES, ADVERB_TABLES } from './table-adjective.ts';
import { NOUN_TABLES } from './table-noun.ts';
import { NUMERAL_TABLES, PRONOUN_TABLES } from './table-pronoun.ts';
import { verbTables } from './table-verb.ts';
import { isImperative } from './tag.ts';

/** Parts of speech with one form. */
const UNINFLECTED: ReadonlySet<string> = new Set('pred prep conj comp qub interj brev burk'.split(' '));

function plansOf({ part }: Lexeme, entries: readonly Tagged[]): readonly TablePlan[] {
  if (UNINFLECTED.has(part)) {
    return [
      {
        title: [`part_${part}`],
        takes: () => true,
        rows: ONLY_COLUMN,
        columns: ONLY_COLUMN,
      },
    ];
  }
  switch (part) {
    case 'verb':
      return verbTables(new Set(entries.filter(({ tag }) => isImperative(tag)).map(({ form }) => form)));
    case 'subst':
      return NOUN_TABLES;
    case 'adj':
      return ADJECTIVE_TABLES;
    case 'adv':
      return ADVERB_TABLES;
    case 'num':
      return NUMERAL_TABLES;
    case 'ppron12':
    case 'ppron3':
    case 'siebie':
      return PRONOUN_TABLES;
    default:
      return [];
  }
}

/** Returns the tables of one lexeme with its forms. */
export function tablesOf<Entry extends Tagged>(lexeme: Lexeme, entries: readonly Entry[]): Array<LaidTable<Entry>> {
  return layOut(plansOf(lexeme, entries), entries);
}

/** The number words of the core list with what sd-2026 II.4.7 derives from them. */
import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { numeralLexemes } from '../../../src/core/morphology/de/numeral.ts';
import type { CoreList } from './core-list.ts';

const UNIT = '(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)';
const TEN = '(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)';
const TEEN = '(?:dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zehn|elf|zwölf)';
const SMALL = `(?:${UNIT}und${TEN}|${TEN}|${TEEN}|${UNIT})`;
/** Cardinals beyond twelve that are built of others: *einundzwanzig*, *zweihundert*, *hunderteins*, *dreitausend*. */
const HUNDREDS = `(?:${SMALL}?hundert(?:und)?)`;
const COMPOUND = new RegExp(`^(?:(?:${HUNDREDS}?${SMALL}?tausend(?:und)?)?${HUNDREDS}?(?:${SMALL}|eins)?)$`);

/** Returns number words of the core list in lower case, including those that it has only as ordinals. */
export function cardinalsOf(core: CoreList): string[] {
  const cardinals = new Set<string>();
  for (const spellings of core.values()) {
    for (const word of spellings) {
      const cardinal = word.replace(/(?<=tausend|hundert|[zß]ig)ste$|(?<=und(?:zwei|vier|fünf|sechs|neun))te$/, '');
      if (cardinal.length > 6 && COMPOUND.test(cardinal)) cardinals.add(cardinal);
    }
  }
  return [...cardinals];
}

export function buildNumerals(core: CoreList): Lexeme[] {
  return numeralLexemes(cardinalsOf(core));
}

/** Applies sd-2026 II.4 to what lists show: which adjectives are not declined, which not compared, and by which rule. */
import type { Adjective, Comparison, StemClass } from '../../../src/core/morphology/de/adjective.ts';
import { mayBeIntensified } from '../../../src/core/rulesets/sd-2026/detectors/adjective-bars.ts';
import type { AdjectiveLists } from './adjective-lists.ts';
import { SHORTEST_FIRST_PART, superlativeByEnding, type Traits } from './adjective-reader.ts';

const NATIVE_COLOUR = /.{2}(?:blau|blond|braun|gelb|grau|grün|rot|schwarz|weiß)$/;

/** Words that end like a colour and are not one. */
const NO_COLOUR = /(?:devot|marod|naseweis|bigott|[bk]rot)$/;

/** Applies the rules of the document to what was derived or inferred. */
export function applyRules(
  lemma: string,
  traits: Traits,
  lists: AdjectiveLists,
  known: (word: string) => Traits | undefined,
): { adjective: Adjective; features: string } {
  const adjective: Adjective = { lemma, ...traits };
  const indeclinable = lists.indeclinable.get(lemma);
  const compares = lists.englishY.get(lemma);
  const colour = lists.colours.get(lemma);
  const forced = (): Comparison => traits.comparison ?? { umlaut: 'none', superlative: superlativeByEnding(lemma) };
  if (compares !== undefined) {
    adjective.stem = 'plain';
    adjective.declined = false;
    adjective.declensionBar = compares ? 'II.4.4.positive' : (indeclinable ?? 'II.4.3.predicative');
    adjective.comparison = { umlaut: 'none', superlative: 'st' };
    if (compares) adjective.comparisonRule = 'II.4.4';
    else adjective.comparisonBar = 'II.4.4.gay-dry';
    return { adjective, features: compares ? 'indecl' : 'indecl:nocomp' };
  }
  if (indeclinable || colour?.kind === 'indeclinable') {
    adjective.stem = lemma.endsWith('e') ? 'e' : 'plain';
    adjective.declined = false;
    adjective.declensionBar = indeclinable ?? 'II.4.6.b';
    adjective.comparison = forced();
    adjective.comparisonBar = indeclinable ?? 'II.4.6.other';
    return { adjective, features: 'indecl:nocomp' };
  }
  if (!adjective.comparison && lists.figurative.has(lemma)) {
    adjective.comparison = forced();
    adjective.comparisonRule = 'II.4.2';
  }
  const bar = comparisonBar(lemma, colour?.kind, lists, known);
  if (bar) {
    adjective.comparisonBar = bar.rule;
    adjective.comparison = traits.comparison ?? bar.comparison ?? forced();
  }
  if (/(?:lila|rosa)$/.test(lemma)) delete adjective.comparison;
  if (colour?.furtherStem) {
    adjective.furtherStems = [furtherStem(colour.furtherStem, colour.rule)];
    adjective.declensionRule = colour.rule;
  } else if (!colour) {
    for (const [name, row] of lists.colours) {
      if (!row.furtherStem || !lemma.endsWith(name) || lemma.length - name.length < SHORTEST_FIRST_PART) continue;
      const stem = lemma.slice(0, -name.length) + row.furtherStem;
      adjective.furtherStems = [furtherStem(stem, row.rule)];
      adjective.declensionRule = row.rule;
    }
  }
  return { adjective, features: bar ? 'nocomp' : '' };
}

function furtherStem(stem: string, rule: string): { stem: string; class: StemClass; rule: string } {
  return { stem, class: stem.endsWith('en') ? 'en' : 'plain', rule };
}

/** Returns the rule that bars the degrees of a declined lemma, and the degrees that its parts would have. */
function comparisonBar(
  lemma: string,
  colour: string | undefined,
  lists: AdjectiveLists,
  known: (word: string) => Traits | undefined,
): { rule: string; comparison?: Comparison } | undefined {
  const named = lists.noncomparable.get(lemma);
  if (named) return { rule: named };
  if (colour === 'compares') return undefined;
  if (colour === 'declines') return { rule: 'II.4.6.other' };
  const native = NATIVE_COLOUR.test(lemma) && !NO_COLOUR.test(lemma);
  const compound = native || /.{3}farben$/.test(lemma) || [...lists.colours.keys()].some((name) => endsIn(lemma, name));
  if (compound) {
    const comparison = known(
      /(?:blau|blond|braun|gelb|grau|grün|rot|schwarz|weiß)$/.exec(lemma)?.[0] ?? '',
    )?.comparison;
    return comparison ? { rule: 'II.4.6.other', comparison } : { rule: 'II.4.6.other' };
  }
  for (const [part, except] of lists.intensifiers) {
    if (!lemma.startsWith(part) || except.has(lemma.slice(part.length))) continue;
    const rest = known(lemma.slice(part.length));
    if (rest?.comparison && mayBeIntensified(lemma) && !lemma.endsWith('isch'))
      return { rule: 'II.4.1.e', comparison: rest.comparison };
  }
  return undefined;
}

/** Returns true for a compound of a colour: *hellrosa*, *zartlila*. Short names are too often endings of other words. */
function endsIn(lemma: string, name: string): boolean {
  return name.length >= 4 && lemma.length - name.length >= 3 && lemma.endsWith(name);
}

/** Returns true when the word, or the colour in which it ends, is in a table. */
export function isNamed(word: string, lists: AdjectiveLists): boolean {
  if (lists.indeclinable.has(word) || lists.englishY.has(word) || lists.bare.has(word)) return true;
  if (lists.colours.has(word)) return true;
  for (const [name, { kind }] of lists.colours) if (kind === 'declines' && endsIn(word, name)) return true;
  return false;
}

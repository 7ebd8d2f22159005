/** Reads the German sources and the hand-kept lists, has the generators build the lexemes and joins them. */

import type { Lexeme } from '../../../src/morphology/de/built-form.ts';
import { lay } from '../../../src/words/lay.ts';
import { readJson, readWords } from '../sources.ts';
import { readColumn, readTable } from '../tsv.ts';
import { buildAdjectives, withoutVerbForms } from './adjectives.ts';
import { buildClosedClasses, buildTwoLetterWords } from './closed-classes.ts';
import { type CoreList, parseCoreList } from './core-list.ts';
import { barredAs, readCurated } from './curated.ts';
import { generalReferences } from './general-references.ts';
import { buildGermanLexicons, type Candidate, type GermanLexicons } from './german-lexicons.ts';
import type { NounDictionary } from './noun-dictionary.ts';
import { buildNouns } from './nouns.ts';
import { buildNumerals } from './numerals.ts';
import type { VerbEntry } from './participle-shapes.ts';
import { buildVerbs } from './verbs.ts';

/** Lemmas that open dictionaries have and that, as far as we know, the base dictionary has too; one file a part of speech. */
const ENTRIES = [
  'de-verb-entries.tsv',
  'de-adjective-entries.tsv',
  'de-noun-entries.tsv',
  'de-noun-derived-entries.tsv',
];

/** Both German lexicons from the cached sources. */
export function germanLexicons(): GermanLexicons {
  const core = parseCoreList(readWords('de-core'));
  const verbs = readJson<Record<string, VerbEntry>>('de-verbs');
  const nouns = readJson<NounDictionary>('de-nouns');
  const adjectives = readJson<Record<string, unknown>>('de-adjectives');
  const wiktionary = readJson<string[]>('de-wiktionary');
  const tagger = new Set([...Object.keys(verbs), ...Object.keys(nouns), ...Object.keys(adjectives)]);
  const entries = new Set(ENTRIES.flatMap((file) => readColumn(`curated/${file}`, 'lemma')));

  const builtNouns = buildNouns({ core, dictionary: nouns, wiktionary });
  const builtAdjectives = buildAdjectives({ core, adjectives, verbs, wiktionary });
  const builtVerbs = buildVerbs({ core, verbs, wiktionary });
  const adjectival = isAdjectival(builtVerbs, core);
  const closedClasses = buildClosedClasses(core);
  const candidates: Candidate[] = [
    ...builtNouns.candidates.map(({ evidence: _, ...lexeme }) => lexeme),
    ...builtAdjectives.candidates.map(({ lexeme }) => lexeme).filter(adjectival),
  ];
  const lexemes: Lexeme[] = [
    ...builtVerbs,
    ...builtNouns.lexemes,
    ...builtAdjectives.lexemes.filter(adjectival),
    ...withoutVerbForms(builtAdjectives.participles, builtVerbs).filter(adjectival),
    ...closedClasses.bySuffix,
  ];
  const closed = [
    ...[...closedClasses.curated, ...buildTwoLetterWords()].map(({ lexeme }) => lexeme),
    ...buildNumerals(core),
  ];
  const curated = readCurated();
  const { admitted, barred } = curated;
  const austrian = generalReferences(core, [...admitted.map(({ lemma }) => lemma), ...entries]);
  const named = new Map(
    readTable('lists/sd-2026-named-as-barred.tsv').map(({ word = '', rule = '' }) => [
      lay(word),
      rule.slice(rule.indexOf('/') + 1),
    ]),
  );
  return buildGermanLexicons(
    { core, tagger, wiktionary: new Set(wiktionary), entries },
    {
      lexemes,
      candidates,
      closed,
      admitted: [...admitted, ...austrian],
      barred,
      barredAs: barredAs(curated, core),
      named,
    },
  );
}

/**
 * Tells adjectives from participles of verbs that do not decline theirs (II.2.3): dictionaries of forms list any participle as an
 * adjective. One that the core list declines is an adjective all the same.
 */
function isAdjectival(verbs: readonly Lexeme[], core: CoreList): (adjective: Lexeme) => boolean {
  const bare = new Set<string>();
  for (const { forms } of verbs) {
    if (forms.some(({ group, barred }) => group === 'participle2-inflected' && !barred)) continue;
    for (const { form, tag, barred } of forms) if (tag.startsWith('ver:part2') && !barred) bare.add(form);
  }
  return ({ lemma, forms }) =>
    !bare.has(lemma) || forms.some(({ form, barred }) => !barred && form !== lemma && core.has(lay(form)));
}

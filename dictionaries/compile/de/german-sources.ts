/** Reads the German sources and curated tables, runs the generators and joins their lexemes. */

import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { presentParticiple } from '../../../src/core/morphology/de/verb-nonfinite.ts';
import { presentStem } from '../../../src/core/morphology/de/verb-stem.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { besideWord } from '../beside-word.ts';
import { brandNames } from '../brand-names.ts';
import { parseScowl } from '../en/scowl.ts';
import { namesOfWordNet, parseWordNet } from '../en/wordnet.ts';
import { englishWithCapital, englishWords } from '../english-words.ts';
import { readFrequencies } from '../frequency/list.ts';
import type { Progress } from '../progress.ts';
import { readJson, readWords } from '../sources.ts';
import { readColumn, readTable } from '../tsv.ts';
import { buildAdjectives, withoutVerbForms } from './adjectives.ts';
import { admissionJudge } from './admission.ts';
import { buildClosedClasses, buildTwoLetterWords } from './closed-classes.ts';
import { type CoreList, parseCoreList } from './core-list.ts';
import { barredAs, readCurated } from './curated.ts';
import { foreignNames, isProper } from './foreign-names.ts';
import { generalReferences } from './general-references.ts';
import { buildGermanLexicons, type GermanLexemes, type GermanLexicons, type GermanSources } from './german-lexicons.ts';
import { furtherNouns, furtherVerbs, isCertain, readHeadwords } from './headwords.ts';
import type { EvidenceSources } from './lemma-evidence.ts';
import type { NounDictionary } from './noun-dictionary.ts';
import { scoreOf } from './noun-score.ts';
import { buildNouns } from './nouns.ts';
import { buildNumerals } from './numerals.ts';
import type { VerbEntry } from './participle-shapes.ts';
import { personNames } from './person-names.ts';
import { buildVerbs } from './verbs.ts';

/** Lemmas of open dictionaries that, to our knowledge, the base dictionary has too; one file for each part of speech. */
const ENTRIES = [
  'de-verb-entries.tsv',
  'de-adjective-entries.tsv',
  'de-noun-entries.tsv',
  'de-noun-derived-entries.tsv',
];

/** Minimum occurrences in 10⁹ words for which a noun is considered regardless of its members. */
const COMMON = 100;

/** Size of SCOWL below which English words are known to everybody. */
const KNOWN_TO_ALL = 35;

/** Returns both German lexicons from the cached sources. */
export function germanLexicons(progress: Progress): GermanLexicons {
  const { sources, lexemes } = readGermanLexemes(progress);
  progress.begin('both lexicons');
  return buildGermanLexicons(sources, lexemes);
}

/** Returns the lexemes of all generators with their sources. */
export function readGermanLexemes(progress: Progress): {
  sources: GermanSources;
  lexemes: GermanLexemes;
  about: EvidenceSources;
  /** Lemmas that no cell of the measured shares has counted: entries of Wiktionary that its word list lacks, and verbs found later. */
  unmeasured: ReadonlySet<string>;
} {
  const core = parseCoreList(readWords('de-core'));
  const tagger = new Set<string>();
  /** A dictionary is released after reading, since it takes a tenth of all memory. */
  const readTagger = <T extends object>(id: 'de-verbs' | 'de-nouns' | 'de-adjectives'): T => {
    const dictionary = readJson<T>(id);
    for (const lemma of Object.keys(dictionary)) tagger.add(lemma);
    return dictionary;
  };
  const wiktionary = readJson<string[]>('de-wiktionary');
  const rows = ENTRIES.flatMap((file) => readTable(`curated/${file}`));
  const entries = new Set(rows.map(({ lemma = '' }) => lemma));
  const certain = new Set([
    ...rows.filter(isCertain).map(({ lemma = '' }) => lemma),
    // The table has the entries of these.
    ...readColumn('curated/de-verb-defective.tsv', 'lemma'),
  ]);

  const headwords = readHeadwords();
  const frequencies = readFrequencies('de', toGermanTiles);
  const vouched = (lemma: string): boolean =>
    headwords.thesaurus.has(lemma) ||
    headwords.translated.has(lemma.toLowerCase()) ||
    (frequencies.get(toGermanTiles(lemma)) ?? 0) >= COMMON;
  progress.begin('nouns');
  const dictionary = readTagger<NounDictionary>('de-nouns');
  const further = furtherNouns(headwords.translated, wiktionary);
  const entered = [...wiktionary, ...further];
  const builtNouns = buildNouns({ core, dictionary, wiktionary: entered, vouched });
  progress.begin('adjectives');
  const verbs = readTagger<Record<string, VerbEntry>>('de-verbs');
  const builtAdjectives = buildAdjectives({
    core,
    adjectives: readTagger('de-adjectives'),
    verbs,
    wiktionary,
    frequencies,
  });
  progress.begin('verbs');
  const newerVerbs = furtherVerbs(headwords.translated, wiktionary);
  const builtVerbs = buildVerbs({ core, verbs, wiktionary, frequencies, translated: newerVerbs });
  const adjectival = isAdjectival(builtVerbs, core, entries);
  const closedClasses = buildClosedClasses(core);
  const candidates: Lexeme[] = [
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
  // That german-pos-dict has a noun is a feature of its own.
  const nounScores = new Map(
    builtNouns.proposals.map(({ draft, features }) => [draft.laid, scoreOf({ ...features, dictionary: false })]),
  );
  const about: EvidenceSources = { core, entries, headwords, frequencies, nounScores };
  const curated = readCurated();
  const { admitted, barred } = curated;
  const austrian = generalReferences(core, [...admitted.map(({ lemma }) => lemma), ...entries]);
  const named = new Map(
    readTable('lists/sd-2026-named-as-barred.tsv').map(({ word = '', rule = '' }) => [
      toGermanTiles(word),
      rule.slice(rule.indexOf('/') + 1),
    ]),
  );
  const scowl = parseScowl(readJson('en-scowl'));
  const wordNet = readJson<Record<string, string>>('en-wordnet');
  const inEnglish = readFrequencies('en', (word) => word.toLowerCase());
  const english = englishWords(scowl, frequencies, inEnglish);
  const proper = { instances: namesOfWordNet(wordNet), wordNet: parseWordNet(wordNet).lemmas };
  return {
    sources: {
      core,
      tagger,
      wiktionary: new Set([...entered, ...newerVerbs]),
      entries,
      certain,
      judge: admissionJudge(about),
    },
    about,
    unmeasured: new Set([...further, ...withoutPresentParticiple(builtVerbs, core, new Set(wiktionary))]),
    lexemes: {
      lexemes,
      candidates,
      closed,
      admitted: [...admitted, ...austrian],
      barred,
      barredAs: barredAs(curated, core),
      named,
      names: foreignNames(scowl, proper, frequencies, toGermanTiles),
      persons: personNames([
        ...Object.values(readJson<Record<string, string>>('de-persons')),
        readWords('at-persons').join('\n'),
      ]),
      brands: brandNames('de'),
      besideWords: readTable('curated/de-abbreviations-beside-words.tsv').map(
        ({ abbreviation = '', stands_for = '' }) => besideWord(abbreviation, toGermanTiles(abbreviation), stands_for),
      ),
      commonEnglish: new Set(english.filter((word) => (scowl.get(word)?.words ?? KNOWN_TO_ALL) < KNOWN_TO_ALL)),
      english: [
        ...english,
        ...englishWithCapital(scowl, { there: frequencies, english: inEnglish }).filter(
          (word) => !isProper(word, proper),
        ),
      ],
    },
  };
}

/** Returns verbs that the core list lacks and of which Wiktionary's list has no participle I: the cells have counted no others. */
function withoutPresentParticiple(verbs: readonly Lexeme[], core: CoreList, wiktionary: ReadonlySet<string>): string[] {
  return verbs
    .filter(
      ({ lemma, inferred }) => inferred && !core.has(toGermanTiles(lemma)) && !wiktionary.has(presentParticiple(lemma)),
    )
    .map(({ lemma }) => lemma);
}

/** Participles of a detached part alone, which the verb does not have: geprangert, of anprangern. */
const OF_PART = 'I.7.3.participle';

/**
 * Returns a function that is true for adjectives, not participles of verbs without declined ones (II.2.3): dictionaries of forms list any
 * participle as an adjective. One that the core list declines, or a table of entries has, is an adjective all the same: nahegelegen.
 */
function isAdjectival(
  verbs: readonly Lexeme[],
  core: CoreList,
  entries: ReadonlySet<string>,
): (adjective: Lexeme) => boolean {
  const bare = new Set<string>();
  for (const { lemma, features, forms } of verbs) {
    // The dictionary puts ge before some separable verbs: gebauspart.
    if (features.startsWith('sep')) for (const ending of ['t', 'et']) bare.add(`ge${presentStem(lemma)}${ending}`);
    for (const { form, rule } of forms) if (rule === OF_PART) bare.add(form);
    if (forms.some(({ group, barred }) => group === 'participle2-inflected' && !barred)) continue;
    for (const { form, tag, barred } of forms) if (tag.startsWith('ver:part2') && !barred) bare.add(form);
  }
  return ({ lemma, forms }) =>
    !bare.has(lemma) ||
    entries.has(lemma) ||
    forms.some(({ form, barred }) => !barred && form !== lemma && core.has(toGermanTiles(form)));
}

/** Builds the two Polish lexicons from the cached sources. */
import type { LexiconId } from '../../src/core/lexicon/lexicon.ts';
import { brandNames } from './brand-names.ts';
import { readEdition2015, sinceEdition2015, untilEdition2015 } from './edition-2015.ts';
import { parseScowl } from './en/scowl.ts';
import { englishInEveryText, englishWords } from './english-words.ts';
import { readFrequencies } from './frequency/list.ts';
import { buildGameLexicon } from './game-lexicon.ts';
import { GroupCollector } from './group-collector.ts';
import type { LemmaGroup } from './lemma-groups.ts';
import type { PackedGroup } from './pack/lexicon-writer.ts';
import { forEachEntry } from './polimorf.ts';
import type { Progress } from './progress.ts';
import { eachWord, readJson, readSource, type Source } from './sources.ts';
import { buildSpellingLexicon } from './spelling-lexicon.ts';
import { readColumn, readTable } from './tsv.ts';
import { Vocabulary, WordSet } from './word-set.ts';

function lowerCase(list: Source['id'], vocabulary: Vocabulary): WordSet {
  const words = new WordSet(vocabulary);
  for (const word of eachWord(list)) words.add(word.toLowerCase());
  return words;
}

/** PoliMorf enters the reflexive pronoun under its short form *się*, which is also a particle. */
const REFLEXIVE = 'siebie';

/** Returns true for forms that game lists may have: lower case, without hyphen and apostrophe. */
const isPlain = (form: string): boolean => form === form.toLowerCase() && !/[-’']/.test(form);

/** Conjunctions that PoliMorf has as adverbs or particles. */
const CONJUNCTIONS: ReadonlyMap<string, string> = new Map(
  readTable('curated/pl-conjunctions.tsv').map((row) => [row.lemma as string, row.class as string]),
);

/** Verbs of list 7: only these inflect like *winien*; *rad* and *gotów*, which PoliMorf tags alike, are adjectives (2.f). */
const DEFECTIVE: ReadonlySet<string> = new Set(readColumn('lists/pfs-2018-list7.tsv', 'lemma'));

/** Reads PoliMorf's groups of the wanted forms. Read once for each lexicon, since both at once take a gigabyte more. */
function readPoliMorf(wanted: (form: string) => boolean): LemmaGroup[] {
  const collector = new GroupCollector();
  forEachEntry(readSource('polimorf'), ({ form, lemma, tags }) => {
    if (!wanted(form) || (tags.startsWith('verb:winien') && !DEFECTIVE.has(lemma))) return;
    collector.add(form, tags.startsWith('siebie:') ? REFLEXIVE : lemma, CONJUNCTIONS.get(form) ?? tags);
  });
  return collector.finish();
}

/** Yields the groups of both lexicons. Those of the second are built when needed, from what the first is built of. */
export function* polishLexicons(progress: Progress): Generator<[LexiconId, PackedGroup[]]> {
  const vocabulary = new Vocabulary();
  const newest = lowerCase('game-2026', vocabulary);
  const previous = lowerCase('game-2023', vocabulary);
  const current = new WordSet(vocabulary, eachWord('spelling-2026'));
  const spelled = current.with(new WordSet(vocabulary, eachWord('spelling-2022')));
  const spelling = new WordSet(vocabulary);
  for (const word of spelled) if (word === word.toLowerCase()) spelling.add(word);
  const edition = readEdition2015(vocabulary);

  progress.begin('game lexicon');
  const game = buildGameLexicon({ newest, previous, spelling, groups: readPoliMorf(isPlain) }, progress);
  progress.begin('game lexicon: editions');
  progress.report('game word list', { ...game.report, barred: game.barred.size });
  const gameGroups = sinceEdition2015(game.groups, newest.with(previous), edition);
  progress.report('split by the edition of 2015', gameGroups.length - game.groups.length);
  yield ['pl-game', gameGroups];

  progress.begin('spelling lexicon');
  const gameForms = new WordSet(vocabulary);
  for (const group of game.groups) for (const key of group.slots.keys()) gameForms.add(key);
  const barred = new Set(game.barred.keys());
  const met = readFrequencies('pl', (form) => form);
  const inEnglish = readFrequencies('en', (form) => form);
  const spellingGroups = buildSpellingLexicon({
    spelled,
    spelledLower: spelling,
    current,
    groups: readPoliMorf(() => true),
    barred,
    brands: brandNames('pl'),
    // Few English words look Polish, so all that Polish texts have are taken.
    english: englishWords(parseScowl(readJson('en-scowl')), met, inEnglish, 1),
    englishInEveryText: englishInEveryText(readTable('curated/en-closed-class.tsv'), inEnglish),
    met,
    game: gameForms,
    gameGroups: game.groups.filter((group) => group.pos !== ''),
  });
  yield ['pl-spelling', untilEdition2015(spellingGroups, barred, edition)];
}

import type { Frequency } from '../core/lexicon/frequency.ts';
import { LEXICON_IDS, type LexiconId, languageOfLexicon, lexiconsOf } from '../core/lexicon/lexicon.ts';
import { openLexicon, type PackedLexicon } from '../core/lexicon/packed-lexicon.ts';
import type { ListName, RulesetId } from '../core/rules/verdict.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import type { TileLanguage } from '../core/words/tiles.ts';
import type { LexiconStates } from '../platform/messages/answers.ts';
import { LexiconSource } from '../platform/storage/lexicon-source.ts';
import { readFrequency } from '../platform/storage/package.ts';
import { PACKED } from '../platform/storage/packed-index.ts';
import { releaseOverrides, userOverrides } from './overrides.ts';

/**
 * The lexicons of this worker. Each is loaded, stored and repaired by itself, so errors of one language do not affect others. Only those of
 * the last ruleset are in memory.
 */
const sources = perLexicon((id) => new LexiconSource(id, PACKED[id], (bytes) => open(id, bytes)));

/** Ruleset whose lexicons stay in memory. */
let retainedRuleset: RulesetId | undefined;

/** Word frequencies by language; small, so they stay. */
const frequencies = new Map<TileLanguage, Promise<Frequency | undefined>>();

function frequencyOf(language: TileLanguage): Promise<Frequency | undefined> {
  const reading = frequencies.get(language) ?? readFrequency(language);
  frequencies.set(language, reading);
  return reading;
}

async function open(id: LexiconId, bytes: ArrayBuffer): Promise<PackedLexicon> {
  return openLexicon(bytes, await frequencyOf(languageOfLexicon(id)));
}

function perLexicon<T>(make: (id: LexiconId) => T): Record<LexiconId, T> {
  return Object.fromEntries(LEXICON_IDS.map((id) => [id, make(id)])) as Record<LexiconId, T>;
}

export interface RulesetSources {
  game: LexiconSource<PackedLexicon>;
  spelling: LexiconSource<PackedLexicon>;
  /** Name and edition of the game list. */
  list: ListName;
}

export function sourcesOf(ruleset: RulesetId): RulesetSources {
  const { game, spelling } = lexiconsOf(rulesetOf(ruleset).language);
  const { name, edition } = PACKED[game];
  return { game: sources[game], spelling: sources[spelling], list: { name, edition } };
}

/** Retains the lexicons of this ruleset and releases those of other languages. */
export function retain(ruleset: RulesetId): void {
  if (ruleset === retainedRuleset) return;
  retainedRuleset = ruleset;
  // In parallel with the lexicon.
  frequencyOf(rulesetOf(ruleset).language);
  releaseOthers();
}

/**
 * Starts loading the game lexicon of a ruleset and the user's list, before the question arrives.
 * @param withSpelling loads the spelling lexicon too, which refusals need
 */
export function loadAhead(ruleset: RulesetId, withSpelling: boolean): void {
  retain(ruleset);
  const { game, spelling } = sourcesOf(ruleset);
  game
    .load()
    .then(async () => {
      if (withSpelling && retainedRuleset === ruleset) await spelling.load();
    })
    .catch(() => {});
  userOverrides(ruleset).catch(() => {});
}

/** Releases what is no longer needed. */
export function releaseOthers(): void {
  for (const id of LEXICON_IDS) if (!isRetained(id)) sources[id].release(() => isRetained(id));
  releaseOverrides(
    (ruleset) => retainedRuleset !== undefined && rulesetOf(ruleset).language === rulesetOf(retainedRuleset).language,
  );
}

/** Returns true when a request, or the announcement of one, has said which lexicons are needed. */
export function hasRetained(): boolean {
  return retainedRuleset !== undefined;
}

function isRetained(id: LexiconId): boolean {
  return retainedRuleset !== undefined && languageOfLexicon(id) === rulesetOf(retainedRuleset).language;
}

export function lexiconStates(): LexiconStates {
  return perLexicon((id) => sources[id].state);
}

/** Stores all lexicons after an installation or an update, so that the next start finds them. */
export async function installLexicons(): Promise<void> {
  // One after the other: side by side they would all be in memory at once.
  for (const id of LEXICON_IDS) await sources[id].install();
}

/** Reads every lexicon from the package again and stores it, each independently of the others. */
export async function reimportLexicons(): Promise<LexiconStates> {
  for (const id of LEXICON_IDS) {
    await sources[id].reimport();
    await sources[id].release(() => isRetained(id));
  }
  return lexiconStates();
}

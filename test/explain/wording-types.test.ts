/**
 * The compiler's check of the wording files. Each ruleset has all parts of its wording, and every sentence of a reason needs only fields that
 * the details of its rule can have. The check is made by `tsc`; its message contains the part that is missing, or the rule and the sentence
 * that no reason can fill. Other languages have the same sentences as English (`wording-files.test.ts`).
 */

import { expect, it } from 'vitest';
import type { DiagnosisKind } from '../../src/core/diagnosis/hypothesis.ts';
import type { SharedRule } from '../../src/core/explain/explanation.ts';
import type sharedWording from '../../src/core/explain/wording/en.json';
import type { RulesetWording } from '../../src/core/explain/wording.ts';
import type { DetailKind, DetailOf } from '../../src/core/rules/detail.ts';
import type { Catalogue, KindsOf, LISTED_OR_NOT, OVERRIDE_RULES } from '../../src/core/rules/rule-entry.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import type { CATALOGUE as SEVEN_WORDS } from '../../src/core/rulesets/7slow/catalogue.ts';
import type sevenWords from '../../src/core/rulesets/7slow/wording/en.json';
import type { CATALOGUE as PFS_2016 } from '../../src/core/rulesets/pfs-2016/catalogue.ts';
import type pfs2016 from '../../src/core/rulesets/pfs-2016/wording/en.json';
import type { CATALOGUE as PFS_2018 } from '../../src/core/rulesets/pfs-2018/catalogue.ts';
import type pfs2018 from '../../src/core/rulesets/pfs-2018/wording/en.json';
import type { CATALOGUE as SCHOOL_EN } from '../../src/core/rulesets/school-en/catalogue.ts';
import type schoolEn from '../../src/core/rulesets/school-en/wording/en.json';
import type { CATALOGUE as SD_2026 } from '../../src/core/rulesets/sd-2026/catalogue.ts';
import type sd2026 from '../../src/core/rulesets/sd-2026/wording/en.json';

/** The catalogue entries of the rules that all rulesets share. */
interface Shared extends Record<SharedRule, Catalogue[string]> {
  'official/listed': (typeof LISTED_OR_NOT)['listed'];
  'official/not-listed': (typeof LISTED_OR_NOT)['not-listed'];
  'own/exception': (typeof OVERRIDE_RULES)['own-exception'];
  'board/one-letter': (typeof LISTED_OR_NOT)['not-listed'];
  'board/too-long': (typeof LISTED_OR_NOT)['not-listed'];
}

/** Names of fields in sentences that differ from those in details. */
interface Renamed {
  official: 'list';
  source: 'source' | 'expansion';
  letters: 'letters' | 'signs';
  diagnosed: DiagnosisKind;
}

type FieldsOf<K extends DetailKind> = K extends DetailKind ? Exclude<keyof DetailOf<K>, 'kind'> : never;
type NameOf<Field> = Field extends keyof Renamed ? Renamed[Field] : Field;

/** The names of which the keys of sentences about details of these kinds may consist. */
type Available<K extends DetailKind> = NameOf<FieldsOf<K>> | K | 'always';

type WordsOf<Key> = Key extends `${infer First} ${infer Rest}` ? First | WordsOf<Rest> : Key;
type KeysOf<Rule, Side extends string> = Rule extends Record<Side, infer Sentences> ? keyof Sentences : never;

/** The keys of the rule's sentences that no detail of these kinds can fill. */
type Unfillable<Key, K extends DetailKind> = Key extends string
  ? WordsOf<Key> extends Available<K>
    ? never
    : Key
  : never;

/** Each sentence that cannot be filled, after its rule. A rule outside the catalogue decides no word and has no sentences. */
type Faults<Rules, Entries extends Catalogue> = {
  [Name in keyof Rules & string]: `${Name}: ${Unfillable<
    KeysOf<Rules[Name], 'reason'> | KeysOf<Rules[Name], 'not'>,
    Name extends keyof Entries ? KindsOf<Entries[Name]> : never
  >}`;
}[keyof Rules & string];

const faultsOf = <Rules, Entries extends Catalogue>(): Faults<Rules, Entries>[] => [];

/** Returns the faults of a wording, which the compiler refuses if it lacks a part. */
const faultsIn = <W extends RulesetWording, Entries extends Catalogue>(): Faults<W['rules'], Entries>[] =>
  faultsOf<W['rules'], Entries>();

it('the sentences of a rule need only fields that its details can have', () => {
  // The compiler refuses a list if its type has a member.
  const shared: readonly never[] = faultsOf<typeof sharedWording.rules, Shared & Catalogue>();
  const faults: Readonly<Record<RulesetId, readonly never[]>> = {
    '7slow': faultsIn<typeof sevenWords, typeof SEVEN_WORDS>(),
    'pfs-2016': faultsIn<typeof pfs2016, typeof PFS_2016>(),
    'pfs-2018': faultsIn<typeof pfs2018, typeof PFS_2018>(),
    'school-en': faultsIn<typeof schoolEn, typeof SCHOOL_EN>(),
    'sd-2026': faultsIn<typeof sd2026, typeof SD_2026>(),
  };
  expect([shared, ...Object.values(faults)].flat()).toEqual([]);
});

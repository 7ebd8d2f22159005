import type { Detail } from '../rules/detail.ts';
import type { Catalogue, Effect, RuleKind } from '../rules/rule-entry.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { RuleId, RulesetId } from '../rules/verdict.ts';
import { citation } from './citation.ts';
import type { Citation } from './explanation.ts';
import { ruleWording, type Wording } from './wording.ts';

/** The fields of a rule that its citation and its wording need. */
interface Citable {
  key: string;
  section: string;
  effect?: Effect;
  kind?: RuleKind;
  detail?: Detail;
}

/** A rule on the page of all rules. */
export interface BookRule extends Citation {
  /** Its key in the catalogue; `rule` for sources outside the catalogue. */
  key: string;
  /** Null for sources outside the catalogue. */
  effect: Effect | null;
  /** The subject of the rule; `list` for sources outside the catalogue. */
  kind: RuleKind;
  /** The sentences for a word, each with the fields that it needs (see `Variants`). “…” stands for what differs from word to word. */
  sentences: { needs: string; sentence: string }[];
}

/**
 * Returns all rules of a ruleset in our own words, in the order of its catalogue; then the rules on challenges, the user's list and
 * exceptions, and the board.
 */
export function ruleBook(
  { id, challenge, row }: Pick<Ruleset<RulesetId>, 'id' | 'challenge' | 'row'>,
  catalogue: Catalogue,
  wording: Wording,
): BookRule[] {
  const onChallenges = [...new Set([challenge.allowed, challenge.disallowed])];
  const onBoard: readonly Citable[] =
    row === null
      ? []
      : [
          { key: 'not-listed', section: 'board', detail: { kind: 'length', length: 1, row } },
          { key: 'not-listed', section: 'board' },
        ];
  const above: readonly Citable[] = [
    { key: 'listed', section: 'list', detail: { kind: 'word', official: '' } },
    { key: 'not-listed', section: 'list', detail: { kind: 'word', official: '' } },
    { key: 'own-exception', section: 'own' },
    ...onBoard,
  ];
  const all: readonly Citable[] = [
    ...Object.entries(catalogue).map(([key, { section, effect, kind }]) => ({ key, section, effect, kind })),
    ...onChallenges.map((key) => ({ key, section: challenge.section })),
    ...above,
  ];
  return all.map(({ key, section, effect = null, kind = 'list', detail }) => {
    const cited = citation({ rule: `${id}/${key}` as RuleId, section, ...(detail && { detail }) }, wording);
    const { reason = {}, not = {} } = ruleWording(cited.rule, wording);
    const variants = [...Object.entries(reason), ...Object.entries(not)];
    return {
      ...cited,
      key: cited.rule.startsWith(`${id}/`) ? key : cited.rule,
      effect,
      kind,
      sentences: variants.map(([needs, sentence]) => ({ needs, sentence: sentence.replace(/\{\w+\}/g, '…') })),
    };
  });
}

import type { Evidence, Reason, RulesetId } from './verdict.ts';

/** What a rule does to a word: `both` for rules that leave a word some forms and take the others away. */
export type Effect = 'admits' | 'excludes' | 'both';

/** The rules of a document by name: the section by which its readers cite each, and its effect. */
export type Catalogue = Readonly<Record<string, { section: string; effect: Effect }>>;

export interface ReasonOptions {
  /** Which side of a rule that is `both` applies; ignored for the others. */
  effect?: 'admits' | 'excludes';
  /** False for what is only told besides the verdict. */
  decides?: boolean;
  curated?: boolean;
}

/** Makes reasons by the rules of one ruleset, each with the catalogue's section. */
export function reasonsBy<C extends Catalogue>(ruleset: RulesetId, catalogue: C) {
  return (name: keyof C & string, evidence: Evidence, options: ReasonOptions = {}): Reason => {
    const { section, effect } = catalogue[name] as Catalogue[string];
    return {
      rule: `${ruleset}/${name}`,
      section,
      effect: effect === 'both' ? (options.effect ?? 'admits') : effect,
      decides: options.decides ?? true,
      evidence,
      ...(options.curated ? { curated: true as const } : {}),
    };
  };
}

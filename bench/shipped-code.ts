/** What the bench takes from the extension's own code, bundled: see shipped.ts. */

export { nearWords } from '../src/diagnosis/near-words.ts';
export { openLexicon } from '../src/lexicon/packed-lexicon.ts';
export { judgeBy } from '../src/rules/judge.ts';
export { loadRules } from '../src/rulesets/load.ts';

/** The extension's own code that the bench uses, bundled: see shipped.ts. */

export { nearWords } from '../src/core/diagnosis/near-words.ts';
export { openLexicon } from '../src/core/lexicon/packed-lexicon.ts';
export { judgeBy } from '../src/core/rules/judge.ts';
export { loadRules } from '../src/core/rulesets/load.ts';

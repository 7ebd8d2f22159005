/** `npm run rules` writes docs/rules: every rule of every ruleset in our own words, one file a ruleset and language. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rulePages } from './rule-pages.ts';

const folder = new URL('../docs/rules/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const { file, text } of await rulePages()) writeFileSync(new URL(file, folder), text);

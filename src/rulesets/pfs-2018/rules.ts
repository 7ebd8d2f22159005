import type { Rules } from '../../rules/rules.ts';
import { ADMITTING, EXCLUDING } from '../polish/detectors/order.ts';
import { editionRules } from '../polish/edition-rules.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';

export const rules: Rules = editionRules({
  ruleset: descriptor,
  catalogue: CATALOGUE,
  admitting: ADMITTING,
  excluding: EXCLUDING,
});

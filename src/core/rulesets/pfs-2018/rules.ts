import type { Rules } from '../../rules/rules.ts';
import { ADMITTING, EXCLUDING } from '../polish/detectors/order.ts';
import type { Edition } from '../polish/edition.ts';
import { editionRules } from '../polish/rules.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';

/** The rules in force. */
export const EDITION: Edition = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  admitting: ADMITTING,
  excluding: EXCLUDING,
};

export const rules: Rules = editionRules(EDITION);

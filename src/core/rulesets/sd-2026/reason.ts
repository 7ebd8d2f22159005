import { reasonsBy } from '../../rules/catalogue.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';

/** A reason by this rule, with the catalogue's section. */
export const reason = reasonsBy(descriptor.id, CATALOGUE);

import { findingsBy } from '../../rules/catalogue.ts';
import { POLISH_CATALOGUE } from './catalogue.ts';

/** What a detector has to say by one of these rules; an edition's catalogue makes a reason of it. */
export const finding = findingsBy(POLISH_CATALOGUE);

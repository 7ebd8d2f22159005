import { findingsBy } from '../../rules/catalogue.ts';
import { POLISH_CATALOGUE } from './catalogue.ts';

/** What a detector reports by one of these rules. An edition's catalogue turns it into a reason. */
export const finding = findingsBy(POLISH_CATALOGUE);

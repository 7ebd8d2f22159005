/**
 * What the worker does before the rest of its script has even been evaluated: this module is its first import. The database
 * opens on another thread, so it is ready when the rest is.
 */
import { openDatabase } from '../storage/database.ts';
import './last-ruleset.ts';

// Trouble is met again, and told, by whoever reads.
openDatabase().catch(() => {});

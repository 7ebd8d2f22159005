/** The worker's first import. It opens the database on another thread while the rest of the script is evaluated. */
import { openLexiconDatabase } from '../platform/storage/lexicon-store.ts';
import './last-ruleset.ts';

// The reader meets the same error and reports it.
openLexiconDatabase().catch(() => {});

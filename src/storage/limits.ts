/** Sizes and times of the storage, each with what was measured. */

/**
 * Bytes of a stored shard. Chromium keeps values of 64 KiB and more outside its key-value log, each in a file of its own:
 * from a stopped worker on, 0.86 MB in shards of 60 KiB are read and checked in 6.0 ms, in one piece in 7.2. One `getAll`
 * for all shards is no faster than a `get` for each, 9.4 ms, because then no check begins before the last byte is there.
 */
export const SHARD_BYTES = 60 * 1024;

/** Longest wait for the database, in milliseconds. A healthy one opens in 1 to 10; a broken profile may never answer. */
export const DATABASE_PATIENCE = 3000;

/** Milliseconds for which a deleted word list can be restored: a day, as long as a page with its undo may stay open. */
export const DELETED_LISTS_KEPT = 24 * 60 * 60 * 1000;

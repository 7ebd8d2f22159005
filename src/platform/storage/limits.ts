/** Sizes and times of the storage, with measurements. */

/**
 * Maximum bytes of a shard. Chromium keeps values of 64 KiB and more outside its log, each in a file of its own: 0.86 MB in shards of 60
 * KiB are read and checked in 6.0 ms from a stopped worker on, in one piece in 7.2. One `getAll` takes 9.4 ms, because no check begins
 * before the last byte arrives.
 */
export const SHARD_BYTES = 60 * 1024;

/** Maximum wait for the database, in milliseconds. A healthy one opens in 1 to 10; a broken profile may never answer. */
export const DATABASE_PATIENCE = 3000;

/** Milliseconds for which a deleted word list can be restored: a day, since a page with its undo may stay open. */
export const DELETED_LISTS_KEPT = 24 * 60 * 60 * 1000;

/** Sizes and times of the storage, each with what was measured. */

/**
 * Bytes of a stored shard. Chromium keeps values above 64 KiB outside its key-value log: 1.5 MB in shards of 256 KiB
 * are read in 4.4 ms, in shards of 60 KiB in 7.5 ms.
 */
export const SHARD_BYTES = 256 * 1024;

/** Longest wait for the database, in milliseconds. A healthy one opens in 1 to 10; a broken profile may never answer. */
export const DATABASE_PATIENCE = 3000;

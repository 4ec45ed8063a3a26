/**
 * One file of a ZIP. It is STORED, so `length` is the sum of its parts. `crc32` is the CRC-32 of all parts together;
 * callers compute it, since they can continue from the stored state of a part that many entries share.
 */
export type ZipEntry = { name: string; parts: Buffer[]; crc32: number; length: number }

/**
 * The destination of the bytes. `write` resolves once there is room for more, so that a slow reader slows the writer
 * down.
 */
export type ZipSink = { write(chunks: Buffer[]): Promise<void> }

/** An entry's record in the central directory. */
export type ZipRecord = { name: Buffer; crc32: number; length: number; offset: number }

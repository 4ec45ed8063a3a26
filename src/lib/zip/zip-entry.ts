/**
 * One file of a ZIP. It is STORED, so `length` is the sum of its parts. `crc32` is the CRC-32 of all parts together; the
 * caller gives it, since he can go on from the state that he kept of a part that many entries share.
 */
export type ZipEntry = { name: string; parts: Buffer[]; crc32: number; length: number }

/** Where the bytes go. `write` resolves once there is room for more, so that a slow reader slows the writer down. */
export type ZipSink = { write(chunks: Buffer[]): Promise<void> }

/** What the directory at the end says of an entry. */
export type ZipRecord = { name: Buffer; crc32: number; length: number; offset: number }

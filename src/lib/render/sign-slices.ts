import { createHash, type Hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { inSlices } from '../threads/in-slices.ts'
import { signPdf } from './pdf-signature.ts'
import type { PdfSigner } from './scene.ts'
import type { Slice } from './slice-task.ts'

/** Signs the documents of a slice; null for those without a signature. */
export type SignSlice = (slice: Slice, signers: (PdfSigner | null)[]) => Promise<Slice>

type Prefix = { bytes: Uint8Array; crc32: number; sha256: Hash }

/**
 * Returns a function that signs the documents of drawn slices, one after the other, and completes their checksums. All
 * slices are of one scene, whose prefix is digested once.
 */
export function sliceSigner(): SignSlice {
  let known: Prefix | null = null
  return async (slice, signers) => {
    if (!signers.some((signer) => signer !== null)) return slice
    if (known === null || Buffer.compare(known.bytes, slice.prefix) !== 0) known = digested(slice.prefix)
    const { crc32: before, sha256 } = known
    let at = 0
    const sums = await inSlices([...slice.sums.entries()], async ([nth, sum]) => {
      const signer = signers[nth] ?? null
      const tail = bytesOf(slice.tails, at, sum.tail)
      at += sum.tail
      if (signer === null) return sum
      await signPdf(tail, signer)
      return { ...sum, crc32: crc32(tail, before), sha256: sha256.copy().update(tail).digest('hex') }
    })
    return { ...slice, sums }
  }
}

function digested(bytes: Uint8Array): Prefix {
  return { bytes, crc32: crc32(bytes), sha256: createHash('sha256').update(bytes) }
}

function bytesOf({ buffer, byteOffset }: Uint8Array, at: number, length: number): Buffer {
  return Buffer.from(buffer, byteOffset + at, length)
}

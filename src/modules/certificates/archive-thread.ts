import { yieldToRequests } from '../../platform/thread-pool.ts'
import { receivedDesign } from './draw-thread.ts'
import { type CertificateRecord, type Design, renderCertificatePdf } from './render-certificate.ts'

/** Certificates of one event. */
export type ArchiveTask = { records: CertificateRecord[]; design: Design }

/** As many of them as a slice holds: the prefix of all, their tails one after the other, and what it cost of a core. */
export type ArchiveSlice = {
  prefix: Uint8Array
  tails: Uint8Array
  sums: { tail: number; length: number; crc32: number; sha256: string }[]
  cpuMilliseconds: number
}

/** Between slices others have their turn, and whoever wants the work to stop is heard. */
const SLICE_MS = 100
const SLICE_BYTES = 8 * 1_048_576

yieldToRequests()

/** Draws the first of the certificates, at least one. */
export default function drawSlice({ records, design }: ArchiveTask): ArchiveSlice {
  const before = process.threadCpuUsage()
  const until = performance.now() + SLICE_MS
  const received = receivedDesign(design)
  const drawn = [renderCertificatePdf(records[0]!, received)]
  let bytes = drawn[0]!.tail.length
  while (drawn.length < records.length && performance.now() < until && bytes < SLICE_BYTES) {
    const next = renderCertificatePdf(records[drawn.length]!, received)
    drawn.push(next)
    bytes += next.tail.length
  }
  const { user, system } = process.threadCpuUsage(before)
  return {
    prefix: drawn[0]!.prefix,
    tails: Buffer.concat(drawn.map(({ tail }) => tail)),
    sums: drawn.map(({ tail, length, crc32, sha256 }) => ({ tail: tail.length, length, crc32, sha256 })),
    cpuMilliseconds: (user + system) / 1_000,
  }
}

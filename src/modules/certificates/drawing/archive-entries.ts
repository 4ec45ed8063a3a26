import { crc32 } from 'node:zlib'
import type { Drawing, PdfSigner, SignSlice, Slice } from '../../../lib/render/index.ts'
import { inSlices } from '../../../lib/threads/in-slices.ts'
import { OverTime } from '../../../lib/threads/thread-pool.ts'
import { csvCell, safeFileName, type ZipEntry } from '../../../lib/zip/index.ts'
import type { Design } from '../../designs/index.ts'
import { groupCode } from '../records/verification-code.ts'
import type { Archived } from './archived-certificates.ts'
import { certificateDrawing } from './certificate-drawing.ts'
import { withCredential } from './credentials-in-files.ts'

/** Certificates of one event and one design. */
export type Archive = { certificates: Archived[]; design: Design }

/** A drawn slice and the index of its first certificate. */
type DrawnSlice = { first: number; slice: Slice }

/** Small enough that an ordinary archive has several slices, and one is written while the next are drawn. */
const MAX_IN_SLICE = 100
/** Two cores draw two slices, and the third need not wait for one to be written. Beyond that archives take turns. */
const BEGUN_AT_ONCE = 3
const MAX_NAME_BYTES = 100
/** Processor time for a whole archive; a thousand ordinary certificates take a third of a second. */
const CPU_MS = 120_000

/**
 * Yields the files of an archive: one PDF per certificate, in order, and a manifest. Worker threads draw them slice by
 * slice, in turn with other archives. The same certificates give the same bytes.
 * @param report called after each slice with the number drawn; if it fails, the work ends
 * @throws OverTime when drawing takes too long; AppError unavailable when too many archives are being created
 */
export async function* archiveEntries(
  parts: AsyncIterable<Archive> | Iterable<Archive>,
  report: (drawn: number) => Promise<void> = async () => {},
  cpuMilliseconds = CPU_MS,
): AsyncGenerator<ZipEntry> {
  const manifest = ['row,name,file,public_id,verification_code,verify_url,sha256']
  let cpuLeft = cpuMilliseconds
  let drawn = 0
  for await (const part of parts) {
    for await (const { first, slice } of slicesOf(part)) {
      cpuLeft -= slice.cpuMilliseconds
      if (cpuLeft < 0) throw new OverTime(`An archive took more than ${cpuMilliseconds} ms of a core.`)
      let tailAt = 0
      for (const [index, { tail, sha256, ...sums }] of slice.sums.entries()) {
        const { row, record } = part.certificates[first + index]!
        const name = fileName(++drawn, record.attendee_name)
        const { public_id, verification_code, verify_url } = record
        const cells = [row, record.attendee_name, name, public_id, groupCode(verification_code), verify_url, sha256]
        manifest.push(cells.map((cell) => csvCell(String(cell))).join(','))
        yield { name, parts: [bytesOf(slice.prefix), bytesOf(slice.tails.subarray(tailAt, tailAt + tail))], ...sums }
        tailAt += tail
      }
      await report(drawn)
    }
  }
  const text = Buffer.from(`${manifest.join('\r\n')}\r\n`)
  yield { name: 'manifest.csv', parts: [text], crc32: crc32(text), length: text.length }
}

/** Yields the slices in order. The first ones are started at once, and later ones are drawn while one is written. */
function slicesOf({ certificates, design }: Archive): AsyncIterable<DrawnSlice> {
  const ranges = Array.from({ length: Math.ceil(certificates.length / MAX_IN_SLICE) }, (_, n) => n * MAX_IN_SLICE)
  const sign = import('../../../lib/render/index.ts').then(({ sliceSigner }) => sliceSigner())
  const begin = (at: number) => {
    const documents = inSlices(certificates.slice(at, at + MAX_IN_SLICE), (each) => signedDrawing(each, design))
    return { at, documents, next: draw(documents, sign) }
  }
  const begun = ranges.splice(0, BEGUN_AT_ONCE).map(begin)
  async function* inOrder() {
    while (begun.length > 0) {
      const { at, documents, next } = begun.shift()!
      let slice = await next
      if (ranges.length > 0) begun.push(begin(ranges.shift()!))
      const { length } = await documents
      for (let drawn = 0; ; slice = await draw(documents, sign, drawn)) {
        yield { first: at + drawn, slice }
        drawn += slice.sums.length
        if (drawn === length) break
      }
    }
  }
  return inOrder()
}

type ToSign = { drawing: Drawing; signer: PdfSigner | null }

function signedDrawing({ record, inFiles }: Archived, design: Design): ToSign {
  const drawing = certificateDrawing(record, design)
  return inFiles ? { drawing: withCredential(drawing, inFiles), signer: inFiles.signer } : { drawing, signer: null }
}

/** Draws as many of the documents as a slice holds, from the given one on, and signs them here, where the key is. */
function draw(all: Promise<ToSign[]>, sign: Promise<SignSlice>, from = 0): Promise<Slice> {
  const drawAndSign = async () => {
    const documents = (await all).slice(from)
    const { key, scene } = documents[0]!.drawing
    const { drawSlice } = await import('../../../lib/render/index.ts')
    const slice = await drawSlice({ key, scene, fills: documents.map(({ drawing }) => drawing.fill) })
    const signers = documents.map(({ signer }) => signer)
    return (await sign)(slice, signers)
  }
  const slice = drawAndSign()
  // Work that stops does not wait for slices still being drawn.
  slice.catch(() => {})
  return slice
}

const bytesOf = ({ buffer, byteOffset, length }: Uint8Array) => Buffer.from(buffer, byteOffset, length)

function fileName(number: number, attendeeName: string): string {
  const safe = safeFileName(attendeeName, { fallback: 'certificate', maxBytes: MAX_NAME_BYTES })
  return `${String(number).padStart(4, '0')}-${safe}.pdf`
}

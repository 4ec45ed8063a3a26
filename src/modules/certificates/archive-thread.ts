import type { MessagePort } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { yieldToRequests } from '../../platform/thread-pool.ts'
import { csvCell, fileSink, safeFileName, writeZip, type ZipEntry } from '../../platform/zip/index.ts'
import { type CertificateRecord, type Design, renderCertificatePdf } from './render-certificate.ts'
import { groupCode } from './verification-code.ts'

/** A certificate and the row of the list that it was asked for in. */
export type Archived = { row: number; record: CertificateRecord }

/** `port` hears how many certificates are drawn; any word from it ends the work. */
export type ArchiveTask = { file: string; certificates: Archived[]; design: Design; port: MessagePort }

const REPORT_EVERY = 100
const LONGEST_NAME_BYTES = 100

class Stopped extends Error {}

yieldToRequests()

/** Writes the archive to `file`, down to the disk. @returns its size in bytes, or null when it was stopped */
export default async function writeInThread({ file, port, ...task }: ArchiveTask): Promise<number | null> {
  let stopped = false
  port.once('message', () => {
    stopped = true
  })
  const drawn = (count: number) => {
    if (stopped) throw new Stopped()
    if (count % REPORT_EVERY === 0) port.postMessage(count)
  }
  try {
    const sink = await fileSink(file)
    const { bytes } = await writeZip(sink, archiveEntries(task, drawn)).finally(() => sink.close())
    return bytes
  } catch (error) {
    if (error instanceof Stopped) return null
    throw error
  } finally {
    port.close()
  }
}

/** One PDF a certificate, and a manifest. */
function* archiveEntries(
  { certificates, design }: Pick<ArchiveTask, 'certificates' | 'design'>,
  drawn: (count: number) => void,
): Generator<ZipEntry> {
  // Between threads a Buffer becomes plain bytes.
  const drawnOn = { ...design, background: design.background && Buffer.from(design.background) }
  const manifest = ['row,name,file,public_id,verification_code,verify_url,sha256']
  for (const [index, { row, record }] of certificates.entries()) {
    const { prefix, tail, sha256, ...sums } = renderCertificatePdf(record, drawnOn)
    const name = fileName(index + 1, record.attendee_name)
    const { public_id, verification_code, verify_url } = record
    const cells = [row, record.attendee_name, name, public_id, groupCode(verification_code), verify_url, sha256]
    manifest.push(cells.map((cell) => csvCell(String(cell))).join(','))
    yield { name, parts: [prefix, tail], ...sums }
    drawn(index + 1)
  }
  const text = Buffer.from(`${manifest.join('\r\n')}\r\n`)
  yield { name: 'manifest.csv', parts: [text], crc32: crc32(text), length: text.length }
}

function fileName(number: number, attendeeName: string): string {
  const safe = safeFileName(attendeeName, { fallback: 'certificate', maxBytes: LONGEST_NAME_BYTES })
  return `${String(number).padStart(4, '0')}-${safe}.pdf`
}

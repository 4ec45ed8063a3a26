import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cmsSigner } from '../../src/lib/crypto/cms-signer.ts'
import { makeCertificate } from '../../src/lib/crypto/x509-certificate.ts'
import { pdfBytes, renderParts } from '../../src/lib/render/index.ts'
import { signPdf } from '../../src/lib/render/pdf-signature.ts'
import { certificateDrawing } from '../../src/modules/certificates/drawing/certificate-drawing.ts'
import { type InFiles, withCredential } from '../../src/modules/certificates/drawing/credentials-in-files.ts'
import { writeArchiveFile } from '../../src/modules/certificates/index.ts'
import { laurelLayout } from '../../src/modules/designs/builtin/laurel-design.ts'
import { sampleRecord } from '../../test/fixtures/render/certificate-sample.ts'
import { belowBar, compareTimes, type Result, timed } from '../compare.ts'

const ROUNDS = 7
const design = { key: 'bench-signed', layout: laurelLayout('en'), background: null }

/** Credential and signature in PDFs: of one, and of 1,000 names in an archive. */
export async function signedFiles(): Promise<Result[]> {
  const inFiles = sampleCredential()
  const [plain, signed] = [certificates(null), certificates(inFiles)]
  const drawing = certificateDrawing(sampleRecord(), design)
  const without = await fastest(async () => pdfBytes(renderParts(drawing)))
  const withBoth = await fastest(async () => {
    await signPdf(pdfBytes(renderParts(withCredential(drawing, inFiles))), inFiles.signer)
  })
  const folder = await mkdtemp(join(tmpdir(), 'laurel-bench-signed-'))
  const draw = (list: typeof plain) => () =>
    timed(() => writeArchiveFile(join(folder, 'drawn'), { certificates: list, design }, async () => true))
  try {
    await draw(plain)()
    return [
      belowBar('attach a credential to a PDF and sign it', 'ms', withBoth - without, 0.5),
      await compareTimes('1,000 names into a ZIP, with credentials', ROUNDS, draw(signed), draw(plain), 1.6),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function sampleCredential(): InFiles {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const holder = { commonName: 'Documents', organisation: 'laurel.example', ...keys }
  const [from, until] = [new Date('2020-01-01T00:00:00Z'), new Date('2049-12-31T00:00:00Z')]
  const certificate = makeCertificate(holder, holder, { from, until, serial: Buffer.alloc(16, 1), isAuthority: true })
  const signer = cmsSigner({ chain: [certificate, certificate], privateKey: keys.privateKey })
  return { credential: JSON.stringify({ text: 'a'.repeat(1_950) }), signer, issuedAt: new Date('2026-11-20T10:00:00Z') }
}

function certificates(inFiles: InFiles | null) {
  return Array.from({ length: 1_000 }, (_, row) => ({
    row,
    record: sampleRecord({ attendee_name: `Ada Lovelace ${row}` }),
    inFiles,
  }))
}

/** Milliseconds a run, of the fastest of many rounds. */
async function fastest(work: () => Promise<unknown>, runs = 100): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < 20; round++) {
    const start = performance.now()
    for (let run = 0; run < runs; run++) await work()
    rounds.push((performance.now() - start) / runs)
  }
  return Math.min(...rounds)
}

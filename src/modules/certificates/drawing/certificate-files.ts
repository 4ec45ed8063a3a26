import type { FileKind } from '../../../lib/render/index.ts'
import type { Services } from '../../../platform/context/context.ts'
import { PNG_KEYWORD } from '../../../platform/credentials/png-keyword.ts'
import { loadDesign } from '../../designs/index.ts'
import { type CertificateRow, certificateLinks } from '../records/certificate-queries.ts'
import { type CertificateRecord, certificateDrawing } from './certificate-drawing.ts'
import { credentialsInFiles, withCredential } from './credentials-in-files.ts'

export const FILE_TYPES: Record<FileKind, string> = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' }

/** Returns the facts to draw: the frozen record and the address in the QR code. */
export function certificateRecord(
  site: Pick<Services, 'siteUrl'>,
  row: Omit<CertificateRecord, 'verify_url'>,
): CertificateRecord {
  return { ...row, verify_url: certificateLinks(site, row.public_id).verify_url }
}

/**
 * Draws a certificate from its frozen record on request; the same record gives the same bytes. PDF and PNG contain its
 * credential, and the PDF is signed.
 */
export async function drawCertificate(services: Services, row: CertificateRow, kind: FileKind): Promise<Buffer> {
  const [design, render, [inFiles]] = await Promise.all([
    loadDesign(services, row.design_version_id),
    import('../../../lib/render/index.ts'),
    kind === 'jpg' ? [null] : credentialsInFiles(services, [row]),
  ])
  const drawing = certificateDrawing(certificateRecord(services, row), design)
  const drawnFor = { orgId: row.org_id, now: services.now() }
  if (!inFiles) return render.drawFile(drawing, kind, drawnFor)
  if (kind === 'pdf') return render.drawSignedPdf(withCredential(drawing, inFiles), inFiles.signer, drawnFor)
  return render.withPngText(await render.drawFile(drawing, kind, drawnFor), PNG_KEYWORD, inFiles.credential)
}

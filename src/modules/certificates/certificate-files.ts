import type { Services } from '../../platform/context.ts'
import { pdfBytes } from '../../platform/render/index.ts'
import { type CertificateRow, certificateLinks } from './certificate-queries.ts'
import { loadDesign } from './design-versions.ts'
import {
  type CertificateRecord,
  renderCertificateJpeg,
  renderCertificatePdf,
  renderCertificatePng,
} from './render-certificate.ts'

export type FileKind = 'pdf' | 'png' | 'jpg'

export const FILE_TYPES: Record<FileKind, string> = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' }

/** What is drawn of a certificate: its frozen record and the address that its QR code leads to. */
export function certificateRecord(
  site: Pick<Services, 'siteUrl'>,
  row: Omit<CertificateRecord, 'verify_url'>,
): CertificateRecord {
  return { ...row, verify_url: certificateLinks(site, row.public_id).verify_url }
}

/** Draws a certificate from its frozen record, when it is asked for; the same one gives the same bytes. */
export async function drawCertificate(services: Services, row: CertificateRow, kind: FileKind): Promise<Buffer> {
  const design = await loadDesign(services, row.design_version_id)
  const record = certificateRecord(services, row)
  if (kind === 'pdf') return pdfBytes(renderCertificatePdf(record, design))
  return kind === 'png' ? renderCertificatePng(record, design) : renderCertificateJpeg(record, design)
}

import type { Services } from '../../../platform/context/context.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import type { CertificateRecord } from './certificate-drawing.ts'
import { certificateRecord } from './certificate-files.ts'
import { credentialsInFiles, type InFiles } from './credentials-in-files.ts'

/** A certificate and its row in the list. */
export type Archived = { row: number; record: CertificateRecord; inFiles?: InFiles | null }

/** Returns certificates with everything that their PDFs in an archive show and contain. */
export async function archivedCertificates(
  services: Services,
  listed: { row: number; certificate: CertificateRow }[],
): Promise<Archived[]> {
  const inFiles = await credentialsInFiles(
    services,
    listed.map(({ certificate }) => certificate),
  )
  return listed.map(({ row, certificate }, nth) => ({
    row,
    record: certificateRecord(services, certificate),
    inFiles: inFiles[nth] ?? null,
  }))
}

import type { AttachmentKind } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { drawCertificate, FILE_TYPES } from './drawing/certificate-files.ts'
import type { CertificateRow } from './records/certificate-queries.ts'

/** The PDF of a certificate in a mail; none once it is revoked. */
export const certificateAttachment: AttachmentKind = {
  kind: 'certificate_pdf',
  contentType: FILE_TYPES.pdf,
  draw: async (services, { orgId, subjectId }) => {
    const row = await maybeOne<CertificateRow>(services)`
      select * from certificate where org_id = ${orgId} and id = ${subjectId} and status <> 'revoked'`
    return row && drawCertificate(services, row, 'pdf')
  },
}

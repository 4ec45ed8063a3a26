import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { certificateToWire } from './certificate-queries.ts'
import { Certificate } from './certificate-schema.ts'
import { findCertificate } from './find-certificate.ts'

/** What assistants ask for by what stands on a certificate. */
export const certificateTools: readonly Operation[] = [
  operation({
    id: 'getCertificateByPublicId',
    method: 'GET',
    path: '/admin/certificates/:public_id',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'Find a certificate by its code',
    description:
      'Gives the certificate of your organisation that has this public id (a UUID, as in its address) or verification code (13 characters, as printed on it), with its holder, status and links to PDF and PNG.',
    params: Type.Object({
      public_id: Type.String({ minLength: 1, maxLength: 100, description: 'The public id, or the verification code' }),
    }),
    answer: Certificate,
    run: async (ctx, { params }) => certificateToWire(ctx, await findCertificate(ctx, params.public_id)),
  }),
]

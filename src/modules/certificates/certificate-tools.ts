import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { certificateToWire } from './records/certificate-queries.ts'
import { Certificate } from './records/certificate-schema.ts'
import { findCertificate } from './verifying/find-certificate.ts'

/** Tools for looking up a certificate by what is printed on it. */
export const certificateTools: readonly Operation[] = [
  operation({
    id: 'getCertificateByPublicId',
    method: 'GET',
    path: '/admin/certificates/:public_id',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'Find a certificate by its code',
    description:
      'Returns the certificate of your organisation with this public id (the UUID in its address) or verification code (the 13 characters printed on it), with its holder, status and links to PDF and PNG.',
    params: Type.Object({
      public_id: Type.String({ minLength: 1, maxLength: 100, description: 'Public id or verification code' }),
    }),
    answer: Certificate,
    run: async (ctx, { params }) => certificateToWire(ctx, await findCertificate(ctx, params.public_id)),
  }),
]

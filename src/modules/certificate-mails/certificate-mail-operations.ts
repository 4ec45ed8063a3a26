import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { CertificateEmail, EmailCertificatesBody, EmailCertificatesResult } from './certificate-mail-schema.ts'
import { emailCertificate } from './email-certificate.ts'
import { emailCertificates } from './email-certificates.ts'

const ofEvent = Type.Object({ id: IdOf('event') })

/** Certificates sent by hand. */
export const certificateMailOperations: readonly Operation[] = [
  operation({
    id: 'emailCertificate',
    method: 'POST',
    path: '/admin/certificates/:cert_id/email',
    scope: 'certificates:write',
    tag: 'Certificates',
    summary: 'Email a certificate',
    description:
      'Emails an active certificate with its PDF to its recipient, even if the event does not email certificates. If such an email is already queued, returns that one with 200. Fails with 409 when the certificate has no address, its address is suppressed, or it is revoked.',
    params: Type.Object({ cert_id: IdOf('certificate') }),
    answer: CertificateEmail,
    status: ({ was_waiting }) => (was_waiting ? 200 : 201),
    run: (ctx, { params }) => emailCertificate(ctx, params.cert_id),
  }),

  operation({
    id: 'emailCertificates',
    method: 'POST',
    path: '/admin/events/:id/certificates/email',
    scope: 'certificates:write',
    tag: 'Certificates',
    summary: 'Email certificates of an event',
    description:
      'Emails the active certificates of an event to their recipients: those never emailed, or all. Recipients who cannot be reached are counted. `dry_run` returns the same counts and sends nothing. For a single one, use "Email a certificate".',
    params: ofEvent,
    body: EmailCertificatesBody,
    answer: EmailCertificatesResult,
    preview: {
      answer: EmailCertificatesResult,
      run: (ctx, { params, body }) => emailCertificates(ctx, params.id, body, { dryRun: true }),
    },
    run: (ctx, { params, body }) => emailCertificates(ctx, params.id, body),
  }),
]

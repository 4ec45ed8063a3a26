import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { CertificateEmail, EmailCertificatesBody, EmailCertificatesResult } from './certificate-mail-schema.ts'
import { emailCertificate } from './email-certificate.ts'
import { emailCertificates } from './email-certificates.ts'

const ofEvent = Type.Object({ id: IdOf('event') })

/** Certificates that somebody sends by hand. */
export const certificateMailOperations: readonly Operation[] = [
  operation({
    id: 'emailCertificate',
    method: 'POST',
    path: '/admin/certificates/:cert_id/email',
    scope: 'certificates:write',
    tag: 'Certificates',
    summary: 'Email a certificate',
    description:
      'Mails an active certificate with its PDF to the address it was made out to, also where the event mails none by itself. While a mail of it waits that one is given back with 200. 409 says why none can go: no address, suppressed, revoked.',
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
      'Mails the active certificates of an event to whom they were made out to: those of which no mail was made, or all. Whoever cannot be written to is counted. `dry_run` tells the same numbers and makes no mail. For one, use Email a certificate.',
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

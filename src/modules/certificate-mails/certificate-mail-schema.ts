import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { IdOf, oneOf } from '../../platform/http/validation/schema.ts'

export const CertificateEmail = Type.Object(
  {
    email_id: IdOf('mail in the outbox'),
    to: Type.String({ description: 'Recipient address' }),
    status: Type.String({ description: 'queued, or sending when it is already on its way' }),
    was_waiting: Type.Boolean({
      description: 'true: an email with it was already queued, so no second one was created',
    }),
  },
  { title: 'CertificateEmail', description: 'The email that delivers a certificate' },
)

export const EmailCertificatesBody = Type.Object(
  {
    who: Type.Optional(
      oneOf(['not_mailed', 'all'], {
        default: 'not_mailed',
        description: 'not_mailed: certificates never emailed; all: also those emailed before',
      }),
    ),
  },
  { title: 'EmailCertificates', description: 'Which active certificates of an event to email' },
)

export const EmailCertificatesResult = Type.Object(
  {
    queued: Type.Integer({ description: 'Emails queued' }),
    no_address: Type.Integer({ description: 'Certificates without a usable address' }),
    suppressed: Type.Integer({ description: 'Certificates whose address is suppressed' }),
    waiting: Type.Integer({ description: 'Certificates with an email already queued' }),
    mailed_before: Type.Integer({ description: 'Certificates left out because they were emailed before' }),
  },
  { title: 'EmailCertificatesResult', description: 'Emails queued, and why others were not' },
)

export type CertificateEmail = Static<typeof CertificateEmail>
export type EmailCertificates = Static<typeof EmailCertificatesBody>
export type EmailCertificatesResult = Static<typeof EmailCertificatesResult>

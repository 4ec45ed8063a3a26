import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { IdOf, oneOf } from '../../platform/http/validation/schema.ts'

export const CertificateEmail = Type.Object(
  {
    email_id: IdOf('mail in the outbox'),
    to: Type.String({ description: 'The address that it goes to' }),
    status: Type.String({ description: 'queued, or sending when it is on its way already' }),
    was_waiting: Type.Boolean({ description: 'true: a mail with it was still waiting, and no second one was made' }),
  },
  { title: 'CertificateEmail', description: 'The mail that a certificate goes out by' },
)

export const EmailCertificatesBody = Type.Object(
  {
    who: Type.Optional(
      oneOf(['not_mailed', 'all'], {
        default: 'not_mailed',
        description: 'not_mailed: those that no mail was made of; all: also those that were mailed before',
      }),
    ),
  },
  { title: 'EmailCertificates', description: 'Which active certificates of an event are mailed' },
)

export const EmailCertificatesResult = Type.Object(
  {
    queued: Type.Integer({ description: 'How many mails are made' }),
    no_address: Type.Integer({ description: 'Certificates without an address that mail can go to' }),
    suppressed: Type.Integer({ description: 'Those whose address is written to no more' }),
    waiting: Type.Integer({ description: 'Those of which a mail is still waiting' }),
    mailed_before: Type.Integer({ description: 'Those left out because they were mailed before' }),
  },
  { title: 'EmailCertificatesResult', description: 'How many certificates are mailed, and why others are not' },
)

export type CertificateEmail = Static<typeof CertificateEmail>
export type EmailCertificates = Static<typeof EmailCertificatesBody>
export type EmailCertificatesResult = Static<typeof EmailCertificatesResult>

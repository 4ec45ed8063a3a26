import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { oneOf, TimeOf } from '../../../platform/http/validation/schema.ts'

export const BOUNCE_KINDS = ['hard', 'soft', 'complaint'] as const
export const BOUNCE_KIND =
  'hard: the address does not receive emails, and is suppressed; soft: the mailbox refused this email, such as a full one; complaint: the recipient reported it as spam, and is suppressed'

const REPORT_SOURCES = ['mailbox', 'ses', 'postmark', 'mailgun', 'sendgrid'] as const

export const EmailReported = Type.Object(
  {
    kind: oneOf(BOUNCE_KINDS, { description: BOUNCE_KIND }),
    source: oneOf(REPORT_SOURCES, {
      description: 'How it arrived: in the mailbox for returned emails, or as a notification of this provider',
    }),
    detail: Type.String({ description: 'Words of the reporting server' }),
    occurred_at: TimeOf('When it was reported'),
  },
  { title: 'EmailReport' },
)

export type BounceKind = (typeof BOUNCE_KINDS)[number]
export type ReportSource = (typeof REPORT_SOURCES)[number]
export type EmailReported = Static<typeof EmailReported>

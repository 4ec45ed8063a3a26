import { Type } from '../../lib/type.ts'
import type { FigureKind } from '../rollups/index.ts'

export const MAIL_FIGURES = {
  sent: 'email_sent',
  failed: 'email_failed',
  bounced: 'email_bounced',
  complained: 'email_complained',
  unsubscribed: 'email_unsubscribed',
} as const satisfies Record<string, FigureKind>

export const mailFields = {
  sent: Type.Integer({ description: 'Emails accepted by a mail server' }),
  failed: Type.Integer({ description: 'Emails that could not be sent, by the time of the first attempt' }),
  bounced: Type.Integer({
    description:
      'Sent emails whose address does not receive emails, by the time they were sent; soft bounces do not count',
  }),
  complained: Type.Integer({
    description: 'Sent emails that their recipients reported as spam, by the time they were sent',
  }),
  unsubscribed: Type.Integer({
    description: 'People who unsubscribed and have not subscribed again, by the time they unsubscribed',
  }),
}

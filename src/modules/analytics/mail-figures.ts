import { Type } from '../../lib/type.ts'
import type { FigureKind } from '../rollups/index.ts'

export const MAIL_FIGURES = {
  sent: 'email_sent',
  failed: 'email_failed',
  unsubscribed: 'email_unsubscribed',
} as const satisfies Record<string, FigureKind>

export const mailFields = {
  sent: Type.Integer({ description: 'Mails that a mail server took, by when it did' }),
  failed: Type.Integer({ description: 'Mails that could not be sent, by when that was tried first' }),
  unsubscribed: Type.Integer({
    description: 'People who want no more mails, by when they said so; nobody who wants them again',
  }),
}

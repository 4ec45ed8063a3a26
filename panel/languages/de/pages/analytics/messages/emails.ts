import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { emailFigureMessages as emailFigureMessagesType } from '../../../../../src/pages/analytics/messages/emails.ts'

const plural = pluralsOf('de')

export const emailFigureMessages: typeof emailFigureMessagesType = {
  title: 'Gesendete E-Mails',
  names: {
    sent: 'Gesendet',
    bounced: 'Unzustellbar',
    failed: 'Fehlgeschlagen',
    complained: 'Als Spam markiert',
    unsubscribed: 'Abgemeldet',
  },
  of: {
    bounced: (count) => `${count} unzustellbar`,
    failed: (count) => `${count} fehlgeschlagen`,
    complained: (count) => `${count} als Spam markiert`,
    unsubscribed: (count) => plural(count, { one: '# Person abgemeldet', other: '# Personen abgemeldet' }),
  },
}

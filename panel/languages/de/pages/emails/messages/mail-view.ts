import type { mailViewMessages as mailViewMessagesType } from '../../../../../src/pages/emails/messages/mail-view.ts'

export const mailViewMessages: typeof mailViewMessagesType = {
  views: 'Vorschau als',
  names: { desktop: 'Computer', phone: 'Telefon', dark: 'Dunkel', text: 'Nur-Text' },
}

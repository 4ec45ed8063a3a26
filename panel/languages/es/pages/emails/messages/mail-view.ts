import type { mailViewMessages as mailViewMessagesType } from '../../../../../src/pages/emails/messages/mail-view.ts'

export const mailViewMessages: typeof mailViewMessagesType = {
  views: 'Ver como',
  names: { desktop: 'Escritorio', phone: 'Teléfono', dark: 'Oscuro', text: 'Texto sin formato' },
}

import type { mailViewMessages as mailViewMessagesType } from '../../../../../src/pages/emails/messages/mail-view.ts'

export const mailViewMessages: typeof mailViewMessagesType = {
  views: 'Önizleme',
  names: { desktop: 'Bilgisayar', phone: 'Telefon', dark: 'Koyu', text: 'Düz metin' },
}

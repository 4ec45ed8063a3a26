import type { mailViewMessages as mailViewMessagesType } from '../../../../../src/pages/emails/messages/mail-view.ts'

export const mailViewMessages: typeof mailViewMessagesType = {
  views: 'Aperçu sur',
  names: { desktop: 'Ordinateur', phone: 'Téléphone', dark: 'Sombre', text: 'Texte brut' },
}

import type { emailFigureMessages as emailFigureMessagesType } from '../../../../../src/pages/analytics/messages/emails.ts'

export const emailFigureMessages: typeof emailFigureMessagesType = {
  title: 'Gönderilen e-postalar',
  names: {
    sent: 'Gönderildi',
    bounced: 'Geri döndü',
    failed: 'Gönderilemedi',
    complained: 'Spam bildirildi',
    unsubscribed: 'Abonelikten çıktı',
  },
  of: {
    bounced: (count) => `${count} e-posta geri döndü`,
    failed: (count) => `${count} e-posta gönderilemedi`,
    complained: (count) => `${count} e-posta spam olarak bildirildi`,
    unsubscribed: (count) => `${count} kişi abonelikten çıktı`,
  },
}

import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const emailFigureMessages = messages({
  en: {
    title: 'Emails sent',
    names: {
      sent: 'Sent',
      bounced: 'Bounced',
      failed: 'Failed',
      complained: 'Marked as spam',
      unsubscribed: 'Unsubscribed',
    },
    of: {
      bounced: (count: string) => `${count} bounced`,
      failed: (count: string) => `${count} failed`,
      complained: (count: string) => `${count} marked as spam`,
      unsubscribed: (count: string) => counted(count, 'person unsubscribed', 'people unsubscribed'),
    },
  },
  tr: {
    title: 'Gönderilen e-postalar',
    names: {
      sent: 'Gönderildi',
      bounced: 'Geri döndü',
      failed: 'Gönderilemedi',
      complained: 'Spam bildirildi',
      unsubscribed: 'Abonelikten çıktı',
    },
    of: {
      bounced: (count: string) => `${count} e-posta geri döndü`,
      failed: (count: string) => `${count} e-posta gönderilemedi`,
      complained: (count: string) => `${count} e-posta spam olarak bildirildi`,
      unsubscribed: (count: string) => `${count} kişi abonelikten çıktı`,
    },
  },
})

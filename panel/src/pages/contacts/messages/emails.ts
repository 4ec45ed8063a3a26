import type { Email } from '@laurel/client'
import { messages } from '../../../messages/use-messages.tsx'

export const emailMessages = messages({
  en: {
    title: 'Emails',
    none: 'No emails to this address.',
    all: (count: string) => `All ${count} emails`,
    statuses: {
      queued: 'Queued',
      sending: 'Sending',
      sent: 'Sent',
      kept: 'Not sent (no mail server configured)',
      failed: 'Failed',
      suppressed: 'Suppressed (unsubscribed or bounced)',
      cancelled: 'Cancelled',
    } as Record<Email['status'], string>,
  },
  tr: {
    title: 'E-postalar',
    none: 'Bu adrese e-posta gönderilmedi.',
    all: (count: string) => `Tüm e-postalar (${count})`,
    statuses: {
      queued: 'Sırada',
      sending: 'Gönderiliyor',
      sent: 'Gönderildi',
      kept: 'Gönderilmedi (e-posta sunucusu ayarlanmamış)',
      failed: 'Gönderilemedi',
      suppressed: 'Engellendi (abonelikten çıkmış veya adrese ulaşılamıyor)',
      cancelled: 'İptal edildi',
    } as Record<Email['status'], string>,
  },
})

import type { Language } from '../../lib/text/languages.ts'

type ErasureMailMessages = {
  subject: (organisation: string) => string
  paragraphs: readonly string[]
  button: string
  footer: string
}

/** Texts of the email to owners and admins. */
export const erasureMailMessages: Record<Language, ErasureMailMessages> = {
  en: {
    subject: (organisation) => `Someone asks ${organisation} to erase their data`,
    paragraphs: [
      'A person who proved their email address asks you to erase what you have about them.',
      'List the requests with GET /admin/privacy/requests. Preview and erase the person with POST /admin/privacy/erase, or decline the request if you must keep the records. Laws usually set a deadline of one month.',
    ],
    button: 'How to answer the request',
    footer: 'You are receiving this email because you are an owner or admin of the organisation.',
  },
  tr: {
    subject: (organisation) => `Biri ${organisation} içindeki verilerinin silinmesini istiyor`,
    paragraphs: [
      'E-posta adresini kanıtlayan bir kişi, hakkındaki verileri silmenizi istiyor.',
      'İstekleri GET /admin/privacy/requests ile görün. Kişiyi POST /admin/privacy/erase ile önce deneyip sonra silin ya da kayıtları saklamanız gerekiyorsa isteği reddedin. Yasalar genellikle bir ay süre verir.',
    ],
    button: 'İstek nasıl yanıtlanır',
    footer: 'Bu e-postayı, kuruluşun sahibi veya yöneticisi olduğunuz için alıyorsunuz.',
  },
}

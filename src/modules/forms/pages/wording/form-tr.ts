import { html } from 'ghtml'
import type { LeadFormMessages } from './form-wording.ts'

export const formTr: LeadFormMessages = {
  brand: 'Form',
  skipLink: 'Forma geç',
  failure: { note: 'Hiçbir şey gönderilmedi.', onward: 'Bir belgeyi doğrula' },
  goes: (organiser) => html`Gönderdikleriniz şu kuruluşa iletilir: !${organiser}.`,
  button: 'Gönder',
  refused: {
    outdated: 'Siz doldururken form değişti. Lütfen göz atıp yeniden gönderin.',
    empty: 'Lütfen en az bir alanı doldurun.',
    tooLong: (limit) => `Yanıtlarınız birlikte ${limit} karakterden uzun. Lütfen bazılarını kısaltın.`,
  },
  done: { heading: 'Teşekkürler', text: 'Gönderdikleriniz bize ulaştı.', onward: 'Devam et', back: 'Forma dön' },
  closed: { heading: 'Bu form kapalı', text: 'Şu anda yanıt almıyor.' },
  missing: {
    heading: 'Böyle bir form yok',
    text: 'Bu adreste bir form yok. Adres kopyalanırken eksik kalmış ya da form kaldırılmış olabilir.',
  },
}

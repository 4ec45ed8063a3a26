import type { FormMailWording } from './form-mail-wording.ts'

export const formMailTr: FormMailWording = {
  subject: (form) => `Yeni form yanıtı: ${form}`,
  heading: (form) => `Bir form gönderildi: ${form}`,
  text: 'Verilen yanıtlar:',
  yes: 'Evet',
  no: 'Hayır',
  last: 'Bir saat içinde çok fazla yanıt geldi; sayı azalana kadar yenileri için e-posta almayacaksınız. Hepsi saklanır.',
  footer: (form) => `Bu e-postayı, adresiniz şu formun bildirim listesinde olduğu için aldınız: ${form}.`,
}

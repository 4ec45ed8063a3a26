import type { Texts } from '../../lib/text/texts.ts'

export const wallet: Texts['wallet'] = {
  apple: 'Apple Cüzdan’a ekle',
  google: 'Google Cüzdan’a ekle',
  open: 'Biletin sayfası',
}

export const ticketFile: Texts['ticketFile'] = {
  title: 'Bilet',
  when: 'Ne zaman',
  where: 'Nerede',
  online: 'Çevrimiçi',
  noDate: 'Düzenleyen bildirecek',
  holder: 'Bilet sahibi',
  show: 'Bu kodu girişte gösterin. Koda sahip olan herkes onunla girebilir, kimseyle paylaşmayın.',
  code: 'Girişte gösterilecek QR kodu',
}

export const ticketPage: Texts['ticketPage'] = {
  brand: 'Bilet',
  skipLink: 'Bilete geç',
  failure: { note: 'Bu, herhangi bir bilet hakkında bir şey söylemez.', onward: 'Biletlerimi bul' },
  heading: 'Biletiniz',
  holder: 'Bilet sahibi',
  event: 'Etkinlik',
  when: 'Ne zaman',
  where: 'Nerede',
  noDate: 'Düzenleyen bildirecek',
  online: 'Çevrimiçi',
  join: 'Çevrimiçi katıl',
  code: 'Biletin karekodu',
  show: 'Bu kodu girişte gösterin. Bu sayfaya sahip olan herkes onunla girebilir, kimseyle paylaşmayın.',
  save: 'PDF olarak kaydet',
  missing: {
    heading: 'Böyle bir bilet yok',
    text: 'Bu adreste bir bilet yok. Adres kopyalanırken eksik kalmış olabilir: mesajınızdan yeniden açın.',
  },
  replaced: {
    heading: 'Bu biletin yerine yenisi geçti',
    text: 'Size girişte geçerli olan daha yeni bir bilet gönderildi. Bulamazsanız düzenleyenden yeniden göndermesini isteyin.',
  },
  cancelled: {
    heading: 'Bu bilet iptal edildi',
    text: 'Kayıt iptal edildiği için bu bilet girişte geçmez. Bir yanlışlık varsa düzenleyene sorun.',
  },
}

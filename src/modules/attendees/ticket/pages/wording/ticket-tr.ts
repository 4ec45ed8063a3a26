import type { TicketWording } from './ticket-wording.ts'

export const ticketTr: TicketWording = {
  brand: 'Bilet',
  skipLink: 'Bilete geç',
  failure: { note: 'Bu, herhangi bir bilet hakkında bir şey söylemez.', onward: 'Bir belgeyi doğrula' },
  heading: 'Biletiniz',
  holder: 'Bilet sahibi',
  event: 'Etkinlik',
  when: 'Ne zaman',
  where: 'Nerede',
  noDate: 'Düzenleyen bildirecek',
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

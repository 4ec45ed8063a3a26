import type { MailWording } from './mail-wording.ts'

export const mailTr: MailWording = {
  hello: (name) => (name === '' ? 'Merhaba,' : `Merhaba ${name},`),
  when: 'Ne zaman',
  where: 'Nerede',
  organiser: 'Düzenleyen',
  footer: (event) =>
    `Bu e-postayı, adresiniz “${event}” etkinliğine kaydedildiği için aldınız. Kaydı siz yapmadıysanız yukarıdaki bağlantıyla iptal edin.`,
  waitlisted: (event, position) => ({
    subject: `Bekleme listesindesiniz: ${event}`,
    heading: 'Bekleme listesindesiniz',
    paragraphs: [
      `“${event}” dolu. Bekleme listesindeki sıranız: ${position}.`,
      'Sizin için bir yer açıldığında e-postayla haber veririz. O zamana kadar bir şey yapmanız gerekmez.',
    ],
    button: 'Sıramı gör ya da listeden çık',
  }),
  known: (event) => ({
    subject: `Zaten kayıtlısınız: ${event}`,
    heading: 'Zaten kayıtlısınız',
    paragraphs: [
      `Az önce biri, büyük olasılıkla siz, bu adresi “${event}” etkinliğine bir kez daha kaydetti. Hiçbir şey değişmedi.`,
      'Aşağıdaki bağlantı kaydınıza, biletinize ya da bekleme listesindeki yerinize götürür.',
    ],
    button: 'Kaydımı gör',
  }),
  offerEnded: (event) => ({
    subject: `Yeriniz sıradakine geçti: ${event}`,
    heading: 'Size ayrılan yerin süresi doldu',
    paragraphs: [
      `“${event}” etkinliğinde sizin için ayrılan yer zamanında alınmadı; bekleme listesindeki bir sonraki kişiye önerilecek.`,
      'Yine de gelmek ister misiniz? Yeniden kaydolun, listeye geri dönersiniz.',
    ],
    button: 'Kaydımı gör',
  }),
  cancelled: (event) => ({
    subject: `İptal edildi: ${event}`,
    heading: 'Kaydınız iptal edildi',
    paragraphs: [
      `“${event}” etkinliğine artık katılmıyorsunuz; varsa biletiniz kapıda geçmez.`,
      'Yanlışlık mı oldu? Etkinliğin sayfasında yeniden kaydolun.',
    ],
    button: 'Kaydımı gör',
  }),
}

import type { Texts } from '../../lib/text/texts.ts'

export const registrationMails: Texts['registrationMails'] = {
  hello: (name) => (name === '' ? 'Merhaba,' : `Merhaba ${name},`),
  guest: (host, event) => `${host || 'Biri'} sizi “${event}” etkinliğine kaydetti.`,
  missed: (titles) =>
    `Seçtiğiniz şu oturumlarda yer kalmadı: ${titles.map((title) => `“${title}”`).join(', ')}. Kaydınızı açıp başka bir oturum seçebilirsiniz.`,
  when: 'Ne zaman',
  where: 'Nerede',
  online: 'Çevrimiçi',
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
  pending: (event) => ({
    subject: `Kaydınız onay bekliyor: ${event}`,
    heading: 'Kaydınız onay bekliyor',
    paragraphs: [
      `“${event}” etkinliğine kaydolduğunuz için teşekkürler. Kayıtları düzenleyen onaylıyor.`,
      'Karar verildiğinde size e-postayla haber veririz. O zamana kadar bir şey yapmanız gerekmez.',
    ],
    button: 'Kaydımı gör ya da değiştir',
  }),
  declined: (event, reason) => ({
    subject: `Kaydınız kabul edilmedi: ${event}`,
    heading: 'Kaydınız kabul edilmedi',
    paragraphs: [`“${event}” etkinliğinin düzenleyeni kaydınızı kabul edemedi.`, ...(reason === null ? [] : [reason])],
    button: 'Kaydımı gör',
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
  confirm: (event, hours) => ({
    subject: `Kaydınızı onaylayın: ${event}`,
    heading: 'Kaydınızı onaylayın',
    paragraphs: [
      `Biri, büyük olasılıkla siz, “${event}” etkinliğine kaydolmak için bu adresi girdi.`,
      `Henüz kayıtlı değilsiniz. ${hours} saat içinde bağlantıyı açıp düğmeye basın.`,
    ],
    button: 'Kaydımı onayla',
  }),
  confirmFooter: 'Bunu siz yapmadıysanız bu e-postayı dikkate almayın: bağlantı açılmadan kimse kaydedilmez.',
}

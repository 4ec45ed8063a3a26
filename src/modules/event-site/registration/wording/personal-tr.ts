import { html } from 'ghtml'
import type { PersonalWording } from './personal-wording.ts'

export const personalTr: PersonalWording = {
  registered: { heading: 'Kaydınız tamam', text: 'Yeriniz ayrıldı.' },
  waitlisted: {
    heading: 'Bekleme listesindesiniz',
    text: (position) =>
      position === 1
        ? 'Sıra sizde. Bir yer açıldığında e-postayla haber veririz.'
        : `Sıranız: ${position}. Sizin için bir yer açıldığında e-postayla haber veririz.`,
  },
  offered: {
    heading: 'Sizin için yer açıldı',
    text: (until) => html`Yer sizin için şu zamana kadar ayrıldı: !${until}. Sonra sıradaki kişiye önerilir.`,
  },
  ended: {
    heading: 'Size ayrılan yerin süresi doldu',
    text: 'Yer zamanında alınmadığı için listedeki bir sonraki kişiye önerilir. Listeye dönmek için yeniden kaydolun.',
  },
  cancelled: {
    heading: 'Kaydınız iptal edildi',
    text: 'Etkinliğe katılmıyorsunuz; varsa biletiniz girişte geçmez. Bir yanlışlık varsa etkinliğin sayfasında yeniden kaydolun.',
  },
  past: 'Etkinlik sona erdi; burada artık bir şey değiştirilemez.',
  holder: 'Kayıt sahibi',
  event: 'Etkinlik',
  eventPage: 'Etkinliğin sayfası',
  ticket: {
    heading: 'Biletiniz',
    code: 'Biletin karekodu',
    show: 'Bu kodu girişte gösterin. Bu sayfaya sahip olan herkes onunla girebilir, kaydınızı değiştirebilir ve iptal edebilir; kimseyle paylaşmayın.',
    open: 'Yalnız bileti aç',
  },
  accept: 'Yeri al',
  change: {
    open: 'Bilgilerimi değiştir',
    button: 'Kaydet',
    done: 'Bilgileriniz kaydedildi.',
  },
  cancel: {
    registered: {
      open: 'Kaydımı iptal et',
      ask: 'Yeriniz bir başkasına verilir ve biletiniz artık girişte geçmez.',
      button: 'Evet, kaydımı iptal et',
    },
    waitlisted: {
      open: 'Bekleme listesinden çık',
      ask: 'Listedeki sıranızı kaybedersiniz. Yeniden kaydolursanız sona geçersiniz.',
      button: 'Evet, listeden çık',
    },
    offered: {
      open: 'Yeri geri çevir',
      ask: 'Yer sıradaki kişiye önerilir ve bekleme listesinden çıkarsınız.',
      button: 'Evet, yeri geri çevir',
    },
  },
  missing: {
    heading: 'Böyle bir kayıt yok',
    text: 'Bu bağlantıyla bir kayıt yok. Bağlantı kopyalanırken eksik kalmış olabilir: e-postanızdan yeniden açın.',
  },
}

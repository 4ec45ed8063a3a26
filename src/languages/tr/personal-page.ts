import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const personalPage: Texts['personalPage'] = {
  registered: { heading: 'Kaydınız tamam', text: 'Yeriniz ayrıldı.' },
  waitlisted: {
    heading: 'Bekleme listesindesiniz',
    text: (position) =>
      position === 1
        ? 'Sıra sizde. Bir yer açıldığında e-postayla haber veririz.'
        : `Sıranız: ${position}. Sizin için bir yer açıldığında e-postayla haber veririz.`,
  },
  pending: {
    heading: 'Kaydınız onay bekliyor',
    text: 'Kayıtları düzenleyen onaylıyor. Karar verildiğinde size e-postayla haber veririz.',
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
  declined: {
    heading: 'Kaydınız kabul edilmedi',
    text: 'Düzenleyen kaydınızı kabul edemedi.',
  },
  past: 'Etkinlik sona erdi; burada artık bir şey değiştirilemez.',
  holder: 'Kayıt sahibi',
  event: 'Etkinlik',
  eventPage: 'Etkinliğin sayfası',
  online: { label: 'Çevrimiçi', join: 'Çevrimiçi katıl' },
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
    pending: {
      open: 'Kaydımı iptal et',
      ask: 'Düzenleyen artık kaydınız hakkında karar vermez. Dilerseniz yeniden kaydolabilirsiniz.',
      button: 'Evet, kaydımı iptal et',
    },
  },
  missing: {
    heading: 'Böyle bir kayıt yok',
    text: 'Bu bağlantıyla bir kayıt yok. Bağlantı kopyalanırken eksik kalmış olabilir: e-postanızdan yeniden açın.',
  },
}

export const groups: Texts['groups'] = {
  legend: (nth) => `${nth}. misafir`,
  mailed: 'Misafirinize kendi biletini gönderir, onu sizin kaydettiğinizi belirtiriz.',
  add: 'Bir kişi daha ekle',
  remove: (nth) => `${nth}. misafiri çıkar`,
  hint: (max) => `Yanınızda en çok ${max} misafir getirebilirsiniz. Ya hepinize yer ayrılır ya da hepiniz beklersiniz.`,
  repeated: 'Bu adres formda zaten var. Herkes için ayrı bir adres gerekir.',
  tooMany: (max) => (max === 0 ? 'Bu etkinliğe misafir getirilemez.' : `En çok ${max} misafir getirebilirsiniz.`),
  done: 'Misafirlerinizin her birine ayrı bir e-posta gider.',
  isGuest: 'Sizi bir başkası kendisiyle birlikte kaydetti. Gelemeyecekseniz kaydınızı buradan iptal edin.',
}

export const chosenSessions: Texts['chosenSessions'] = {
  label: 'Oturumlar',
  left: (places) => `${places} yer kaldı`,
  full: 'Dolu',
  begun: 'Başladı',
  isFull: (title) => `“${title}” dolu. Başka bir oturum seçin.`,
  hasBegun: (title) => `“${title}” başladı. Başka bir oturum seçin.`,
  overlap: (one, other) => `“${one}” ile “${other}” çakışıyor. Birini seçin.`,
  gone: 'Seçtiğiniz bir oturuma artık kayıt alınmıyor. Lütfen yeniden seçin.',
  chosen: 'Oturumlarınız',
  states: { place: '', wish: 'Kaydınız kesinleştiğinde yer varsa sizindir', missed: 'Yer kalmadı' },
}

import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const registrationPage: Texts['registrationPage'] = {
  brand: 'Etkinlik',
  skipLink: 'Etkinliğe geç',
  failure: { note: 'Bu, herhangi bir kayıt hakkında bir şey söylemez.', onward: 'Biletlerimi bul' },
  types: {
    conference: 'Konferans',
    workshop: 'Atölye',
    seminar: 'Seminer',
    webinar: 'Web semineri',
    training: 'Eğitim',
    course: 'Kurs',
    meetup: 'Buluşma',
    ceremony: 'Tören',
    competition: 'Yarışma',
    other: 'Etkinlik',
  },
  facts: {
    when: 'Ne zaman',
    noDate: 'Düzenleyen bildirecek',
    until: (day) => html`son gün !${day}`,
    where: 'Nerede',
    organiser: 'Düzenleyen',
    places: 'Yer',
    left: (places) => `${places} yer kaldı`,
    full: (waiting) =>
      waiting === 0
        ? 'Dolu: bekleme listesine girebilirsiniz'
        : `Dolu: bekleme listesine girebilirsiniz (${waiting} kişi bekliyor)`,
  },
  calendar: 'Takviminize ekleyin',
  back: 'Diğer etkinlikler',
  picture: (name) => `${name}: ne zaman, nerede, kiminle`,
  agenda: {
    heading: 'Program',
    zone: (zone) => `Saatler yereldir: ${zone}.`,
    until: (clock, day) => `${day}, ${clock}`,
    more: (count) => `Takvimde ${count} oturum daha`,
    speakers: 'Konuşmacılar',
    about: 'Oturum hakkında',
    calendar: 'Takvime ekle',
    website: 'Web sitesi',
  },
  form: {
    register: { heading: 'Kayıt', text: '', button: 'Kaydol' },
    wait: {
      heading: 'Bekleme listesine gir',
      text: 'Bütün yerler dolu. Sizin için bir yer açıldığında e-postayla haber veririz.',
      button: 'Bekleme listesine gir',
    },
    approval: {
      heading: 'Kayıt',
      text: 'Kayıtları düzenleyen onaylıyor. Karar verildiğinde size e-postayla haber veririz.',
      button: 'Kaydı gönder',
    },
    goes: (organiser) => html`Gönderdikleriniz bu etkinlik için düzenleyene iletilir: !${organiser}.`,
    email: { label: 'E-posta adresi', hint: 'Biletiniz ve kaydınızı değiştireceğiniz bağlantı buraya gönderilir.' },
    type: {
      label: 'Kayıt türü',
      full: 'Dolu: bekleme listesi',
      closed: 'Kapandı',
      approval: 'Kayıtları düzenleyen onaylıyor',
    },
    firstName: 'Ad',
    lastName: 'Soyad',
  },
  refused: {
    disabled: { heading: 'Burada kayıt alınmıyor', text: 'Bu etkinliğe bu sayfadan kaydolunmaz.' },
    past: { heading: 'Bu etkinlik sona erdi', text: 'Etkinlik yapıldı; artık kaydolunamaz.' },
    closed: { heading: 'Kayıt kapandı', text: 'Düzenleyen kaydı kapattı. Katılmak istiyorsanız ona sorun.' },
    not_open: { heading: 'Kayıt henüz açılmadı', text: (time) => html`Kaydın açılacağı zaman: !${time}.` },
  },
  done: {
    registered: {
      heading: 'E-postanıza bakın',
      text: 'Teşekkürler. Biletiniz e-postayla yola çıktı. Birkaç dakika içinde bulamazsanız istenmeyen postalar arasına bakın.',
    },
    waitlisted: {
      heading: 'E-postanıza bakın',
      text: 'Teşekkürler. Etkinlik dolu olduğu için bekleme listesindesiniz. Sıranızı bir e-posta bildirir; sizin için yer açıldığında başka bir e-postayla haber veririz.',
    },
    pending: {
      heading: 'E-postanıza bakın',
      text: 'Teşekkürler. Kayıtları düzenleyen onaylıyor. Kaydınızın bağlantısını e-postayla gönderdik; karar verildiğinde yeniden haber veririz.',
    },
    confirm: {
      heading: 'E-postanıza bakın',
      text: 'Teşekkürler. Size bir bağlantı gönderdik. Kaydınızı tamamlamak için 48 saat içinde açın: o zamana kadar kayıtlı değilsiniz.',
    },
    withoutMail: {
      confirm: {
        heading: 'E-postanıza bakın',
        text: 'Teşekkürler. Size bir bağlantı gönderdik. Kaydınızı tamamlamak için 48 saat içinde açın: o zamana kadar kayıtlı değilsiniz.',
      },
      registered: {
        heading: 'Kaydınız alındı',
        text: 'Teşekkürler. Bu site şu anda e-posta göndermiyor, bu yüzden size bilet gelmeyecek: biletiniz düzenleyende; kapıda sizi adınızla bulur.',
      },
      waitlisted: {
        heading: 'Bekleme listesindesiniz',
        text: 'Teşekkürler. Etkinlik dolu. Bu site şu anda e-posta göndermiyor; sizin için yer açılıp açılmadığını düzenleyene sorun.',
      },
      pending: {
        heading: 'Kaydınız onay bekliyor',
        text: 'Teşekkürler. Kayıtları düzenleyen onaylıyor. Bu site şu anda e-posta göndermiyor; kararı düzenleyene sorun.',
      },
    },
    back: 'Etkinliğe dön',
  },
  confirm: {
    heading: 'Kaydınızı onaylayın',
    text: 'Kaydınızı tamamlamak için düğmeye basın. O zamana kadar kayıtlı değilsiniz.',
    button: 'Kaydımı onayla',
    changed: {
      heading: 'Form değişti',
      text: 'Siz doldurduktan sonra düzenleyen formu değiştirdi. Lütfen etkinliğin sayfasında yeniden kaydolun.',
    },
    full: {
      heading: 'Bir oturum dolu',
      text: 'Seçtiğiniz bir oturumda yer kalmadı. Lütfen etkinliğin sayfasında yeniden kaydolun ve başka bir oturum seçin.',
    },
    missing: {
      heading: 'Bu bağlantı artık geçerli değil',
      text: 'Süresi doldu ya da yeni bir e-posta onun yerini aldı. Lütfen etkinliğin sayfasında yeniden kaydolun.',
    },
  },
  missing: {
    heading: 'Böyle bir etkinlik yok',
    text: 'Bu adreste bir etkinlik yok. Adres kopyalanırken eksik kalmış olabilir ya da düzenleyen sayfayı kaldırmıştır: ona sorun.',
  },
}

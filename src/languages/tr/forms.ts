import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const unsubscribe: Texts['unsubscribe'] = {
  brand: 'E-postalar',
  skipLink: 'İçeriğe geç',
  failure: {
    note: 'Bu, e-posta alıp almadığınız hakkında bir şey söylemez.',
    onward: 'Bir belgeyi doğrula',
  },
  ask: (organisation) => ({
    heading: 'Artık e-posta almak istemiyor musunuz?',
    text: `O zaman ${organisation} size artık anket, hatırlatma, davet ve haber göndermez.`,
    button: 'Abonelikten çık',
  }),
  done: (organisation) => ({
    heading: 'Abonelikten çıktınız',
    text: `${organisation} size artık anket, hatırlatma, davet ve haber göndermeyecek. Yola çıkmış bir e-posta yine de gelebilir.`,
    button: 'Yeniden almak istiyorum',
  }),
  back: 'Bu e-postaları yeniden alacaksınız.',
  still: 'Kendi kaydınız ya da belgenizle ilgili e-postalar gelmeye devam eder: biletiniz, boşalan bir yer, belgeniz.',
  address: 'Adresiniz',
  missing: {
    heading: 'Bu bağlantı bir yere çıkmıyor',
    text: 'Bu bağlantı hiçbir e-postaya ait değil ya da çok eski. Kopyalarken kesilmiş olabilir: e-postanızdan yeniden açın.',
  },
}

export const leadForm: Texts['leadForm'] = {
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

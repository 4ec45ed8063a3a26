import type { UnsubscribeMessages } from './unsubscribe-wording.ts'

export const unsubscribeTr: UnsubscribeMessages = {
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

import type { Texts } from '../../lib/text/texts.ts'

export const walletPage: Texts['walletPage'] = {
  brand: 'Cüzdan',
  skipLink: 'İçeriğe geç',
  failure: { note: 'Sertifika veya rozet olduğu gibi duruyor.', onward: 'Bir sertifikayı doğrula' },
  heading: 'Cüzdana ekle',
  text: 'Dijital belgeler için bir cüzdan, bunu herkesin doğrulayabileceği imzalı bir belge olarak saklar. Önce sahibine e-postayla bir kod göndeririz.',
  button: 'Kodu e-postayla gönder',
  back: 'Geri',
  open: {
    heading: 'Bunu cüzdanınızla okutun',
    text: 'Sahibine 6 haneli bir kod gönderdik. Cüzdanınız bu kodu sorar. Teklif 30 dakika içinde bir kez kullanılabilir.',
    link: 'Bu cihazdaki bir cüzdanda aç',
    picture: 'Teklifin kare kodu',
  },
  ended: {
    heading: 'Bu teklif kullanıldı veya süresi doldu',
    text: 'Yeni bir teklif almak için kodu yeniden gönderin.',
  },
  notValid: {
    heading: 'Cüzdanlar için kullanılamıyor',
    text: 'Sertifika veya rozet iptal edilmiş, süresi dolmuş ya da henüz imzalanmamış.',
  },
  noAddress: { heading: 'Cüzdanlar için kullanılamıyor', text: 'Düzenleyende sahibinin e-posta adresi yok.' },
  noMail: { heading: 'Cüzdanlar için kullanılamıyor', text: 'Bu site e-posta göndermediği için kod gönderemez.' },
  missing: { heading: 'Böyle bir sertifika veya rozet yok', text: 'Bağlantıyı bulduğunuz yerden yeniden açın.' },
}

export const walletMail: Texts['walletMail'] = {
  subject: 'Cüzdan kodunuz',
  paragraphs: [
    'Cüzdanınız bu kodu sorar. Kodu oraya yazın ve kimseye vermeyin.',
    'Kod 30 dakika içinde bir kez kullanılabilir. Bunu siz istemediyseniz bu e-postayı yok sayabilirsiniz.',
  ],
  code: 'Kod',
  credential: 'Sertifika veya rozet',
  footer: 'Bu e-postayı, birisi sertifikanızı veya rozetinizi cüzdan için istediğinden alıyorsunuz.',
}

import type { Texts } from '../../lib/text/texts.ts'

export const mailFooter: Texts['mailFooter'] = {
  registration: (event) =>
    `Bu e-postayı, adresiniz “${event}” etkinliğine kaydedildiği için aldınız. Kaydı siz yapmadıysanız yukarıdaki bağlantıyla iptal edin.`,
  event: (event) => `Bu e-postayı, “${event}” etkinliğine kayıtlı olduğunuz için aldınız.`,
  certificate: (organisation) => `Bu e-postayı, ${organisation} size bir sertifika verdiği için aldınız.`,
  training: (organisation) => `Bu e-postayı, ${organisation} eğitim kayıtlarınızı tuttuğu için aldınız.`,
  other: (organisation) => `Bu e-postayı size ${organisation} gönderdi.`,
  unsubscribe: 'Abonelikten çık',
}

export const myMail: Texts['myMail'] = {
  subject: 'Biletleriniz ve sertifikalarınız',
  paragraphs: [
    'Bu bağlantı biletlerinizi, sertifikalarınızı, rozetlerinizi ve eğitimlerinizi gösterir.',
    'Bağlantı 30 dakika içinde bir kez kullanılabilir. Siz istemediyseniz bu e-postayı yok sayabilirsiniz.',
  ],
  button: 'Biletlerimi ve sertifikalarımı göster',
  footer: 'Bu e-postayı, biri adresinizi girdiği için alıyorsunuz.',
}

export const erasureMail: Texts['erasureMail'] = {
  subject: (organisation) => `Biri ${organisation} içindeki verilerinin silinmesini istiyor`,
  paragraphs: [
    'E-posta adresini kanıtlayan bir kişi, hakkındaki verileri silmenizi istiyor.',
    'İstekler panelde, Ayarlar ve Gizlilik altındadır. Kişiyi orada önce deneyip sonra silin ya da kayıtları saklamanız gerekiyorsa isteği reddedin. Yasalar genellikle bir ay süre verir.',
  ],
  button: 'İstekleri aç',
  footer: 'Bu e-postayı, kuruluşun sahibi veya yöneticisi olduğunuz için alıyorsunuz.',
}

export const formMail: Texts['formMail'] = {
  subject: (form) => `Yeni form yanıtı: ${form}`,
  heading: (form) => `Bir form gönderildi: ${form}`,
  text: 'Verilen yanıtlar:',
  yes: 'Evet',
  no: 'Hayır',
  last: 'Bir saat içinde çok fazla yanıt geldi; sayı azalana kadar yenileri için e-posta almayacaksınız. Hepsi saklanır.',
  footer: (form) => `Bu e-postayı, adresiniz şu formun bildirim listesinde olduğu için aldınız: ${form}.`,
}

export const linkMail: Texts['linkMail'] = {
  invite: {
    subject: (organisation) => `${organisation} sizi davet ediyor`,
    paragraphs: (organisation) => [
      `${organisation} ile etkinlikler, katılımcılar ve sertifikalar üzerinde çalışmaya davet edildiniz.`,
      'Bağlantı yedi gün içinde bir kez kullanılabilir.',
    ],
    button: 'Daveti kabul et',
  },
  sign_in: {
    subject: () => 'Giriş bağlantınız',
    paragraphs: () => [
      'Bu bağlantıyla parola olmadan giriş yaparsınız.',
      'On beş dakika içinde bir kez kullanılabilir. Siz istemediyseniz bu e-postayı yok sayabilirsiniz.',
    ],
    button: 'Giriş yap',
  },
  reset: {
    subject: () => 'Yeni bir parola belirleyin',
    paragraphs: () => [
      'Bu bağlantıyla yeni bir parola belirlersiniz; başka her yerde oturumunuz kapatılır.',
      'Bir saat içinde bir kez kullanılabilir. Siz istemediyseniz bu e-postayı yok sayabilirsiniz.',
    ],
    button: 'Parola belirle',
  },
  footer: 'Bu e-postayı, biri adresinizi girdiği için alıyorsunuz.',
}

export const senderTest: Texts['senderTest'] = {
  subject: 'E-posta gönderiminiz çalışıyor',
  paragraph: 'Bu deneme e-postası, kuruluşunuzun posta sunucusu üzerinden gönderildi.',
  footer: 'Bu e-postayı, biri bir kuruluşun e-posta gönderimini denediği için alıyorsunuz.',
}

export const taskMail: Texts['taskMail'] = {
  subject: (title) => `Zamanı geldi: ${title}`,
  due: (organisation) => `${organisation} içindeki bir görevinizin zamanı geldi.`,
  task: 'Görev',
  dueAt: 'Zamanı',
  about: 'Konu',
  button: 'Görevi aç',
  footer: 'Bu e-postayı, görev size atandığı için alıyorsunuz.',
}

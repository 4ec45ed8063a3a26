import { words } from '../../words/use-words.tsx'

export const signInWords = words({
  en: {
    signIn: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show the password',
    name: 'Your name',
    organisation: 'Organisation',
    timeZone: 'Time zone',
    setUp: 'Finish set-up',
    setUpAbout: 'You become the owner of this installation. Others can be invited later.',
    passwordHint: 'At least ten characters. A few words that nobody else would put together are good.',
    create: 'Create my account',
    linkMissing: 'This page needs the link that the service printed when it started.',
  },
  tr: {
    signIn: 'Oturum aç',
    email: 'E-posta',
    password: 'Parola',
    showPassword: 'Parolayı göster',
    name: 'Adınız',
    organisation: 'Kuruluş',
    timeZone: 'Saat dilimi',
    setUp: 'Kurulumu tamamla',
    setUpAbout: 'Bu kurulumun sahibi olursunuz. Başkaları sonra davet edilebilir.',
    passwordHint: 'En az on karakter. Başka kimsenin yan yana getirmeyeceği birkaç sözcük iyidir.',
    create: 'Hesabımı oluştur',
    linkMissing: 'Bu sayfa, hizmetin başlarken yazdırdığı bağlantıyla açılır.',
  },
})

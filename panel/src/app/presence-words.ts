import { words } from '../words/use-words.tsx'

export const presenceWords = words({
  en: {
    presence: 'Is it you?',
    presenceAbout: 'This matters, so prove it once more. It then holds for ten minutes.',
    elsewhereAbout:
      'You have no password and no passkey, so sign in once more. It opens in another tab; then come back to this one.',
    byProvider: (name: string) => `Sign in by ${name}`,
    byMail: 'Sign in by a mail',
    confirm: 'It is me',
    password: 'Password',
    code: 'Code',
  },
  tr: {
    presence: 'Siz misiniz?',
    presenceAbout: 'Bu önemli; bir kez daha gösterin. Sonra on dakika geçerlidir.',
    elsewhereAbout:
      'Parolanız ve geçiş anahtarınız yok; bir kez daha oturum açın. Başka bir sekmede açılır; sonra bu sekmeye dönün.',
    byProvider: (name: string) => `${name} ile oturum aç`,
    byMail: 'E-postayla oturum aç',
    confirm: 'Benim',
    password: 'Parola',
    code: 'Kod',
  },
})

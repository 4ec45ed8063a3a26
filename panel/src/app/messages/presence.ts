import { messages } from '../../messages/use-messages.tsx'

export const presenceMessages = messages({
  en: {
    presence: 'Confirm your identity',
    presenceAbout: 'This is a sensitive action. After you confirm, you will not be asked again for ten minutes.',
    elsewhereAbout:
      'You have no password or passkey, so sign in again to confirm. Sign-in opens in a new tab; return to this one when you are done.',
    byProvider: (name: string) => `Sign in with ${name}`,
    byMail: 'Sign in with an email link',
    confirm: 'Confirm',
    password: 'Password',
    code: 'Code',
  },
  tr: {
    presence: 'Kimliğinizi doğrulayın',
    presenceAbout: 'Bu hassas bir işlem. Doğruladıktan sonra on dakika boyunca yeniden sorulmaz.',
    elsewhereAbout:
      'Parolanız veya geçiş anahtarınız yok; doğrulamak için yeniden oturum açın. Oturum açma yeni bir sekmede açılır; işiniz bitince bu sekmeye dönün.',
    byProvider: (name: string) => `${name} ile oturum aç`,
    byMail: 'E-posta bağlantısıyla oturum aç',
    confirm: 'Onayla',
    password: 'Parola',
    code: 'Kod',
  },
})

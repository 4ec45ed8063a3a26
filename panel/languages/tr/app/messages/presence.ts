import type { presenceMessages as presenceMessagesType } from '../../../../src/app/messages/presence.ts'

export const presenceMessages: typeof presenceMessagesType = {
  presence: 'Kimliğinizi doğrulayın',
  presenceAbout: 'Bu hassas bir işlem. Doğruladıktan sonra on dakika boyunca yeniden sorulmaz.',
  elsewhereAbout:
    'Parolanız veya geçiş anahtarınız yok; doğrulamak için yeniden oturum açın. Oturum açma yeni bir sekmede açılır; işiniz bitince bu sekmeye dönün.',
  byProvider: (name) => `${name} ile oturum aç`,
  byMail: 'E-posta bağlantısıyla oturum aç',
  confirm: 'Onayla',
  password: 'Parola',
  code: 'Kod',
}

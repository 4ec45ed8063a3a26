import { messages } from '../messages/use-messages.tsx'

export const shellMessages = messages({
  en: {
    skip: 'Skip to the content',
    places: 'Places',
    signOut: 'Sign out',
    organisation: 'Organisation',
    notFound: 'There is no such page',
    home: 'To the overview',
  },
  tr: {
    skip: 'İçeriğe geç',
    places: 'Yerler',
    signOut: 'Oturumu kapat',
    organisation: 'Kuruluş',
    notFound: 'Böyle bir sayfa yok',
    home: 'Genel bakışa',
  },
})

export const paletteMessages = messages({
  en: {
    goTo: 'Go to …',
    nothingFound: 'There is no such place, and nothing of that name.',
    looking: 'Looking …',
    onThisPage: 'On this page',
    copyCall: 'Copy the last call as curl',
    callCopied: 'Copied. LAUREL_KEY stands for an API key.',
    found: 'Found',
    kinds: { event: 'event', attendee: 'attendee', certificate: 'certificate', design: 'design' } as Record<
      string,
      string
    >,
    ofThisEvent: 'of this event',
    keys: 'Keys',
    keyOf: {
      palette: 'Go anywhere',
      help: 'This list',
      search: 'Search the list',
      move: 'Next row, row before',
      open: 'Open the row',
      choose: 'Select the row',
      create: 'New',
      undo: 'Take back what was just done',
      close: 'Close, select none',
      jump: 'Go to',
    },
  },
  tr: {
    goTo: 'Git …',
    nothingFound: 'Böyle bir yer ya da ad yok.',
    looking: 'Aranıyor …',
    onThisPage: 'Bu sayfada',
    copyCall: 'Son çağrıyı curl olarak kopyala',
    callCopied: 'Kopyalandı. LAUREL_KEY bir API anahtarının yerini tutar.',
    found: 'Bulunanlar',
    kinds: { event: 'etkinlik', attendee: 'katılımcı', certificate: 'sertifika', design: 'tasarım' } as Record<
      string,
      string
    >,
    ofThisEvent: 'bu etkinliğin',
    keys: 'Tuşlar',
    keyOf: {
      palette: 'Her yere git',
      help: 'Bu liste',
      search: 'Listede ara',
      move: 'Sonraki satır, önceki satır',
      open: 'Satırı aç',
      choose: 'Satırı seç',
      create: 'Yeni',
      undo: 'Az önce yapılanı geri al',
      close: 'Kapat, seçimi kaldır',
      jump: 'Şuraya git',
    },
  },
})

export const presenceMessages = messages({
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

export const passkeyMessages = messages({
  en: {
    use: 'Use a passkey',
    notUsed: 'No passkey was used. Try again, or take another way.',
    hereAlready: 'This device has a passkey of yours already.',
  },
  tr: {
    use: 'Geçiş anahtarı kullan',
    notUsed: 'Geçiş anahtarı kullanılmadı. Yeniden deneyin ya da başka bir yol seçin.',
    hereAlready: 'Bu aygıtta geçiş anahtarınız zaten var.',
  },
})

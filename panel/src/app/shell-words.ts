import { words } from '../words/use-words.tsx'

export const shellWords = words({
  en: {
    skip: 'Skip to the content',
    places: 'Places',
    signOut: 'Sign out',
    goTo: 'Go to …',
    nothingFound: 'There is no such place, and nothing of that name.',
    looking: 'Looking …',
    onThisPage: 'On this page',
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
      close: 'Close, select none',
      jump: 'Go to',
    },
    organisation: 'Organisation',
    notFound: 'There is no such page',
    home: 'To the overview',
  },
  tr: {
    skip: 'İçeriğe geç',
    places: 'Yerler',
    signOut: 'Oturumu kapat',
    goTo: 'Git …',
    nothingFound: 'Böyle bir yer ya da ad yok.',
    looking: 'Aranıyor …',
    onThisPage: 'Bu sayfada',
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
      close: 'Kapat, seçimi kaldır',
      jump: 'Şuraya git',
    },
    organisation: 'Kuruluş',
    notFound: 'Böyle bir sayfa yok',
    home: 'Genel bakışa',
  },
})

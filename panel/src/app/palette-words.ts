import { words } from '../words/use-words.tsx'

export const paletteWords = words({
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

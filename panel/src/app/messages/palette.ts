import { messages } from '../../messages/use-messages.tsx'

export const paletteMessages = messages({
  en: {
    goTo: 'Search or jump to…',
    nothingFound: 'No results.',
    looking: 'Searching…',
    onThisPage: 'On this page',
    copyCall: 'Copy last request as cURL',
    callCopied: 'Copied. Set LAUREL_KEY to an API key before you run it.',
    found: 'Results',
    kinds: { event: 'Event', attendee: 'Attendee', certificate: 'Certificate', design: 'Design' } as Record<
      string,
      string
    >,
    statuses: { active: 'Valid', revoked: 'Revoked', expired: 'Expired' } as Record<string, string>,
    ofThisEvent: 'This event',
    keys: 'Keyboard shortcuts',
    keyOf: {
      palette: 'Search or jump to a page',
      help: 'Show keyboard shortcuts',
      search: 'Search the list',
      move: 'Next or previous row',
      open: 'Open the row',
      choose: 'Select the row',
      create: 'Create',
      undo: 'Undo the last action',
      close: 'Close or clear the selection',
      jump: 'Go to',
    },
  },
  tr: {
    goTo: 'Ara veya git…',
    nothingFound: 'Sonuç bulunamadı.',
    looking: 'Aranıyor…',
    onThisPage: 'Bu sayfada',
    copyCall: 'Son isteği cURL olarak kopyala',
    callCopied: 'Kopyalandı. Çalıştırmadan önce LAUREL_KEY yerine bir API anahtarı yazın.',
    found: 'Sonuçlar',
    kinds: { event: 'Etkinlik', attendee: 'Katılımcı', certificate: 'Sertifika', design: 'Tasarım' } as Record<
      string,
      string
    >,
    statuses: { active: 'Geçerli', revoked: 'İptal edildi', expired: 'Süresi doldu' } as Record<string, string>,
    ofThisEvent: 'Bu etkinlik',
    keys: 'Klavye kısayolları',
    keyOf: {
      palette: 'Ara veya bir sayfaya git',
      help: 'Klavye kısayollarını göster',
      search: 'Listede ara',
      move: 'Sonraki veya önceki satır',
      open: 'Satırı aç',
      choose: 'Satırı seç',
      create: 'Oluştur',
      undo: 'Son işlemi geri al',
      close: 'Kapat veya seçimi kaldır',
      jump: 'Git',
    },
  },
})

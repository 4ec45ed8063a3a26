import type { paletteMessages as paletteMessagesType } from '../../../../src/app/messages/palette.ts'

export const paletteMessages: typeof paletteMessagesType = {
  goTo: 'Ara veya git…',
  nothingFound: 'Sonuç bulunamadı.',
  looking: 'Aranıyor…',
  onThisPage: 'Bu sayfada',
  copyCall: 'Son isteği cURL olarak kopyala',
  callCopied: 'Kopyalandı. Çalıştırmadan önce LAUREL_KEY yerine bir API anahtarı yazın.',
  found: 'Sonuçlar',
  kinds: {
    event: 'Etkinlik',
    attendee: 'Katılımcı',
    certificate: 'Sertifika',
    design: 'Tasarım',
    contact: 'Kişi',
  },
  statuses: { active: 'Geçerli', revoked: 'İptal edildi', expired: 'Süresi doldu' },
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
}

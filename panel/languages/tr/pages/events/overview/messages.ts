import type {
  eventDayMessages as eventDayMessagesType,
  eventFactMessages as eventFactMessagesType,
  eventPageMessages as eventPageMessagesType,
  typeFiguresMessages as typeFiguresMessagesType,
  visibilities as visibilitiesType,
} from '../../../../../src/pages/events/overview/messages.ts'

export const visibilities: typeof visibilitiesType = {
  public: 'Herkese açık',
  unlisted: 'Bağlantıya sahip olanlar',
  private: 'Gizli',
}

export const eventPageMessages: typeof eventPageMessagesType = {
  funnel: 'Katılım hunisi',
  steps: {
    registered: 'Kayıtlı',
    attended: 'Katıldı',
    certified: 'Sertifika aldı',
    verified: 'Doğrulandı',
    shared: 'Paylaşıldı',
  },
  registration: 'Kayıt',
  states: {
    open: 'Açık',
    closed: 'Kapalı',
    disabled: 'Devre dışı',
    past: 'Etkinlik sona erdi',
    not_open: 'Henüz açılmadı',
  },
  places: (taken, capacity) => `${capacity} yerden ${taken} tanesi dolu.`,
  taken: (taken) => `${taken} kişi kayıtlı.`,
  waiting: (count) => `${count} kişi bekleme listesinde.`,
  close: 'Kaydı kapat',
  reopen: 'Kaydı aç',
  page: 'Etkinlik sayfası',
  noPage: 'Etkinlik sayfası gizli.',
  toSettings: 'Görünürlüğü değiştir',
  duplicate: 'Çoğalt',
  duplicateAbout: 'Ayarlar, oturumlar ve kayıt soruları kopyalanır. Katılımcılar kopyalanmaz.',
  newName: 'Ad',
  copyOf: (name) => `${name} (kopya)`,
  share: 'Paylaş',
  qr: 'Etkinlik sayfasının karekodu',
  saveQr: 'SVG indir',
  postOnLinkedIn: 'LinkedIn’de paylaş',
}

export const eventFactMessages: typeof eventFactMessagesType = {
  title: 'Etkinlik',
  date: 'Tarih',
  noDate: 'Tarih yok',
  place: 'Konum',
  seenBy: 'Görünürlük',
  visibilities,
  online: 'Çevrim içi',
  noPlace: 'Konum yok',
  change: 'Ayrıntıları değiştir',
}

export const eventDayMessages: typeof eventDayMessagesType = {
  title: 'Bugün',
  checkedIn: (inside, expected) => `${expected} kişiden ${inside} kişi giriş yaptı`,
  waiting: (count) => `${count} kişi yer bekliyor:`,
  openDoor: 'Kapıyı aç',
  newLink: 'Yeni kapı bağlantısı',
}

export const typeFiguresMessages: typeof typeFiguresMessagesType = {
  title: 'Kayıt türüne göre',
  type: 'Kayıt türü',
  none: 'Türü olmayanlar',
  registered: 'Kayıtlı',
  attended: 'Katıldı',
  certified: 'Sertifika',
  places: 'Dolu yerler',
  takenOf: (taken, capacity) => `${taken} / ${capacity}`,
  waiting: (count) => `${count} kişi bekliyor`,
}

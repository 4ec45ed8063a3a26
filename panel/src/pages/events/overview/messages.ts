import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const visibilities = messages<Record<string, string>>({
  en: { public: 'Public', unlisted: 'Anyone with the link', private: 'Private' },
  tr: { public: 'Herkese açık', unlisted: 'Bağlantıya sahip olanlar', private: 'Gizli' },
})

export const eventPageMessages = messages({
  en: {
    funnel: 'Attendee funnel',
    steps: {
      registered: 'Registered',
      attended: 'Attended',
      certified: 'Received a certificate',
      verified: 'Certificate verified',
      shared: 'Certificate shared',
    } as Record<string, string>,
    registration: 'Registration',
    states: {
      open: 'Open',
      closed: 'Closed',
      disabled: 'Off',
      past: 'The event is over',
      not_open: 'Not open yet',
    } as Record<string, string>,
    places: (taken: string, capacity: string) => `${taken} of ${capacity} places taken.`,
    taken: (taken: string) => `${taken} registered.`,
    waiting: (count: string) => `${count} on the waiting list.`,
    close: 'Close registration',
    reopen: 'Open registration',
    page: 'Event page',
    noPage: 'The event page is private.',
    toSettings: 'Change visibility',
    duplicate: 'Duplicate',
    duplicateAbout: 'Copies the settings, sessions and registration questions. Attendees are not copied.',
    newName: 'Name',
    copyOf: (name: string) => `${name} (copy)`,
    share: 'Share',
    qr: 'QR code for the event page',
    saveQr: 'Download SVG',
    postOnLinkedIn: 'Share on LinkedIn',
  },
  tr: {
    funnel: 'Katılım hunisi',
    steps: {
      registered: 'Kayıtlı',
      attended: 'Katıldı',
      certified: 'Sertifika aldı',
      verified: 'Doğrulandı',
      shared: 'Paylaşıldı',
    } as Record<string, string>,
    registration: 'Kayıt',
    states: {
      open: 'Açık',
      closed: 'Kapalı',
      disabled: 'Devre dışı',
      past: 'Etkinlik sona erdi',
      not_open: 'Henüz açılmadı',
    } as Record<string, string>,
    places: (taken: string, capacity: string) => `${capacity} yerden ${taken} tanesi dolu.`,
    taken: (taken: string) => `${taken} kişi kayıtlı.`,
    waiting: (count: string) => `${count} kişi bekleme listesinde.`,
    close: 'Kaydı kapat',
    reopen: 'Kaydı aç',
    page: 'Etkinlik sayfası',
    noPage: 'Etkinlik sayfası gizli.',
    toSettings: 'Görünürlüğü değiştir',
    duplicate: 'Çoğalt',
    duplicateAbout: 'Ayarlar, oturumlar ve kayıt soruları kopyalanır. Katılımcılar kopyalanmaz.',
    newName: 'Ad',
    copyOf: (name: string) => `${name} (kopya)`,
    share: 'Paylaş',
    qr: 'Etkinlik sayfasının karekodu',
    saveQr: 'SVG indir',
    postOnLinkedIn: 'LinkedIn’de paylaş',
  },
})

export const eventFactMessages = messages({
  en: {
    title: 'Event',
    date: 'Date',
    noDate: 'No date',
    place: 'Location',
    seenBy: 'Visibility',
    visibilities: visibilities.en,
    online: 'Online',
    noPlace: 'No location',
    change: 'Change details',
  },
  tr: {
    title: 'Etkinlik',
    date: 'Tarih',
    noDate: 'Tarih yok',
    place: 'Konum',
    seenBy: 'Görünürlük',
    visibilities: visibilities.tr,
    online: 'Çevrim içi',
    noPlace: 'Konum yok',
    change: 'Ayrıntıları değiştir',
  },
})

export const eventDayMessages = messages({
  en: {
    title: 'Today',
    checkedIn: (inside: string, expected: string) => `${inside} of ${expected} checked in`,
    waiting: (count: string) => `${counted(count, 'person is', 'people are')} waiting for a place:`,
    openDoor: 'Open the door',
    newLink: 'New door link',
  },
  tr: {
    title: 'Bugün',
    checkedIn: (inside: string, expected: string) => `${expected} kişiden ${inside} kişi giriş yaptı`,
    waiting: (count: string) => `${count} kişi yer bekliyor:`,
    openDoor: 'Kapıyı aç',
    newLink: 'Yeni kapı bağlantısı',
  },
})

export const typeFiguresMessages = messages({
  en: {
    title: 'By registration type',
    type: 'Registration type',
    none: 'Without a type',
    registered: 'Registered',
    attended: 'Attended',
    certified: 'Certificates',
    places: 'Places taken',
    takenOf: (taken: string, capacity: string) => `${taken} of ${capacity}`,
    waiting: (count: string) => `${count} waiting`,
  },
  tr: {
    title: 'Kayıt türüne göre',
    type: 'Kayıt türü',
    none: 'Türü olmayanlar',
    registered: 'Kayıtlı',
    attended: 'Katıldı',
    certified: 'Sertifika',
    places: 'Dolu yerler',
    takenOf: (taken: string, capacity: string) => `${taken} / ${capacity}`,
    waiting: (count: string) => `${count} kişi bekliyor`,
  },
})

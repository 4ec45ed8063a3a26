import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const eventFactMessages = messages({
  en: {
    title: 'Event',
    online: 'Online',
    noPlace: 'No location',
    change: 'Change details',
  },
  tr: {
    title: 'Etkinlik',
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
    showLink: 'Show the door link',
    link: 'Door link',
    linkAbout:
      'A helper scans the QR code with a phone and checks people in without an account. Anyone with the link sees the guests’ names until it expires, but no email addresses.',
    device: 'Device',
    deviceName: 'Main entrance',
    createLink: 'Create door link',
    linkOnce: (until: string) => `Scan it now: the link is shown only once. It expires on ${until}.`,
    qr: 'QR code of the door link',
    saveQr: 'Download SVG',
  },
  tr: {
    title: 'Bugün',
    checkedIn: (inside: string, expected: string) => `${expected} kişiden ${inside} tanesi giriş yaptı`,
    waiting: (count: string) => `${count} kişi yer bekliyor:`,
    openDoor: 'Kapıyı aç',
    showLink: 'Kapı bağlantısını göster',
    link: 'Kapı bağlantısı',
    linkAbout:
      'Görevli, karekodu telefonuyla okutur ve hesap açmadan giriş işlemlerini yapar. Bağlantıya sahip olan herkes, süresi dolana kadar katılımcıların adlarını görür; e-posta adreslerini görmez.',
    device: 'Cihaz',
    deviceName: 'Ana giriş',
    createLink: 'Kapı bağlantısı oluştur',
    linkOnce: (until: string) => `Şimdi okutun: bağlantı yalnızca bir kez gösterilir. ${until} tarihinde sona erer.`,
    qr: 'Kapı bağlantısının karekodu',
    saveQr: 'SVG indir',
  },
})

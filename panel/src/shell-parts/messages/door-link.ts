import { messages } from '../../messages/use-messages.tsx'

/** Texts about making a door link. */
export const doorLinkMessages = messages({
  en: {
    title: 'New door link',
    about:
      'A helper scans the QR code with a phone and checks people in without an account. Anyone with the link sees the guests’ names until it expires, but no email addresses.',
    device: 'Name or place of the device',
    deviceName: 'Main entrance',
    sessions: 'Only these sessions',
    sessionsAbout: 'Choose none for the event and all sessions.',
    expires: 'Expires',
    expiresAbout: 'Leave empty for 12 hours after the event.',
    create: 'Create door link',
    once: (until: string) => `Scan it now: the link is shown only once. It expires on ${until}.`,
    qr: 'QR code of the door link',
    saveQr: 'Download SVG',
    done: 'Done',
  },
  tr: {
    title: 'Yeni kapı bağlantısı',
    about:
      'Görevli, karekodu telefonuyla okutur ve hesap açmadan giriş işlemlerini yapar. Bağlantıya sahip olan herkes, süresi dolana kadar katılımcıların adlarını görür; e-posta adreslerini görmez.',
    device: 'Cihazın adı veya yeri',
    deviceName: 'Ana giriş',
    sessions: 'Yalnızca bu oturumlar',
    sessionsAbout: 'Etkinlik ve tüm oturumlar için hiçbirini seçmeyin.',
    expires: 'Bitiş',
    expiresAbout: 'Etkinlikten 12 saat sonrası için boş bırakın.',
    create: 'Kapı bağlantısı oluştur',
    once: (until: string) => `Şimdi okutun: bağlantı yalnızca bir kez gösterilir. ${until} tarihinde sona erer.`,
    qr: 'Kapı bağlantısının karekodu',
    saveQr: 'SVG indir',
    done: 'Tamam',
  },
})

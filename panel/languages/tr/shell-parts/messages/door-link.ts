import type { doorLinkMessages as doorLinkMessagesType } from '../../../../src/shell-parts/messages/door-link.ts'

export const doorLinkMessages: typeof doorLinkMessagesType = {
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
  once: (until) => `Şimdi okutun: bağlantı yalnızca bir kez gösterilir. ${until} tarihinde sona erer.`,
  qr: 'Kapı bağlantısının karekodu',
  saveQr: 'SVG indir',
  done: 'Tamam',
}

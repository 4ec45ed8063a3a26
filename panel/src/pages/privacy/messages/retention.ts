import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

type Texts = Record<string, { name: string; about: string }>

export const retentionMessages = messages({
  en: {
    settings: 'Days to keep records',
    about:
      'Older records are permanently deleted every night. Certificates, contacts and the audit log are not affected.',
    kinds: {
      deliveries: { name: 'Webhook deliveries', about: 'After they succeeded, failed or were cancelled.' },
      attempts: {
        name: 'Webhook responses',
        about: 'Answers of receivers. Deleted with their delivery at the latest.',
      },
      scans: { name: 'Scan log', about: 'After the last scan of the event. Check-ins and attendance are kept.' },
      emails: { name: 'Emails', about: 'With their text, after they were sent, failed or were cancelled.' },
      domain_events: { name: 'Event feed', about: 'Kept at least as long as their deliveries.' },
      request_log: { name: 'Request log', about: 'Requests to the API.' },
    } as Texts,
    limits: (min: string, max: string) => `${min} to ${max} days.`,
    orAlways: 'Leave empty to keep them permanently.',
    shorter: 'Delete older records?',
    shorterAbout: 'With these settings, the next run permanently deletes the following records.',
    confirm: 'Save and delete',
    records: 'Records',
    count: 'Count',
    atLeast: (count: string) => `${count} or more`,
    runs: 'Last runs',
    last: 'Last run',
    none: 'None yet',
    statuses: {
      running: 'Running',
      complete: 'Complete',
      interrupted: 'Interrupted, continues within an hour',
    } as Record<string, string>,
    duration: 'Duration',
    next: 'Next run',
    removedLast: 'Last run',
    removedAll: (runs: string) => `Last ${counted(runs, 'run', 'runs')}`,
    runNow: 'Run now',
    runAbout: 'Records older than the settings allow are permanently deleted now instead of tonight.',
    started: 'Started. The result appears here.',
  },
  tr: {
    settings: 'Kayıtların saklanacağı gün sayısı',
    about: 'Daha eski kayıtlar her gece kalıcı olarak silinir. Sertifikalar, kişiler ve denetim günlüğü etkilenmez.',
    kinds: {
      deliveries: {
        name: 'Webhook gönderimleri',
        about: 'Başarılı olduktan, başarısız olduktan veya iptal edildikten sonra.',
      },
      attempts: { name: 'Webhook yanıtları', about: 'Alıcıların yanıtları. En geç gönderimle birlikte silinir.' },
      scans: {
        name: 'Tarama günlüğü',
        about: 'Etkinliğin son taramasından sonra. Girişler ve katılım bilgisi korunur.',
      },
      emails: {
        name: 'E-postalar',
        about: 'Metinleriyle; gönderildikten, başarısız olduktan veya iptal edildikten sonra.',
      },
      domain_events: { name: 'Olay akışı', about: 'En az webhook gönderimleri kadar saklanır.' },
      request_log: { name: 'İstek günlüğü', about: 'API istekleri.' },
    } as Texts,
    limits: (min: string, max: string) => `${min}–${max} gün.`,
    orAlways: 'Süresiz saklamak için boş bırakın.',
    shorter: 'Eski kayıtlar silinsin mi?',
    shorterAbout: 'Bu ayarlarla sonraki çalıştırma şu kayıtları kalıcı olarak siler.',
    confirm: 'Kaydet ve sil',
    records: 'Kayıtlar',
    count: 'Sayı',
    atLeast: (count: string) => `${count} veya daha fazla`,
    runs: 'Son çalıştırmalar',
    last: 'Son çalıştırma',
    none: 'Henüz yok',
    statuses: {
      running: 'Sürüyor',
      complete: 'Tamamlandı',
      interrupted: 'Yarıda kaldı, bir saat içinde sürer',
    } as Record<string, string>,
    duration: 'Süre',
    next: 'Sonraki çalıştırma',
    removedLast: 'Son çalıştırma',
    removedAll: (runs: string) => `Son ${runs} çalıştırma`,
    runNow: 'Şimdi çalıştır',
    runAbout: 'Ayarların izin verdiğinden eski kayıtlar bu gece yerine şimdi kalıcı olarak silinir.',
    started: 'Başlatıldı. Sonuç burada görünür.',
  },
})

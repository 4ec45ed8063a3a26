import type { ruleMessages as ruleMessagesType } from '../../../../../src/pages/training/messages/rules.ts'

export const ruleMessages: typeof ruleMessagesType = {
  title: 'Otomatik atama',
  off: 'Kapalı',
  everybody: 'Tüm kişiler',
  tagged: (tags) => `Etiketi ${tags} olan kişiler`,
  reached: (count, { number }) => `şimdiye kadar ${number(count)} kişi`,
  change: 'Değiştir',
  turnOn: 'Aç',
  dialog: 'Otomatik ata',
  about:
    'Koşula uyan kişilere program atanır: şimdi uyanlara ve sonradan eklenen veya etiketlenenlere. Her kişiye bir kez atanır.',
  whom: 'Kişiler',
  all: 'Tüm kişiler',
  some: 'Belirli etiketi olanlar',
  tags: 'Etiketler',
  tagsAbout: 'Etiketleri virgülle ayırın. Biri yeterlidir.',
  noTags: 'En az bir etiket ekleyin.',
  next: 'Devam et',
  matching: (count, { number }) => `Şu anda ${number(count)} kişi uyuyor.`,
  assigns: (count, { number }) => `Programı olmayan ${number(count)} kişiye kısa sürede atanacak.`,
  save: 'Otomatik ata',
  saved: 'Koşula uyan kişilere bundan sonra program atanır.',
  turnOff: 'Kapat',
  turnedOff: 'Otomatik atama kapatıldı. Mevcut atamalar kalır.',
}

import type { chartMessages as chartMessagesType } from '../../../../src/components/charts/messages.ts'

export const chartMessages: typeof chartMessagesType = {
  asTable: 'Tablo olarak göster',
  nothingIn: (name) => `${name}: yok`,
  described: (name, { sum, most, when }) => `${name}: toplam ${sum}, en çok ${when}: ${most}`,
  step: 'Adım',
  count: 'Sayı',
  ofFirst: 'Tümüne oranı',
  ofPrevious: 'Önceki adıma oranı',
  up: (share) => `${share} artış`,
  down: (share) => `${share} azalış`,
  same: 'değişmedi',
  before: (previous) => `önceki dönem: ${previous}`,
  empty: 'Bu dönemde kayıt yok.',
  early: (since, from) =>
    `Henüz yeterli veri yok: ilk sayılar ${since} tarihli. Eğilim ${from} tarihinden itibaren görünür.`,
  weekOf: (day) => `${day} haftası`,
  range: 'Dönem',
  periods: {
    '7': 'Son 7 gün',
    '30': 'Son 30 gün',
    '90': 'Son 90 gün',
    '365': 'Son 12 ay',
    all: 'Tüm süre',
    custom: 'Özel dönem',
  },
  from: 'İlk gün',
  to: 'Son gün',
  interval: 'Aralık',
  intervals: { day: 'Gün', week: 'Hafta', month: 'Ay' },
  download: 'Rakamları indir',
  asOf: (time) => `${time} itibarıyla`,
}

import type { crmMessages as crmMessagesType } from '../../../../src/shell-parts/messages/crm.ts'

export const crmMessages: typeof crmMessagesType = {
  more: 'Daha fazla göster',
  change: 'Değiştir',
  choose: 'Seç',
  clear: 'Kaldır',
  find: (label) => `Ara: ${label}`,
  nobodyFound: 'Sonuç yok.',
  found: (count) => `${count} sonuç`,
  noneChosen: 'Yok',
  stages: {
    lead: 'Aday',
    qualified: 'Nitelikli',
    proposal: 'Teklif',
    negotiation: 'Pazarlık',
    won: 'Kazanıldı',
    lost: 'Kaybedildi',
  },
}

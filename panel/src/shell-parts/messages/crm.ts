import { messages } from '../../messages/use-messages.tsx'

export const crmMessages = messages({
  en: {
    more: 'Show more',
    change: 'Change',
    choose: 'Choose',
    clear: 'Remove',
    find: (label: string) => `Find: ${label}`,
    nobodyFound: 'No results.',
    found: (count: string) => (count === '1' ? '1 result' : `${count} results`),
    noneChosen: 'None',
    stages: {
      lead: 'Lead',
      qualified: 'Qualified',
      proposal: 'Proposal',
      negotiation: 'Negotiation',
      won: 'Won',
      lost: 'Lost',
    } as Record<string, string>,
  },
  tr: {
    more: 'Daha fazla göster',
    change: 'Değiştir',
    choose: 'Seç',
    clear: 'Kaldır',
    find: (label: string) => `Ara: ${label}`,
    nobodyFound: 'Sonuç yok.',
    found: (count: string) => `${count} sonuç`,
    noneChosen: 'Yok',
    stages: {
      lead: 'Aday',
      qualified: 'Nitelikli',
      proposal: 'Teklif',
      negotiation: 'Pazarlık',
      won: 'Kazanıldı',
      lost: 'Kaybedildi',
    } as Record<string, string>,
  },
})

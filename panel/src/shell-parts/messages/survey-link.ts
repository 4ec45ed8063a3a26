import { messages } from '../../messages/use-messages.tsx'

type State = 'none' | 'not_open' | 'open' | 'closed'

export const surveyLinkMessages = messages({
  en: {
    copy: 'Copy survey link',
    copyOf: (name: string) => `Copy survey link of ${name}`,
    copied: (name: string) => `Survey link of ${name} copied.`,
    answered: 'This person has answered already.',
    states: {
      none: 'The event has no survey.',
      not_open: 'The survey is not open yet.',
      open: 'The survey is open.',
      closed: 'The survey is closed.',
    } as Record<State, string>,
  },
  tr: {
    copy: 'Anket bağlantısını kopyala',
    copyOf: (name: string) => `Anket bağlantısını kopyala: ${name}`,
    copied: (name: string) => `Anket bağlantısı kopyalandı: ${name}.`,
    answered: 'Bu kişi zaten yanıtladı.',
    states: {
      none: 'Etkinliğin anketi yok.',
      not_open: 'Anket henüz açılmadı.',
      open: 'Anket açık.',
      closed: 'Anket kapandı.',
    } as Record<State, string>,
  },
})

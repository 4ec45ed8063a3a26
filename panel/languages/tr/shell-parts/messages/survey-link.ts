import type { surveyLinkMessages as surveyLinkMessagesType } from '../../../../src/shell-parts/messages/survey-link.ts'

export const surveyLinkMessages: typeof surveyLinkMessagesType = {
  copy: 'Anket bağlantısını kopyala',
  copyOf: (name) => `Anket bağlantısını kopyala: ${name}`,
  copied: (name) => `Anket bağlantısı kopyalandı: ${name}.`,
  answered: 'Bu kişi zaten yanıtladı.',
  states: {
    none: 'Etkinliğin anketi yok.',
    not_open: 'Anket henüz açılmadı.',
    open: 'Anket açık.',
    closed: 'Anket kapandı.',
  },
}

import type { surveyMessages as surveyMessagesType } from '../../../../../src/pages/survey/messages/survey.ts'

export const surveyMessages: typeof surveyMessagesType = {
  title: 'Anket',
  views: { answers: 'Sonuçlar', responses: 'Yanıtlar', questions: 'Sorular' },
  state: 'Anket durumu',
  states: { none: 'Anket yok', not_open: 'Henüz açılmadı', open: 'Açık', closed: 'Kapandı' },
  opensOn: (time) => `Açılış: ${time}.`,
  noOpening: 'Açılış zamanını belirleyin: etkinliğin bitişi yok.',
  closesOn: (time) => `Kapanış: ${time}.`,
  responsesOf: (count, of, share) => `${of} katılımcıdan ${count} kişi yanıtladı (${share})`,
  times: 'Açık olduğu zaman',
  opens: 'Anket açılışı',
  opensAbout: 'Etkinlik bitince açılması için boş bırakın.',
  closes: 'Anket kapanışı',
  closesAbout: 'Açık kalması için boş bırakın.',
}

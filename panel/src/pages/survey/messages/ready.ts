import type { Draft } from '../../../components/questions/question-draft.ts'
import { messages } from '../../../messages/use-messages.tsx'

type Question = Partial<Draft>

/** A survey that fits most events. */
export const readyMessages = messages({
  en: {
    none: 'This event has no survey yet.',
    noneHow: 'Attendees can answer it after the event, with a link of their own.',
    take: 'Use the ready-made survey',
    questions: [
      { label: 'How was the event?', type: 'rating', required: true },
      { label: 'How likely are you to recommend it?', type: 'rating', max: '10' },
      {
        label: 'What did you like?',
        type: 'choices',
        options: 'Talks\nSpeakers\nMeeting people\nVenue\nFood\nOrganisation',
      },
      { label: 'What should we do better?', type: 'long_text' },
      { label: 'Would you come again?', type: 'yes_no' },
    ] as Question[],
  },
  tr: {
    none: 'Bu etkinliğin henüz anketi yok.',
    noneHow: 'Katılımcılar etkinlikten sonra kendi bağlantılarıyla yanıtlayabilir.',
    take: 'Hazır anketi kullan',
    questions: [
      { label: 'Etkinlik nasıldı?', type: 'rating', required: true },
      { label: 'Etkinliği ne kadar önerirsiniz?', type: 'rating', max: '10' },
      {
        label: 'Neleri beğendiniz?',
        type: 'choices',
        options: 'Konuşmalar\nKonuşmacılar\nTanışmalar\nMekân\nİkramlar\nDüzen',
      },
      { label: 'Neyi daha iyi yapabiliriz?', type: 'long_text' },
      { label: 'Yeniden gelir misiniz?', type: 'yes_no' },
    ] as Question[],
  },
})

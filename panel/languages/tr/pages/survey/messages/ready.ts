import type { readyMessages as readyMessagesType } from '../../../../../src/pages/survey/messages/ready.ts'

export const readyMessages: typeof readyMessagesType = {
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
  ],
}

import type { readyMessages as readyMessagesType } from '../../../../../src/pages/survey/messages/ready.ts'

export const readyMessages: typeof readyMessagesType = {
  none: 'ليس لهذه الفعالية استبيان بعد.',
  noneHow: 'يستطيع المشاركون الإجابة عنه بعد الفعالية، لكل منهم رابط خاص.',
  take: 'استخدام الاستبيان الجاهز',
  questions: [
    { label: 'كيف كانت الفعالية؟', type: 'rating', required: true },
    { label: 'ما احتمال أن توصي بها غيرك؟', type: 'rating', max: '10' },
    {
      label: 'ما الذي أعجبك؟',
      type: 'choices',
      options: 'المحاضرات\nالمتحدثون\nلقاء الناس\nالمكان\nالطعام\nالتنظيم',
    },
    { label: 'ما الذي ينبغي أن نحسّنه؟', type: 'long_text' },
    { label: 'هل تود الحضور مرة أخرى؟', type: 'yes_no' },
  ],
}

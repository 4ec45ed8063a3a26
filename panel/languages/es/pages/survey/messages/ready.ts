import type { readyMessages as readyMessagesType } from '../../../../../src/pages/survey/messages/ready.ts'

export const readyMessages: typeof readyMessagesType = {
  none: 'Este evento aún no tiene encuesta.',
  noneHow: 'Los participantes pueden responderla después del evento, con un enlace propio.',
  take: 'Usar la encuesta preparada',
  questions: [
    { label: '¿Qué le ha parecido el evento?', type: 'rating', required: true },
    { label: '¿Con qué probabilidad lo recomendaría?', type: 'rating', max: '10' },
    {
      label: '¿Qué le ha gustado?',
      type: 'choices',
      options: 'Charlas\nPonentes\nConocer gente\nLugar\nComida\nOrganización',
    },
    { label: '¿Qué deberíamos mejorar?', type: 'long_text' },
    { label: '¿Volvería a venir?', type: 'yes_no' },
  ],
}

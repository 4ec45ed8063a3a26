import type { readyMessages as readyMessagesType } from '../../../../../src/pages/survey/messages/ready.ts'

export const readyMessages: typeof readyMessagesType = {
  none: 'Cet événement n’a pas encore d’enquête.',
  noneHow: 'Les participants peuvent y répondre après l’événement, avec un lien personnel.',
  take: 'Utiliser l’enquête prête à l’emploi',
  questions: [
    { label: 'Comment avez-vous trouvé l’événement ?', type: 'rating', required: true },
    { label: 'Dans quelle mesure le recommanderiez-vous ?', type: 'rating', max: '10' },
    {
      label: 'Qu’avez-vous apprécié ?',
      type: 'choices',
      options: 'Contenu\nIntervenants\nRencontres\nLieu\nRestauration\nOrganisation',
    },
    { label: 'Que devons-nous améliorer ?', type: 'long_text' },
    { label: 'Reviendriez-vous ?', type: 'yes_no' },
  ],
}

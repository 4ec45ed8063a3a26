import type { tierMessages as tierMessagesType } from '../../../../../src/pages/events/tiers/messages.ts'

export const tierMessages: typeof tierMessagesType = {
  title: 'Niveaux',
  about: 'Un certificat indique le niveau le plus élevé que le participant a atteint en suivant des sessions.',
  none: 'Aucun niveau pour le moment.',
  nth: (nth) => `Niveau ${nth}`,
  name: 'Nom du niveau',
  least: 'Participation minimale (%)',
  add: 'Ajouter un niveau',
  remove: 'Supprimer le niveau',
}

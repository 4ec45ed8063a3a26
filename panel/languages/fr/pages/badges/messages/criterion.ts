import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { criterionMessages as criterionMessagesType } from '../../../../../src/pages/badges/messages/criterion.ts'

const plural = pluralsOf('fr')

export const criterionMessages: typeof criterionMessagesType = {
  language: 'fr',
  title: 'Qui l’obtient',
  about:
    'Les personnes qui remplissent tous ces critères obtiennent le badge automatiquement, une seule fois. Sans critère, vous l’attribuez à la main.',
  nth: (nth) => `Critère ${nth}`,
  type: 'Critère',
  types: {
    events_attended: 'Participation à plusieurs événements',
    sessions_attended: 'Participation à plusieurs sessions',
    event_attended: 'Participation à un événement précis',
    certificates_earned: 'Obtention de plusieurs certificats',
    survey_completed: 'Réponse à une enquête',
    programme_completed: 'Programme de formation terminé',
  },
  min: 'Au moins',
  event: 'Événement',
  anyEvent: 'Tout événement',
  programme: 'Programme',
  choose: 'Choisir…',
  add: 'Ajouter un critère',
  remove: (nth) => `Supprimer le critère ${nth}`,
  byHand: 'Attribution à la main',
  notChosen: '…',
  unknown: 'un élément supprimé',
  said: {
    events_attended: (min) =>
      plural(min, { one: 'participation à au moins # événement', other: 'participation à au moins # événements' }),
    sessions_attended: (min) =>
      plural(min, { one: 'participation à au moins # session', other: 'participation à au moins # sessions' }),
    certificates_earned: (min) =>
      plural(min, { one: 'obtention d’au moins # certificat', other: 'obtention d’au moins # certificats' }),
    event_attended: (event) => `participation à ${event}`,
    survey_completed: (event) => `réponse à l’enquête de ${event}`,
    any_survey: 'réponse à une enquête',
    programme_completed: (programme) => `programme ${programme} terminé`,
  },
}

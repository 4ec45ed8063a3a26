import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { waitingMessages as waitingMessagesType } from '../../../../src/pages/waiting-list/messages.ts'

const plural = pluralsOf('fr')

export const waitingMessages: typeof waitingMessagesType = {
  title: 'Liste d’attente',
  free: (count) =>
    count === '0'
      ? 'Aucune place n’est libre.'
      : plural(count, { one: '# place est libre.', other: '# places sont libres.' }),
  freeOf: (type, count) => plural(count, { one: `${type} : # libre.`, other: `${type} : # libres.` }),
  type: 'Type d’inscription',
  noLimit: 'Cet événement n’a pas de limite de capacité.',
  shown: 'Afficher',
  ended: 'Propositions expirées ou refusées',
  position: (nth) => `Numéro ${nth} dans la file`,
  name: 'Nom',
  since: 'En attente depuis',
  status: 'Statut',
  offered: 'Proposée',
  held: 'propositions à la main seulement',
  until: (time) => `Jusqu’au ${time}`,
  endedAt: (time) => `Proposition terminée le ${time}`,
  earlier: 'Propositions précédentes',
  lapsed: (count) => plural(count, { one: '# expirée', other: '# expirées' }),
  declined: (count) => plural(count, { one: '# refusée', other: '# refusées' }),
  action: 'Action',
  nobody: 'Personne n’attend.',
  nobodyHow:
    'Quand toutes les places sont prises, les personnes qui s’inscrivent rejoignent cette liste et reçoivent une proposition dès qu’une place se libère.',
  noCapacity:
    'L’événement n’a pas de limite de capacité. Fixez-en une : les personnes suivantes rejoindront cette liste.',
  toRegistration: 'Ouvrir les paramètres d’inscription',
}

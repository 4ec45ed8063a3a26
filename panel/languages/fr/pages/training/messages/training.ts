import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { trainingMessages as trainingMessagesType } from '../../../../../src/pages/training/messages/training.ts'

const plural = pluralsOf('fr')

export const trainingMessages: typeof trainingMessagesType = {
  statuses: { compliant: 'Terminé', due: 'À terminer', overdue: 'En retard' },
  person: 'Personne',
  name: 'Nom',
  email: 'E-mail',
  status: 'Statut',
  dueDate: 'Échéance',
  noDueDate: 'Sans échéance',
  completed: 'Terminé le',
  programme: 'Programme',
  find: 'Rechercher par nom ou e-mail',
  delete: 'Supprimer',
  edit: 'Modifier',
  more: 'Plus',
  people: (count, { number }) => plural(number(count), { one: '# personne', other: '# personnes' }),
}

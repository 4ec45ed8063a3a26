import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { complianceMessages as complianceMessagesType } from '../../../../../src/pages/training/messages/compliance.ts'

const plural = pluralsOf('fr')

export const complianceMessages: typeof complianceMessagesType = {
  title: 'Conformité',
  name: 'Personnes en formation',
  none: 'Personne n’a encore de formation',
  noneHow: 'Créez un programme et attribuez-le à des personnes. Leur statut apparaîtra ici.',
  toProgrammes: 'Programmes',
  nextDue: 'Prochaine échéance',
  assignmentsFile: 'Toutes les attributions (CSV)',
  trend: '30 derniers jours',
  noTrend: 'Une tendance demande deux jours avec des attributions.',
  day: 'Jour',
  notAssigned: 'Non attribué',
  counts: {
    overdue: (count) => `${count} en retard`,
    due: (count) => `${count} à terminer`,
    compliant: (count) => plural(count, { one: '# terminé', other: '# terminés' }),
  },
}

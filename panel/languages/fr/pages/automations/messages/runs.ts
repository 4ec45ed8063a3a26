import type { runMessages as runMessagesType } from '../../../../../src/pages/automations/messages/runs.ts'

export const runMessages: typeof runMessagesType = {
  title: 'Exécutions',
  person: 'Personne',
  due: 'Prévue',
  status: 'Statut',
  reason: 'Motif',
  statuses: {
    waiting: 'En attente',
    queued: 'En file d’attente',
    done: 'Terminée',
    failed: 'En échec',
    skipped: 'Ignorée',
    cancelled: 'Annulée',
  },
  none: 'Aucune exécution pour le moment.',
  noneHow:
    'Chaque fois que la règle se déclenche pour une personne, elle apparaît ici avec ce qui a été fait ou la raison pour laquelle rien ne l’a été.',
}

import type { runMessages as runMessagesType } from '../../../../../src/pages/automations/messages/runs.ts'

export const runMessages: typeof runMessagesType = {
  title: 'Ausführungen',
  person: 'Person',
  due: 'Fällig',
  status: 'Status',
  reason: 'Grund',
  statuses: {
    waiting: 'Wartet',
    queued: 'Eingereiht',
    done: 'Erledigt',
    failed: 'Fehlgeschlagen',
    skipped: 'Übersprungen',
    cancelled: 'Abgebrochen',
  },
  none: 'Noch keine Ausführungen.',
  noneHow: 'Sobald die Regel für eine Person ausgelöst wird, steht hier, was getan wurde oder warum nicht.',
}

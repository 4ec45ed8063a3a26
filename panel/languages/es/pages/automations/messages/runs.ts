import type { runMessages as runMessagesType } from '../../../../../src/pages/automations/messages/runs.ts'

export const runMessages: typeof runMessagesType = {
  title: 'Ejecuciones',
  person: 'Persona',
  due: 'Prevista',
  status: 'Estado',
  reason: 'Motivo',
  statuses: {
    waiting: 'En espera',
    queued: 'En cola',
    done: 'Hecha',
    failed: 'Fallida',
    skipped: 'Omitida',
    cancelled: 'Cancelada',
  },
  none: 'Aún no hay ejecuciones.',
  noneHow: 'Cada vez que la regla se activa para una persona, aparece aquí lo que se hizo o por qué no se hizo.',
}

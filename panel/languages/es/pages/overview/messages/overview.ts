import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { overviewMessages as overviewMessagesType } from '../../../../../src/pages/overview/messages/overview.ts'

const plural = pluralsOf('es')

export const overviewMessages: typeof overviewMessagesType = {
  wrong: 'Requiere atención',
  nothingWrong: 'Todo funciona.',
  noMailServer: 'No hay servidor de correo configurado. Los correos se guardan, pero no se entregan.',
  emailsFailed: (n) =>
    plural(n, { one: '# correo falló en los últimos 7 días.', other: '# correos fallaron en los últimos 7 días.' }),
  endpointsFailing: (n) => plural(n, { one: '# webhook está fallando.', other: '# webhooks están fallando.' }),
  endpointsOff: (n) =>
    plural(n, {
      one: '# webhook se desactivó tras fallar repetidamente.',
      other: '# webhooks se desactivaron tras fallar repetidamente.',
    }),
  jobsFailed: (n) =>
    plural(n, {
      one: '# tarea en segundo plano falló en los últimos 7 días.',
      other: '# tareas en segundo plano fallaron en los últimos 7 días.',
    }),
  creditsLow: (n) => `Quedan pocos créditos: ${n}, menos de los que usó en los últimos 30 días.`,
  look: 'Ver',
  next: 'Próximo evento',
  noNext: 'No hay próximos eventos.',
  attendees: 'Participantes',
  certificates: 'Certificados',
  runs: 'Tareas en segundo plano',
  nothingRuns: 'No hay tareas en curso.',
  ofHow: (done, total) => `${done} de ${total}`,
  rest: (minutes) => `Faltan unos ${minutes} min`,
  jobKind: {
    bulk_job: 'Certificados en lote',
    contact_import: 'Importación de contactos',
    lead_scores: 'Puntuaciones',
    retention: 'Conservación de datos',
  },
  jobStatus: { pending: 'En cola', running: 'En curso' },
  went: 'Actividad',
  days: 'Últimos 30 días',
  allTime: 'Todo el historial',
  totals: {
    events: 'Eventos',
    attendees: 'Participantes',
    certificates: 'Certificados',
    badges: 'Insignias',
    contacts: 'Contactos',
  },
  registrations: 'Inscripciones',
  issued: 'Certificados emitidos',
  before: (n) => `${n} en los 30 días anteriores`,
  asTable: (what) => `${what} por día (tabla)`,
  day: 'Día',
  nothingToSee: 'Para empezar, elija una página del menú.',
}

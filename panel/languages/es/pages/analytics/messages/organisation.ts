import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { organisationMessages as organisationMessagesType } from '../../../../../src/pages/analytics/messages/organisation.ts'

const plural = pluralsOf('es')

export const organisationMessages: typeof organisationMessagesType = {
  title: 'Análisis',
  views: {
    overview: 'Resumen',
    certificates: 'Certificados',
    contacts: 'Contactos y oportunidades',
    training: 'Formación',
  },
  comparedWith: (days) => `En comparación con el periodo anterior: ${days}.`,
  nothingBefore: (days, from) =>
    `Aún no hay datos suficientes para comparar: en el periodo anterior (${days}) no se contó nada.${from ? ` A partir del ${from} se podrá comparar; con un periodo más corto, antes.` : ''}`,
  figures: {
    events: 'Eventos',
    registered: 'Inscripciones',
    attended: 'Asistieron',
    no_shows: 'No asistieron',
    certificates_issued: 'Certificados emitidos',
    certificates_verified: 'Certificados verificados',
    survey_responses: 'Respuestas a encuestas',
    emails_sent: 'Correos enviados',
    credits_used: 'Créditos usados',
  },
  funnel: 'De la inscripción al certificado',
  checkIns: 'Accesos',
  byHour: 'Accesos por hora del día',
  byHourAbout: (zone) => `Todos los días del periodo juntos, horas de ${zone}.`,
  hour: 'Hora',
  noCheckIns: 'No ha entrado nadie en este periodo.',
  events: 'Eventos destacados',
  noEvents: 'Aún no ha terminado ningún evento de este periodo.',
  order: 'Orden de los eventos',
  orders: {
    best_attended: 'Mayor asistencia',
    worst_attended: 'Menor asistencia',
    most_registered: 'Más inscripciones',
    least_registered: 'Menos inscripciones',
  },
  event: 'Evento',
  attendance: 'Asistencia',
  cameOf: (attended, registered) =>
    plural(attended, { one: `Vino # de ${registered}`, other: `Vinieron # de ${registered}` }),
  plan: 'Créditos y plan',
  credits: 'Créditos restantes.',
  creditsHeld: (held) => `Créditos restantes; ${held} reservados para tareas en curso.`,
  limit: 'Límite',
  used: 'Usado',
  usedOf: (used, most) => `${used} de ${most}`,
  near: 'casi alcanzado',
  limits: {
    requests_per_minute: 'Solicitudes a la API en el minuto de más uso',
    requests_per_hour: 'Solicitudes a la API en la hora de más uso',
  },
}

import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { certificateFigureMessages as certificateFigureMessagesType } from '../../../../../src/pages/analytics/messages/certificates.ts'

const plural = pluralsOf('es')

export const certificateFigureMessages: typeof certificateFigureMessagesType = {
  issued: 'Certificados emitidos',
  uses: 'Uso de los certificados',
  usedAs: { verified: 'Verificados', downloaded: 'Descargados', shared: 'Abiertos desde un enlace compartido' },
  robots: (count) => `No se cuentan las visitas de robots conocidos: ${count}.`,
  byTier: 'Certificados por nivel',
  byTierAbout: 'Sin los certificados revocados.',
  tier: 'Nivel',
  noTier: 'Sin nivel',
  count: 'Certificados',
  share: 'Porcentaje',
  byKind: 'Certificados por tipo',
  kind: 'Tipo',
  defaultKind: 'Participante',
  validNow: (count) => plural(count, { one: '# válido ahora', other: '# válidos ahora' }),
  figures: { issued: 'Emitidos', revoked: 'Revocados', expired: 'Caducados', expiring: 'Caducarán' },
  ends: 'Revocados y caducados',
  byEvent: 'Certificados por evento',
  byEventAbout: (shown, count) => `${shown} de ${count} eventos con más certificados en este periodo.`,
  event: 'Evento',
  byEventType: 'Certificados por tipo de evento',
  eventType: 'Tipo de evento',
  allTypes: 'Todos los tipos de evento',
  allTiers: 'Todos los niveles',
  moreOf: (revoked, expired) =>
    `${plural(revoked, { one: '# revocado', other: '# revocados' })}, ${plural(expired, { one: '# caducado', other: '# caducados' })}`,
  types: {
    conference: 'Congreso',
    workshop: 'Taller',
    seminar: 'Seminario',
    webinar: 'Seminario web',
    training: 'Formación',
    course: 'Curso',
    meetup: 'Encuentro',
    ceremony: 'Ceremonia',
    competition: 'Competición',
    other: 'Otro',
  },
}

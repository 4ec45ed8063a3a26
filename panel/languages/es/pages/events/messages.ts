import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type {
  eventMessages as eventMessagesType,
  eventSettingsMessages as eventSettingsMessagesType,
  kinds as kindsType,
  shareMessages as shareMessagesType,
} from '../../../../src/pages/events/messages.ts'
import { visibilities } from './overview/messages.ts'

const plural = pluralsOf('es')

export const kinds: typeof kindsType = {
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
}

export const eventMessages: typeof eventMessagesType = {
  newEvent: 'Nuevo evento',
  find: 'Buscar eventos',
  name: 'Nombre',
  date: 'Fecha',
  place: 'Lugar',
  kind: 'Tipo',
  attendees: 'Participantes',
  seenBy: 'Visibilidad',
  noDate: 'Sin fecha',
  visibility: visibilities,
  when: { '': 'Próximos', past: 'Pasados', all: 'Todos' },
  status: 'Estado',
  statuses: {
    today: 'Hoy',
    over: 'Terminado',
    open: 'Inscripción abierta',
    closed: 'Inscripción cerrada',
    off: 'Sin inscripción',
  },
  noneUpcoming: 'No hay próximos eventos.',
  kinds,
  first: 'Aún no hay eventos.',
  firstHow: 'Cree su primer evento para inscribir participantes, controlar el acceso y emitir certificados.',
  create: 'Crear evento',
  back: 'Eventos',
  pages: 'Página',
}

export const eventSettingsMessages: typeof eventSettingsMessagesType = {
  title: 'Ajustes',
  about: 'Datos',
  name: 'Nombre',
  kind: 'Tipo',
  kinds,
  date: 'Inicio',
  zone: 'Zona horaria',
  language: 'Idioma',
  languageAbout: 'Se usa en certificados, correos y páginas públicas.',
  place: 'Lugar',
  description: 'Descripción',
  access: 'Visibilidad y acceso',
  toRegistration: 'Ajustes y preguntas de la inscripción',
  visibility: 'Visibilidad',
  visibilities,
  certificates: 'Certificados',
  certificatesOn: 'Emitir certificados en este evento',
  eligibility: 'Quién lo recibe',
  eligibilities: { registered: 'Todas las personas inscritas', attended: 'Todas las personas que entraron' },
  minPercent: 'Asistencia mínima a sesiones (%)',
  minMinutes: 'Tiempo mínimo dentro (minutos)',
  noticeDays: 'Días de aviso antes de caducar',
  noticeDaysAbout: 'Las automatizaciones y los webhooks reciben el aviso con estos días de antelación.',
  requiresSurvey: 'Solo quienes respondieron a la encuesta',
  design: 'Diseño',
  builtin: 'Laurel (predeterminado)',
  mail: 'Enviar cada certificado por correo al emitirlo',
  checkinOn: 'Activar el control de acceso',
  danger: 'Eliminar evento',
  dangerAbout:
    'Se eliminan definitivamente el evento y todo su contenido. Sus certificados ya no se podrán verificar. Para detener las inscripciones nuevas, cierre la inscripción.',
  remove: 'Eliminar evento',
  counts: ({ attendees, certificates, sessions, certificates_refused: refused }) =>
    `Se eliminan definitivamente ${plural(attendees, { one: '# participante', other: '# participantes' })}, ${plural(certificates, { one: '# certificado', other: '# certificados' })} y ${plural(sessions, { one: '# sesión', other: '# sesiones' })}. ${refused === 0 ? '' : `${plural(refused, { one: '# certificado válido hoy se rechazará', other: '# certificados válidos hoy se rechazarán' })} en todas partes. `}No se puede deshacer.`,
  removed: 'Evento eliminado.',
}

export const shareMessages: typeof shareMessagesType = {
  certificates: 'Certificados',
  none: 'Aún no se han emitido certificados.',
  issue: 'Emitir certificados',
  held: (count) =>
    plural(count, { one: '# persona tiene un certificado.', other: '# personas tienen un certificado.' }),
  zip: 'Descargar todos los PDF (ZIP)',
  table: 'Descargar todos los enlaces (hoja de cálculo)',
  mail: 'Enviar certificados',
  linkedIn:
    'La página de cada certificado tiene un botón «Añadir al perfil de LinkedIn». La hoja de cálculo incluye los mismos enlaces, para usarlos en sus propios correos.',
  verifyPage: 'Cualquiera puede verificar un certificado por su código:',
}

import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { attendeeActionMessages as attendeeActionMessagesType } from '../../../../../src/pages/attendees/messages/actions.ts'

const plural = pluralsOf('es')

const attendees = (count: string) => plural(count, { one: '# participante', other: '# participantes' })
const registrations = (count: string) => plural(count, { one: '# inscripción', other: '# inscripciones' })

export const attendeeActionMessages: typeof attendeeActionMessagesType = {
  names: {
    approve: 'Aprobar',
    decline: 'Rechazar',
    check_in: 'Registrar acceso',
    send_ticket: 'Enviar entrada',
    add_tag: 'Añadir etiqueta',
    remove_tag: 'Quitar etiqueta',
    cancel: 'Cancelar inscripción',
    restore: 'Restaurar inscripción',
    delete: 'Eliminar',
  },
  more: 'Más acciones',
  issue: 'Emitir certificado',
  write: 'Enviar mensaje',
  tag: 'Etiqueta',
  next: 'Siguiente',
  about: (count) => `Afecta a ${attendees(count)}.`,
  label: {
    approve: (count) => `Aprobar ${registrations(count)}`,
    decline: (count) => `Rechazar ${registrations(count)}`,
    check_in: (count) => `Registrar acceso de ${attendees(count)}`,
    send_ticket: (count) => plural(count, { one: 'Enviar # entrada', other: 'Enviar # entradas' }),
    add_tag: (count) => `Etiquetar ${attendees(count)}`,
    remove_tag: (count) => `Quitar etiqueta a ${attendees(count)}`,
    cancel: (count) => `Cancelar ${registrations(count)}`,
    restore: (count) => `Restaurar ${registrations(count)}`,
    delete: (count) => `Eliminar ${attendees(count)}`,
  },
  deleteAbout:
    'Se eliminan definitivamente las inscripciones, los accesos y las respuestas. No se puede deshacer. Los certificados emitidos seguirán siendo válidos, salvo que se revoquen antes.',
  skipped: (count) => plural(count, { one: '# omitido', other: '# omitidos' }),
  noMore: (count) => `y ${count} más`,
  done: {
    approve: (count) => plural(count, { one: '# inscripción aprobada.', other: '# inscripciones aprobadas.' }),
    decline: (count) => plural(count, { one: '# inscripción rechazada.', other: '# inscripciones rechazadas.' }),
    check_in: (count) => plural(count, { one: '# acceso registrado.', other: '# accesos registrados.' }),
    send_ticket: (count) =>
      plural(count, { one: '# entrada en cola de envío.', other: '# entradas en cola de envío.' }),
    add_tag: (count) =>
      plural(count, { one: '# participante con la etiqueta.', other: '# participantes con la etiqueta.' }),
    remove_tag: (count) => `Etiqueta quitada a ${attendees(count)}.`,
    cancel: (count) => plural(count, { one: '# inscripción cancelada.', other: '# inscripciones canceladas.' }),
    restore: (count) => plural(count, { one: '# inscripción restaurada.', other: '# inscripciones restauradas.' }),
    delete: (count) => plural(count, { one: '# participante eliminado.', other: '# participantes eliminados.' }),
  },
  undone: 'Deshecho.',
  notUndone: 'No se pudo deshacer. Inténtelo de nuevo.',
  yes: 'Sí',
  no: 'No',
  certificates: { none: 'Ninguno', active: 'Válido', revoked: 'Revocado' },
}

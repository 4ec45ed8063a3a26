import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { timelineMessages as timelineMessagesType } from '../../../../../src/pages/contacts/messages/timeline.ts'

const plural = pluralsOf('es')

export const timelineMessages: typeof timelineMessagesType = {
  title: 'Cronología',
  kind: 'Tipo de actividad',
  all: 'Todas las actividades',
  none: 'Aún no hay nada. Aquí aparecerán inscripciones, certificados, correos, oportunidades y notas.',
  noneOfKind: 'No hay actividades de este tipo.',
  more: 'Ver más',
  kinds: {
    registered: 'Inscripción',
    cancelled: 'Inscripción cancelada',
    attended: 'Asistencia',
    certificate_issued: 'Certificado emitido',
    certificate_revoked: 'Certificado revocado',
    certificate_viewed: 'Certificado visto',
    badge_earned: 'Insignia obtenida',
    survey_answered: 'Encuesta respondida',
    course_completed: 'Curso completado',
    form_submitted: 'Formulario enviado',
    email_sent: 'Correo enviado',
    email_link_opened: 'Enlace de un correo abierto',
    email_bounced: 'Correo no entregado',
    email_unsubscribed: 'Baja de los correos',
    deal_created: 'Oportunidad creada',
    deal_moved: 'Oportunidad movida',
    deal_won: 'Oportunidad ganada',
    deal_lost: 'Oportunidad perdida',
    note: 'Nota añadida',
    imported: 'Importación',
    merged: 'Fusión',
  },
  removed: 'eliminada por la organización',
  complaint: 'marcado como spam',
  row: (row) => `fila ${row}`,
  merged: (count) => plural(count, { one: 'con # contacto', other: 'con # contactos' }),
}

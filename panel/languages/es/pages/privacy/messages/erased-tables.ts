import type { erasedTables as erasedTablesType } from '../../../../../src/pages/privacy/messages/erased-tables.ts'

export const erasedTables: typeof erasedTablesType = {
  of: {
    attendee: {
      name: 'Inscripciones',
      does: 'Quedan canceladas y sin nombre. Las cifras de asistencia no cambian.',
    },
    registration_request: { name: 'Inscripciones sin confirmar' },
    certificate: {
      name: 'Certificados',
      does: 'Se borra el correo electrónico. Los certificados revocados pierden además el nombre y los valores.',
      keeps: 'Los certificados válidos conservan el nombre y los valores, para que cualquiera pueda verificarlos.',
    },
    badge_award: {
      name: 'Insignias',
      does: 'Se revocan y pierden el nombre. Se conserva el número de insignias otorgadas.',
    },
    email: { name: 'Correos' },
    email_attempt: { name: 'Intentos de envío de correos' },
    email_report: { name: 'Avisos de entrega' },
    email_suppression: { name: 'Direcciones bloqueadas' },
    message_recipient: { name: 'Destinatarios de mensajes' },
    contact: { name: 'Contactos' },
    contact_note: { name: 'Notas sobre contactos' },
    contact_activity: { name: 'Cronologías de contactos' },
    contact_import_batch: { name: 'Importaciones en espera' },
    contact_import_failed_row: { name: 'Filas de importación rechazadas' },
    contact_merge: { name: 'Fusiones de contactos' },
    contact_merge_member: { name: 'Contactos fusionados' },
    attendee_import_failed_row: { name: 'Filas de importación rechazadas' },
    deal: { name: 'Oportunidades' },
    contact_task: { name: 'Tareas' },
    form: { name: 'Avisos de formularios' },
    form_submission: { name: 'Envíos de formularios' },
    survey_response: { name: 'Respuestas a encuestas' },
    scan: { name: 'Lecturas' },
    training_assignment: { name: 'Asignaciones de formación' },
    training_completion: { name: 'Cursos completados' },
    training_evidence: { name: 'Justificantes de formación' },
    bulk_job: { name: 'Archivos de certificados en lote' },
    webhook_attempt: { name: 'Respuestas a webhooks' },
    domain_event: {
      name: 'Flujo de eventos',
      does: 'Conserva tipo, hora e identificadores. Las entregas posteriores no contienen nada más.',
    },
    audit_entry: {
      name: 'Registro de auditoría',
      does: 'Conserva quién hizo qué y cuándo, sin datos de la persona.',
    },
    erasure_request: { name: 'Solicitudes de borrado', does: 'Terminan y pierden la dirección.' },
  },
}

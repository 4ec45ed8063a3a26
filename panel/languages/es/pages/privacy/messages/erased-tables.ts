import type { erasedTables as erasedTablesType } from '../../../../../src/pages/privacy/messages/erased-tables.ts'

export const erasedTables: typeof erasedTablesType = {
  of: {
    attendee: {
      name: 'Inscripciones',
      does: 'Quedan canceladas y sin nombre. Las cifras de asistencia no cambian.',
    },
    registration_request: { name: 'Inscripciones sin confirmar', does: 'Se eliminan; sus enlaces dejan de funcionar.' },
    certificate: {
      name: 'Certificados',
      does: 'Se borra el correo electrónico. Los certificados revocados pierden además el nombre y los valores.',
      keeps: 'Los certificados válidos conservan el nombre y los valores, para que cualquiera pueda verificarlos.',
    },
    badge_award: {
      name: 'Insignias',
      does: 'Se revocan y pierden el nombre. Se conserva el número de insignias otorgadas.',
    },
    email: { name: 'Correos', does: 'Se conservan la hora y el estado; los pendientes se cancelan.' },
    email_attempt: { name: 'Intentos de envío de correos', does: 'Se borra la respuesta del servidor de correo.' },
    email_report: { name: 'Avisos de entrega', does: 'Se borra el mensaje del servidor que envió el aviso.' },
    email_suppression: {
      name: 'Direcciones bloqueadas',
      does: 'Se borran la dirección y los detalles.',
      keeps: 'Las direcciones que se dieron de baja se conservan para que no vuelvan a recibir correos.',
    },
    message_recipient: { name: 'Destinatarios de mensajes', does: 'Se borra la dirección.' },
    contact: { name: 'Contactos', does: 'Se eliminan con todas sus direcciones.' },
    contact_note: { name: 'Notas sobre contactos', does: 'Se eliminan.' },
    contact_activity: { name: 'Cronologías de contactos', does: 'Se eliminan.' },
    contact_import_batch: {
      name: 'Importaciones en espera',
      does: 'La fila de la persona se elimina y no se importa.',
    },
    contact_import_failed_row: { name: 'Filas de importación rechazadas', does: 'Se eliminan.' },
    contact_merge: { name: 'Fusiones de contactos', does: 'Se eliminan; las fusiones ya no se pueden deshacer.' },
    contact_merge_member: { name: 'Contactos fusionados', does: 'Se eliminan.' },
    attendee_import_failed_row: { name: 'Filas de importación rechazadas', does: 'Se eliminan.' },
    deal: {
      name: 'Oportunidades',
      does: 'Se conservan el importe y la etapa; se borran el título, las notas y el contacto.',
    },
    contact_task: { name: 'Tareas', does: 'Se eliminan.' },
    form: { name: 'Avisos de formularios', does: 'La dirección ya no recibe avisos.' },
    form_submission: { name: 'Envíos de formularios', does: 'Se eliminan.' },
    survey_response: {
      name: 'Respuestas a encuestas',
      does: 'Se conserva que la persona respondió; se borran las respuestas.',
    },
    scan: { name: 'Lecturas', does: 'Se conserva que hubo una lectura; se borra lo que se presentó.' },
    training_assignment: {
      name: 'Asignaciones de formación',
      does: 'Las abiertas se eliminan; las completadas quedan como historial anónimo.',
    },
    training_completion: { name: 'Cursos completados', does: 'Quedan como historial anónimo.' },
    training_evidence: { name: 'Justificantes de formación', does: 'Se eliminan.' },
    bulk_job: {
      name: 'Archivos de certificados en lote',
      does: 'Se borran el nombre, la dirección y los valores de la persona; los demás nombres se conservan.',
    },
    webhook_attempt: { name: 'Respuestas a webhooks', does: 'Se borran las respuestas del destinatario.' },
    domain_event: {
      name: 'Flujo de eventos',
      does: 'Se conservan el tipo, la hora y los identificadores. Las entregas posteriores no contienen nada más.',
    },
    audit_entry: {
      name: 'Registro de auditoría',
      does: 'Se conserva quién hizo qué y cuándo, sin datos de la persona.',
    },
    erasure_request: { name: 'Solicitudes de borrado', does: 'Se cierran y pierden la dirección.' },
  },
}

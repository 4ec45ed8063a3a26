import type {
  kindMessages as kindMessagesType,
  otherKindMessages as otherKindMessagesType,
} from '../../../../../src/pages/emails/messages/kinds.ts'

export const kindMessages: typeof kindMessagesType = {
  registration_confirmed: 'Inscripción confirmada',
  place_offered: 'Plaza ofrecida',
  registered: 'Inscripción (automatización)',
  waitlisted: 'Entrada en la lista de espera',
  cancelled: 'Inscripción cancelada',
  before_event: 'Antes del evento',
  before_session: 'Antes de una sesión',
  attended_event: 'Asistió al evento',
  registered_no_show: 'No asistió',
  after_event: 'Después del evento',
  survey_not_completed: 'Encuesta sin responder',
  survey_answered: 'Encuesta respondida',
  certificate: 'Certificado',
  certificate_issued: 'Certificado emitido (automatización)',
  certificate_expiring: 'El certificado caduca pronto',
  badge_earned: 'Insignia otorgada',
  lms_course_completed: 'Formación completada',
  compliance_overdue: 'Formación fuera de plazo',
  form_submitted: 'Formulario enviado',
}

export const otherKindMessages: typeof otherKindMessagesType = {
  message: 'Mensaje a participantes',
  contact_message: 'Mensaje a contactos',
  registration_confirm: 'Confirmar inscripción',
  registration_known: 'Ya tiene inscripción',
  registration_pending: 'Inscripción pendiente de aprobación',
  registration_declined: 'Inscripción rechazada',
  template_test: 'Prueba de plantilla',
  person_invite: 'Invitación de un miembro',
  person_sign_in: 'Enlace de inicio de sesión',
  person_reset: 'Contraseña nueva',
  my_link: 'Enlace a los registros propios',
  erasure_request: 'Solicitud de borrado',
  task_due: 'Tarea que vence',
}

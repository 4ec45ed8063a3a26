import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { audienceMessages as audienceMessagesType } from '../../../../../src/pages/messages/messages/audience.ts'

const plural = pluralsOf('es')

export const audienceMessages: typeof audienceMessagesType = {
  title: 'Destinatarios',
  chosen: (n) => plural(n, { one: '# persona seleccionada', other: '# personas seleccionadas' }),
  byFilter: 'Elegir por filtros',
  status: 'Estado',
  statuses: {
    registered: 'Inscrito',
    waitlisted: 'Lista de espera',
    offered: 'Plaza ofrecida',
    pending: 'Pendiente de aprobación',
    cancelled: 'Cancelado',
  },
  checkedIn: 'Acceso registrado',
  type: 'Tipo de inscripción',
  signedUpFor: 'Inscripción en la sesión',
  certificate: 'Tiene certificado',
  survey: 'Respondió a la encuesta',
  any: 'Indiferente',
  yesNo: { true: 'Sí', false: 'No' },
  tags: 'Etiquetas',
  tagsAbout: 'Sepárelas con comas; deben tenerlas todas.',
  search: 'Buscar',
  searchAbout: 'Nombre, correo o empresa.',
  stage: 'Etapa',
  stages: { lead: 'Interesado', qualified: 'Cualificado', customer: 'Cliente', evangelist: 'Promotor' },
  moreFilters: 'Más filtros',
  owner: 'Responsable',
  source: 'Origen',
  scoreFrom: 'Puntuación desde',
  scoreTo: 'Puntuación hasta',
  activeSince: 'Con actividad desde',
  inactiveSince: 'Sin actividad desde',
  company: 'Empresa',
  consent: 'Consentimiento',
  consentAbout: 'Quien se ha dado de baja nunca lo recibe.',
  consents: { granted: 'Aceptó recibir correos', not_denied: 'No los rechazó' },
}

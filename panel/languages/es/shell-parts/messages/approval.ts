import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { approvalMessages as approvalMessagesType } from '../../../../src/shell-parts/messages/approval.ts'

const plural = pluralsOf('es')

export const approvalMessages: typeof approvalMessagesType = {
  toDecide: (count) => plural(count, { one: '# pendiente de aprobación', other: '# pendientes de aprobación' }),
  approve: 'Aprobar',
  approveOf: (name) => `Aprobar: ${name}`,
  approved: (name) => `Inscripción de ${name} aprobada. Se le avisa por correo.`,
  approvedToWait: (name) => `No hay plazas libres: ${name} entra en la lista de espera y recibe un correo.`,
  decline: 'Rechazar',
  declineOf: (name) => `Rechazar: ${name}`,
  declineAbout: (name) => `${name} recibe un correo y puede inscribirse de nuevo.`,
  reason: 'Motivo (opcional)',
  reasonAbout: 'Aparece en el correo.',
  declined: (name) => `Inscripción de ${name} rechazada. Se le avisa por correo.`,
  decision: 'Decisión',
}

import type { stepMessages as stepMessagesType } from '../../../../../src/pages/analytics/messages/steps.ts'

export const stepMessages: typeof stepMessagesType = {
  registered: 'Inscritos',
  attended: 'Asistieron',
  certified: 'Con certificado',
  verified: 'Certificado verificado',
  shared: 'Certificado compartido',
}

import type { stepMessages as stepMessagesType } from '../../../../../src/pages/analytics/messages/steps.ts'

export const stepMessages: typeof stepMessagesType = {
  registered: 'Angemeldet',
  attended: 'Teilgenommen',
  certified: 'Mit Zertifikat',
  verified: 'Zertifikat geprüft',
  shared: 'Zertifikat geteilt',
}

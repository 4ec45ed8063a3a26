import type { stepMessages as stepMessagesType } from '../../../../../src/pages/analytics/messages/steps.ts'

export const stepMessages: typeof stepMessagesType = {
  registered: 'Inscrits',
  attended: 'Présents',
  certified: 'Ont un certificat',
  verified: 'Certificat vérifié',
  shared: 'Certificat partagé',
}

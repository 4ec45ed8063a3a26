import type { stepMessages as stepMessagesType } from '../../../../../src/pages/analytics/messages/steps.ts'

export const stepMessages: typeof stepMessagesType = {
  registered: 'Kayıtlı',
  attended: 'Katıldı',
  certified: 'Sertifika aldı',
  verified: 'Sertifikası doğrulandı',
  shared: 'Sertifikası paylaşıldı',
}

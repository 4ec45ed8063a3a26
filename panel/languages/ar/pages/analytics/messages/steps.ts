import type { stepMessages as stepMessagesType } from '../../../../../src/pages/analytics/messages/steps.ts'

export const stepMessages: typeof stepMessagesType = {
  registered: 'سجّلوا',
  attended: 'حضروا',
  certified: 'لديهم شهادة',
  verified: 'جرى التحقق من شهادتهم',
  shared: 'شاركوا شهادتهم',
}

import type { sourceMessages as sourceMessagesType } from '../../../../../src/pages/analytics/messages/sources.ts'

export const sourceMessages: typeof sourceMessagesType = {
  api: 'API',
  panel: 'لوحة التحكم',
  import: 'استيراد',
  registration: 'صفحة التسجيل',
  form: 'نموذج',
}

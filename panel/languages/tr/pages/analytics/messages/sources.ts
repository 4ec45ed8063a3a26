import type { sourceMessages as sourceMessagesType } from '../../../../../src/pages/analytics/messages/sources.ts'

export const sourceMessages: typeof sourceMessagesType = {
  api: 'API',
  panel: 'Panel',
  import: 'İçe aktarma',
  registration: 'Kayıt sayfası',
  form: 'Form',
}

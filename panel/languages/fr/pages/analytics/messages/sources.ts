import type { sourceMessages as sourceMessagesType } from '../../../../../src/pages/analytics/messages/sources.ts'

export const sourceMessages: typeof sourceMessagesType = {
  api: 'API',
  panel: 'Panneau',
  import: 'Import',
  registration: 'Page d’inscription',
  form: 'Formulaire',
}

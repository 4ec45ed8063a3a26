import type { sourceMessages as sourceMessagesType } from '../../../../../src/pages/analytics/messages/sources.ts'

export const sourceMessages: typeof sourceMessagesType = {
  api: 'API',
  panel: 'Panel',
  import: 'Importación',
  registration: 'Página de inscripción',
  form: 'Formulario',
}

import type { singleKeyMessages as singleKeyMessagesType } from '../../../../src/components/messages/keys.ts'

export const singleKeyMessages: typeof singleKeyMessagesType = {
  label: 'Raccourcis à une touche',
  about: 'Utiliser j, k, x, c, /, ? et g sans touche de modification. Enregistré dans ce navigateur.',
}

import type { singleKeyMessages as singleKeyMessagesType } from '../../../../src/components/messages/keys.ts'

export const singleKeyMessages: typeof singleKeyMessagesType = {
  label: 'Kürzel mit einer Taste',
  about: 'j, k, x, c, /, ? und g ohne Zusatztaste verwenden. Wird in diesem Browser gespeichert.',
}

import type { singleKeyMessages as singleKeyMessagesType } from '../../../../src/components/messages/keys.ts'

export const singleKeyMessages: typeof singleKeyMessagesType = {
  label: 'Tek tuşlu kısayollar',
  about: 'j, k, x, c, /, ? ve g tuşlarını tek başlarına kullanın. Bu tarayıcıya kaydedilir.',
}

import type { singleKeyMessages as singleKeyMessagesType } from '../../../../src/components/messages/keys.ts'

export const singleKeyMessages: typeof singleKeyMessagesType = {
  label: 'Atajos de una tecla',
  about: 'Usar j, k, x, c, /, el signo de interrogación y g sin tecla modificadora. Se guarda en este navegador.',
}

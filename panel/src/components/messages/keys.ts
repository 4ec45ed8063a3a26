import { messages } from '../../messages/use-messages.tsx'

export const singleKeyMessages = messages({
  label: 'Single-key shortcuts',
  about: 'Use j, k, x, c, /, ? and g without a modifier key. Saved in this browser.',
})

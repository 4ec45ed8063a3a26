import { messages } from '../../messages/use-messages.tsx'

export const singleKeyMessages = messages({
  en: {
    label: 'Single-key shortcuts',
    about: 'Use j, k, x, c, /, ? and g without a modifier key. Saved in this browser.',
  },
  tr: {
    label: 'Tek tuşlu kısayollar',
    about: 'j, k, x, c, /, ? ve g tuşlarını tek başlarına kullanın. Bu tarayıcıya kaydedilir.',
  },
})

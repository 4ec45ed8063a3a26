import { messages } from '../../../messages/use-messages.tsx'

export const mailViewMessages = messages({
  views: 'Preview as',
  names: { desktop: 'Computer', phone: 'Phone', dark: 'Dark', text: 'Plain text' },
})

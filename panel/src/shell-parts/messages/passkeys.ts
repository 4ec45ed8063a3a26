import { messages } from '../../messages/use-messages.tsx'

export const passkeyMessages = messages({
  use: 'Use a passkey',
  notUsed: 'No passkey was used. Try again, or sign in another way.',
  hereAlready: 'You already have a passkey on this device.',
})

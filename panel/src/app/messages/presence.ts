import { messages } from '../../messages/use-messages.tsx'

export const presenceMessages = messages({
  presence: 'Confirm your identity',
  presenceAbout: 'This is a sensitive action. After you confirm, you will not be asked again for ten minutes.',
  elsewhereAbout:
    'You have no password or passkey, so sign in again to confirm. Sign-in opens in a new tab; return to this one when you are done.',
  byProvider: (name: string) => `Sign in with ${name}`,
  byMail: 'Sign in with an email link',
  confirm: 'Confirm',
  password: 'Password',
  code: 'Code',
})

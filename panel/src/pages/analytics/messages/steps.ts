import { messages } from '../../../messages/use-messages.tsx'

type Step = 'registered' | 'attended' | 'certified' | 'verified' | 'shared'

/** Steps from a registration to a shared certificate. */
export const stepMessages = messages<Record<Step, string>>({
  registered: 'Registered',
  attended: 'Attended',
  certified: 'Have a certificate',
  verified: 'Certificate verified',
  shared: 'Certificate shared',
})

import { messages } from '../../messages/use-messages.tsx'

type State = 'none' | 'not_open' | 'open' | 'closed'

export const surveyLinkMessages = messages({
  copy: 'Copy survey link',
  copyOf: (name: string) => `Copy survey link of ${name}`,
  copied: (name: string) => `Survey link of ${name} copied.`,
  answered: 'This person has answered already.',
  states: {
    none: 'The event has no survey.',
    not_open: 'The survey is not open yet.',
    open: 'The survey is open.',
    closed: 'The survey is closed.',
  } as Record<State, string>,
})

import { messages } from '../../messages/use-messages.tsx'

export const timeLeftMessages = messages({
  over: 'Ended',
  hoursLeft: (hours: number, minutes: number) => `${hours} h ${minutes} min left`,
  minutesLeft: (minutes: number, seconds: number) => `${minutes} min ${seconds} s left`,
})

import { messages } from '../../messages/use-messages.tsx'

export const timeLeftMessages = messages({
  en: {
    over: 'Ended',
    hoursLeft: (hours: number, minutes: number) => `${hours} h ${minutes} min left`,
    minutesLeft: (minutes: number, seconds: number) => `${minutes} min ${seconds} s left`,
  },
  tr: {
    over: 'Bitti',
    hoursLeft: (hours: number, minutes: number) => `${hours} sa ${minutes} dk kaldı`,
    minutesLeft: (minutes: number, seconds: number) => `${minutes} dk ${seconds} sn kaldı`,
  },
})

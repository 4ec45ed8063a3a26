import type { timeLeftMessages as timeLeftMessagesType } from '../../../../src/components/messages/time-left.ts'

export const timeLeftMessages: typeof timeLeftMessagesType = {
  over: 'Terminado',
  hoursLeft: (hours, minutes) => `Quedan ${hours} h ${minutes} min`,
  minutesLeft: (minutes, seconds) => `Quedan ${minutes} min ${seconds} s`,
}

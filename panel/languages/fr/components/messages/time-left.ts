import type { timeLeftMessages as timeLeftMessagesType } from '../../../../src/components/messages/time-left.ts'

export const timeLeftMessages: typeof timeLeftMessagesType = {
  over: 'Terminé',
  hoursLeft: (hours, minutes) => `Encore ${hours} h ${minutes} min`,
  minutesLeft: (minutes, seconds) => `Encore ${minutes} min ${seconds} s`,
}

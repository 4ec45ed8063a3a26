import type { timeLeftMessages as timeLeftMessagesType } from '../../../../src/components/messages/time-left.ts'

export const timeLeftMessages: typeof timeLeftMessagesType = {
  over: 'Bitti',
  hoursLeft: (hours, minutes) => `${hours} sa ${minutes} dk kaldı`,
  minutesLeft: (minutes, seconds) => `${minutes} dk ${seconds} sn kaldı`,
}

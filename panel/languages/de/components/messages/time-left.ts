import type { timeLeftMessages as timeLeftMessagesType } from '../../../../src/components/messages/time-left.ts'

export const timeLeftMessages: typeof timeLeftMessagesType = {
  over: 'Beendet',
  hoursLeft: (hours, minutes) => `noch ${hours} Std. ${minutes} Min.`,
  minutesLeft: (minutes, seconds) => `noch ${minutes} Min. ${seconds} Sek.`,
}

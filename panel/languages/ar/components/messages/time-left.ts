import type { timeLeftMessages as timeLeftMessagesType } from '../../../../src/components/messages/time-left.ts'

export const timeLeftMessages: typeof timeLeftMessagesType = {
  over: 'انتهى',
  hoursLeft: (hours, minutes) => `المتبقي: ${hours} س ${minutes} د`,
  minutesLeft: (minutes, seconds) => `المتبقي: ${minutes} د ${seconds} ث`,
}

import { durations } from '../../../platform/figures/durations.ts'

/** Durations of the attempts of this process to send an email, by outcome. */
export const emailAttemptTimes = durations(
  'laurel_email_attempt_duration_seconds',
  'Time of attempts to send an email, by outcome: sent, kept, deferred, rejected, unanswered or interrupted',
  ['result'],
)

import { durations } from '../../../platform/figures/durations.ts'

/** Durations of the attempts of this process to deliver a webhook, by result. */
export const attemptTimes = durations(
  'laurel_webhook_attempt_duration_seconds',
  'Time of attempts to deliver a webhook, by result: delivered, or the error that the API names',
  ['result'],
)

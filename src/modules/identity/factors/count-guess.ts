import { AppError } from '../../../lib/errors.ts'
import { counted } from '../../../lib/text/counted.ts'
import type { Services } from '../../../platform/context/context.ts'
import { countRequest } from '../../../platform/http/server/rate-limit.ts'

/** Three of a million codes are valid at any moment: at this rate a guess succeeds once in eleven years on average. */
const LIMITS = { minute: 5, hour: 30 }

/**
 * Counts an attempt to prove the second factor. A guesser already has the first factor. @throws AppError rate_limited
 */
export async function countGuess(services: Services, personId: number): Promise<void> {
  const window = await countRequest(services, { subject: `second-factor:${personId}`, limits: LIMITS })
  if (window.allowed) return
  const now = services.now().getTime()
  const isHour = window.hour_count >= LIMITS.hour
  const end = isHour ? window.hour_start.getTime() + 3_600_000 : window.minute_start.getTime() + 60_000
  const retryAfter = Math.max(1, Math.ceil((end - now) / 1_000))
  throw new AppError('rate_limited', `Too many attempts. Try again in ${counted(retryAfter, 'second')}.`, {
    retryAfter,
  })
}

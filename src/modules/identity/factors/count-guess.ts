import { AppError } from '../../../lib/errors.ts'
import { counted } from '../../../lib/text/counted.ts'
import type { Services } from '../../../platform/context/context.ts'
import { countRequest, secondsUntilRoom } from '../../../platform/http/server/rate-limit.ts'

/** Three of a million codes are valid at any moment: at this rate a guess succeeds once in eleven years on average. */
const LIMITS = { minute: 5, hour: 30 }

/**
 * Counts an attempt to prove the second factor. A guesser already has the first factor. @throws AppError rate_limited
 */
export async function countGuess(services: Services, personId: number): Promise<void> {
  const window = await countRequest(services, { subject: `second-factor:${personId}`, limits: LIMITS })
  if (window.allowed) return
  const retryAfter = secondsUntilRoom(LIMITS, window, services.now())
  throw new AppError('rate_limited', `Too many attempts. Try again in ${counted(retryAfter, 'second')}.`, {
    retryAfter,
  })
}

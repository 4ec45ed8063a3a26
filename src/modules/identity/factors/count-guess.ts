import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { countRequest } from '../../../platform/http/server/rate-limit.ts'

/** Of a million codes three are right at any moment: at this rate a guess is right once in eleven years of trying. */
const LIMITS = { minute: 5, hour: 30 }

/** Counts that somebody proves who they are. Whoever only guesses has the first factor already. @throws AppError rate_limited */
export async function countGuess(services: Services, personId: number): Promise<void> {
  const window = await countRequest(services, { subject: `second-factor:${personId}`, limits: LIMITS })
  if (window.allowed) return
  const now = services.now().getTime()
  const isHour = window.hour_count >= LIMITS.hour
  const end = isHour ? window.hour_start.getTime() + 3_600_000 : window.minute_start.getTime() + 60_000
  const retryAfter = Math.max(1, Math.ceil((end - now) / 1_000))
  throw new AppError('rate_limited', `Too many attempts. Try again in ${retryAfter} seconds.`, { retryAfter })
}

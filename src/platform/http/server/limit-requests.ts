import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../context/context.ts'
import { countRequest, type Limits, secondsUntilRoom } from './rate-limit.ts'

/**
 * Counts a request of each subject, whether RATE_LIMIT is on or off.
 * @throws AppError rate_limited with the seconds until a request will pass
 */
export async function limitRequests(
  services: Pick<Services, 'db' | 'now'>,
  subjects: readonly { subject: string; limits: Limits }[],
  message: string,
): Promise<void> {
  for (const each of subjects) {
    const window = await countRequest(services, each)
    if (window.allowed) continue
    throw new AppError('rate_limited', message, { retryAfter: secondsUntilRoom(each.limits, window, services.now()) })
  }
}

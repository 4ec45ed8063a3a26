import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import { counted } from '../../../lib/text/counted.ts'
import type { Services } from '../../../platform/context/context.ts'
import { countRequest, secondsUntilRoom, takeBack } from '../../../platform/http/server/rate-limit.ts'
import { isKnownTo } from './known-browser.ts'
import type { Browser } from './open-sign-in-session.ts'

const LIMITS = { minute: 5, hour: 30 }

/** Separate counters, with the advice to give after too many attempts: guessing passwords must not block links. */
const COUNTED = { guess: ', or sign in with a link or a passkey', link: '' } as const

/**
 * Limits password attempts and link requests to five a minute and thirty an hour, for each address and each account,
 * existing or not. A browser in which the person signed in before is counted separately. The limits also apply when
 * RATE_LIMIT is off.
 * @param account the guessed account, in its normalised form
 * @returns a function that undoes the count after a correct password
 * @throws AppError rate_limited, before any expensive work
 */
export async function limitGuesses(
  services: Services,
  {
    account,
    personId,
    browser,
    what = 'guess',
  }: { account: string; personId: number | null; browser: Browser; what?: keyof typeof COUNTED },
): Promise<() => Promise<void>> {
  const own = personId !== null && isKnownTo(services, personId, browser.known)
  const subjects = own
    ? [`${what} in ${hash(services, browser.known!)}`]
    : [`${what} from ${browser.visitor}`, `${what} at ${hash(services, account)}`]
  const windows = await Promise.all(subjects.map((subject) => countRequest(services, { subject, limits: LIMITS })))
  const refused = windows.find(({ allowed }) => !allowed)
  if (refused === undefined) return () => takeBack(services, subjects)
  const retryAfter = secondsUntilRoom(LIMITS, refused, services.now())
  const message = `Too many attempts. Try again in ${counted(retryAfter, 'second')}${COUNTED[what]}.`
  throw new AppError('rate_limited', message, { retryAfter })
}

/** Hashed, so that no table reveals who tries to sign in. */
function hash({ secret }: Pick<Services, 'secret'>, text: string): string {
  return sha256(secret, 'guess ', text).toString('base64url')
}

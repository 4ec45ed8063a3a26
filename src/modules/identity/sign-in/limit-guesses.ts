import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { countRequest, takeBack } from '../../../platform/http/server/rate-limit.ts'
import { isKnownTo } from './known-browser.ts'
import type { Browser } from './open-session.ts'

const LIMITS = { minute: 5, hour: 30 }

/** What is counted, each apart, and what whoever is refused does instead: who guesses at a password keeps nobody from a link. */
const COUNTED = { guess: ', or sign in by a link or a passkey', link: '' } as const

/**
 * Lets somebody say who they are, or ask for a link, and counts it until that turns out to be true: five times a minute and
 * thirty an hour for an address and for an account, whether it is there or not. A browser in which the person has signed in
 * before has its own account of that alone. The limits hold also where RATE_LIMIT is off.
 * @param account what is guessed at, in the form in which it is looked for
 * @returns what takes it back once they were right
 * @throws AppError rate_limited, before anything that costs work
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
  const now = services.now().getTime()
  const left = (start: Date, ms: number) => Math.ceil((start.getTime() + ms - now) / 1_000)
  const isHour = refused.hour_count >= LIMITS.hour
  const retryAfter = Math.max(1, isHour ? left(refused.hour_start, 3_600_000) : left(refused.minute_start, 60_000))
  const message = `Too many attempts. Try again in ${retryAfter} seconds${COUNTED[what]}.`
  throw new AppError('rate_limited', message, { retryAfter })
}

/** Who tries to sign in stands in no table. */
function hash({ secret }: Pick<Services, 'secret'>, text: string): string {
  return sha256(secret, 'guess ', text).toString('base64url')
}

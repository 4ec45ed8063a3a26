import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import type { Services } from '../../../platform/context/context.ts'
import { change, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { serverWords } from '../sending/classify-failure.ts'

/** The longest round; the lease, which is not renewed, lasts twice as long. */
export const ROUND_MS = 60_000
const MAX_PAUSE_MS = 300_000

const seconds = (ms: number) => sql`make_interval(secs => ${ms / 1_000}::float8)`

/** A moment that is impossibly late was written while the clock was ahead. */
const isFree = sql`(m.lease_until < clock_timestamp() or m.lease_until > clock_timestamp() + ${seconds(3 * ROUND_MS)})
  and (m.next_at <= clock_timestamp() or m.next_at > clock_timestamp() + ${seconds(2 * MAX_PAUSE_MS)})`

/** Takes the lease if the mailbox is to be read and no process reads it. @returns its token */
export async function takeMailboxLease(services: Services): Promise<string | null> {
  const token = uuidFrom(services.randomBytes(16))
  const taken = await change(services)`
    insert into mailbox_reader as m (token, lease_until, next_at)
    select ${token}::uuid, clock_timestamp() + ${seconds(2 * ROUND_MS)}, clock_timestamp()
    where not exists (select from mailbox_reader m where not (${isFree}))
    on conflict (single) do update set token = excluded.token, lease_until = excluded.lease_until where ${isFree}`
  return taken === 0 ? null : token
}

/**
 * Releases the lease after a round. After failures the pause doubles, to five minutes.
 * @param problem why the round failed; null when it worked
 */
export async function releaseMailboxLease(
  services: Services,
  token: string,
  { problem, pauseMs }: { problem: string | null; pauseMs: number },
): Promise<void> {
  await change(services)`
    update mailbox_reader m set token = null, lease_until = '-infinity',
      failures = case when ${problem === null} then 0 else m.failures + 1 end,
      failing_since = case when ${problem === null} then null else coalesce(m.failing_since, clock_timestamp()) end,
      problem = ${problem === null ? null : serverWords({ message: problem })},
      next_at = clock_timestamp() + make_interval(secs => case when ${problem === null} then ${pauseMs}::float8
        else least(${pauseMs}::float8 * power(2, least(m.failures + 1, 20)), greatest(${pauseMs}::float8, ${MAX_PAUSE_MS}::float8)) end / 1000)
    where token = ${token}`
}

/** Whether the last round worked, or none has ended yet. */
export async function isMailboxRead(services: Pick<Services, 'db'>): Promise<boolean> {
  const { read } = await one<{ read: boolean }>(services)`
    select not exists (select from mailbox_reader where failures > 0) as read`
  return read
}

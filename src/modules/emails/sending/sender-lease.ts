import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import type { Services, TxContext } from '../../../platform/context/context.ts'
import { newTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { CLOCK_STEP_MS } from '../../../platform/jobs/clock-steps.ts'

/** After a process dies, another takes over within this time and one poll. */
const LEASE_MS = 2_500

/**
 * The lease of the sending process. Emails claimed under its token are not touched until another process takes the
 * lease.
 */
export type SenderLease = { readonly token: string }

const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${LEASE_MS / 1_000}::float8)`
/** A lease that is lost in a database crash is not needed afterwards. */
const withoutDisk = sql`set_config('synchronous_commit', 'off', true) <> ''`

/**
 * Takes the lease if it is free. A lease that ends impossibly late was taken while the clock was ahead, by a process
 * that may have died, so it counts as free. Claims of the previous holder are released, except emails already being
 * handed over: only that holder may record their outcome.
 */
export function takeSenderLease(services: Services): Promise<SenderLease | null> {
  const token = uuidFrom(services.randomBytes(16))
  return newTransaction(services.db, async (tx) => {
    const taken = await change(tx)`
      insert into email_sender as s (token, lease_until) select ${token}::uuid, ${leaseEnd} where ${withoutDisk}
      on conflict (single) do update set token = excluded.token, lease_until = excluded.lease_until
      where s.lease_until < clock_timestamp() or s.lease_until > ${leaseEnd} + make_interval(secs => ${CLOCK_STEP_MS / 1_000}::float8)`
    if (taken === 0) return null
    await freeClaims(tx, services.now())
    return { token }
  })
}

/**
 * Runs before anything is claimed under the new lease. It also ends attempts of emails that were cancelled or erased,
 * and makes emails due that were postponed while the clock was ahead.
 */
async function freeClaims(tx: Pick<TxContext, 'db'>, now: Date): Promise<void> {
  await change(tx)`
    update email set next_attempt_at = ${now}, updated_at = ${now}
    where status = 'queued' and updated_at > ${new Date(now.getTime() + CLOCK_STEP_MS)}`
  await change(tx)`
    update email set status = 'queued', claim = null, updated_at = ${now} where status = 'sending' and handed_over_at is null`
  await change(tx)`
    update email_attempt a set ended_at = ${now}, outcome = 'interrupted'
    where ended_at is null and exists (select from email e where e.id = a.email_id and e.status <> 'sending')`
}

/** Renews the lease and checks whether an email is due. @returns null when another process has the lease */
export async function renewSenderLease(services: Services, { token }: SenderLease): Promise<{ isDue: boolean } | null> {
  return maybeOne<{ isDue: boolean }>(services)`
    with held as (update email_sender set lease_until = ${leaseEnd} where token = ${token} and ${withoutDisk} returning true)
    select exists (select from email where status = 'queued' and next_attempt_at <= ${services.now()}) as "isDue" from held`
}

/** Releases the lease, so that another process can take it at once. */
export async function releaseSenderLease(services: Services, { token }: SenderLease): Promise<void> {
  await change(services)`update email_sender set token = null, lease_until = '-infinity' where token = ${token}`
}

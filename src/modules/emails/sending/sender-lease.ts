import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import type { Services, TxContext } from '../../../platform/context/context.ts'
import { newTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { CLOCK_STEP_MS } from '../../../platform/jobs/clock-steps.ts'

/** A process that dies is followed by another within this time and a look. */
const LEASE_MS = 2_500

/** Who sends for now. What is claimed under its token nobody else touches until another has taken the lease. */
export type SenderLease = { readonly token: string }

const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${LEASE_MS / 1_000}::float8)`
/** A lease that is lost with the database is of no use to anybody. */
const withoutDisk = sql`set_config('synchronous_commit', 'off', true) <> ''`

/**
 * Takes the lease when nobody has it. One that ends later than a lease can was taken while the clock was ahead, by a process
 * that may have died, so it is free too. What the holder before had claimed is free again, unless its words have begun to go
 * out: of that only its claim may tell what became of it.
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
 * Nothing is claimed under the new lease yet. Attempts of mails that were cancelled or erased in the meantime end as well,
 * and mails that were put off while the clock was ahead are due.
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

/** Holds the lease for another while, and looks whether something is due. @returns null when another has it */
export async function renewSenderLease(services: Services, { token }: SenderLease): Promise<{ isDue: boolean } | null> {
  return maybeOne<{ isDue: boolean }>(services)`
    with held as (update email_sender set lease_until = ${leaseEnd} where token = ${token} and ${withoutDisk} returning true)
    select exists (select from email where status = 'queued' and next_attempt_at <= ${services.now()}) as "isDue" from held`
}

/** Lets another take the lease at once. */
export async function releaseSenderLease(services: Services, { token }: SenderLease): Promise<void> {
  await change(services)`update email_sender set token = null, lease_until = '-infinity' where token = ${token}`
}

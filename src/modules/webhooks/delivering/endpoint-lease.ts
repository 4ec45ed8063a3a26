import { openSecret } from '../../../lib/crypto/open-secret.ts'
import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import type { Services } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { CLOCK_STEP_MS } from '../../../platform/jobs/clock-steps.ts'
import { type CustomHeaders, openHeaders } from './custom-headers.ts'
import { type SigningKeys, signingKeys } from './endpoint-secret.ts'

/** Longer than an attempt may take. A process that does not renew its lease within this time has lost it. */
export const LEASE_MS = 15_000

/** Everything a process needs to send to an endpoint while it holds the lease. */
export type Lease = {
  endpointId: number
  orgId: number
  token: string
  url: string
  /** `updated_at` of the endpoint when the lease was acquired; later changes require a new lease. */
  version: string
  /** Keys of the current secret. */
  keys: SigningKeys
  /** Keys of the previous secret, while it is valid. */
  previous: { keys: SigningKeys; until: Date } | null
  /** Headers that the organisation adds to each delivery. */
  headers: CustomHeaders
  /** Consecutive failed deliveries. */
  failures: number
  /**
   * End of the lease in `performance.now()` time, measured before the query, so it is never later than in the database.
   */
  until: number
}

type Row = {
  org_id: number
  url: string
  version: string
  secret: Buffer
  previous_secret: Buffer | null
  previous_secret_until: Date | null
  headers: Buffer | null
  failures: number
}

/** End of a lease that is acquired or renewed now. */
export const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${LEASE_MS / 1_000}::int)`

/**
 * Condition that nobody holds the lease of an endpoint. A lease that ends later than a new one would was acquired while
 * the clock was ahead, perhaps by a process that has died: it is ignored instead of waiting for the clock to catch up.
 * A living holder notices the loss by its token.
 */
export const isFree = sql`(lease_until is null or lease_until < now()
  or lease_until > now() + make_interval(secs => ${(LEASE_MS + CLOCK_STEP_MS) / 1_000}::float8))`

/**
 * Acquires the lease of an endpoint that nobody else holds. Attempts that the previous holder left open are marked as
 * interrupted: whether the receiver got them is unknown.
 * @returns null when another process holds the lease, or the endpoint is paused or deleted
 * @throws Error when its secret or headers cannot be decrypted; the lease is released again
 */
export async function acquireLease(services: Services, endpointId: number): Promise<Lease | null> {
  const token = uuidFrom(services.randomBytes(16))
  const startedMs = performance.now()
  const row = await maybeOne<Row>(services)`
    with leased as (
      update webhook_endpoint set lease_token = ${token}, lease_until = ${leaseEnd}
      where id = ${endpointId} and active and ${isFree}
      returning id, org_id, url, updated_at::text as version, secret, previous_secret, previous_secret_until, headers, failures
    ), open as materialized (
      -- All that are on their way, to any endpoint: few beside the deliveries of one.
      select id, delivery_id from webhook_attempt where ended_at is null
    ), interrupted as (
      update webhook_attempt a set ended_at = ${services.now()}, error = 'interrupted'
      from open join webhook_delivery d on d.id = open.delivery_id join leased on leased.id = d.endpoint_id
      where a.id = open.id and a.ended_at is null
    )
    select org_id, url, version, secret, previous_secret, previous_secret_until, headers, failures from leased`
  if (!row) return null
  const { url, version, failures, org_id: orgId, previous_secret: old, previous_secret_until: until } = row
  const keysOf = (secret: Buffer) => signingKeys(openSecret(services, secret))
  try {
    const previous = old && until && until > services.now() ? { keys: keysOf(old), until } : null
    const keys = keysOf(row.secret)
    const headers = openHeaders(services, row.headers)
    return { endpointId, orgId, token, url, version, failures, keys, previous, headers, until: startedMs + LEASE_MS }
  } catch (error) {
    await releaseLease(services, { endpointId, token }, [], 'always')
    throw error
  }
}

/** Extends the lease. @returns false when it is lost or the endpoint is not active: nothing more may be sent */
export async function renewLease(services: Services, lease: Lease): Promise<boolean> {
  const startedMs = performance.now()
  const changed = await change(services)`
    update webhook_endpoint set lease_until = ${leaseEnd}
    where id = ${lease.endpointId} and lease_token = ${lease.token} and active`
  const isHeld = changed === 1
  lease.until = isHeld ? startedMs + LEASE_MS : 0
  return isHeld
}

/**
 * Deletes claimed attempts that were not sent, then releases the lease: always, or only for an endpoint that nobody
 * sends to anymore.
 * @param claimed attempts that have not begun
 */
export async function releaseLease(
  services: Services,
  lease: Pick<Lease, 'endpointId' | 'token'>,
  claimed: number[],
  when: 'always' | 'inactive',
): Promise<void> {
  await change(services)`
    with gone as (delete from webhook_attempt where id = any(${claimed}::bigint[]) and ended_at is null)
    update webhook_endpoint set lease_token = null, lease_until = null
    where id = ${lease.endpointId} and lease_token = ${lease.token} and (not active or ${when === 'always'})`
}

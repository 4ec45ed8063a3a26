import type { Services } from '../../../platform/context/context.ts'
import { gather } from '../../../platform/db/gather.ts'
import { many } from '../../../platform/db/query.ts'

/** A claimed email, and the lease of its claim. */
type Claim = { id: number; token: string }

/**
 * Records that an attempt begins. Attempts that begin at the same moment share a statement.
 * @returns the number of the attempt; null when the email was cancelled or another process has it
 */
export const beginAttempt = gather(async (services: Services, claims: Claim[]): Promise<(number | null)[]> => {
  const now = services.now()
  const begun = await many<{ email_id: number; number: number }>(services)`
    with mine as (
      update email e set attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, ${now}), updated_at = ${now}
      from unnest(${claims.map(({ id }) => id)}::bigint[], ${claims.map(({ token }) => token)}::uuid[]) as c (email_id, token)
      where e.id = c.email_id and e.claim = c.token and e.status = 'sending' returning e.org_id, e.id, e.attempts
    )
    insert into email_attempt (org_id, email_id, number, started_at)
    select org_id, id, attempts, ${now} from mine returning email_id, number`
  const numbers = new Map(begun.map(({ email_id, number }) => [email_id, number]))
  return claims.map(({ id }) => numbers.get(id) ?? null)
})

/**
 * Records that the message is about to be sent: from now on it may arrive, so it is never retried automatically. A
 * process that lost its claim may not send it.
 * @returns whether the message may be sent
 */
export const markHandedOver = gather(async (services: Services, claims: Claim[]): Promise<boolean[]> => {
  const now = services.now()
  const marked = await many<{ id: number }>(services)`
    update email e set handed_over_at = ${now}, updated_at = ${now}
    from unnest(${claims.map(({ id }) => id)}::bigint[], ${claims.map(({ token }) => token)}::uuid[]) as c (email_id, token)
    where e.id = c.email_id and e.claim = c.token and e.status = 'sending' returning e.id`
  const ids = new Set(marked.map(({ id }) => id))
  return claims.map(({ id }) => ids.has(id))
})

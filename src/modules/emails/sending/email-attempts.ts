import type { Services } from '../../../platform/context/context.ts'
import { gather } from '../../../platform/db/gather.ts'
import { many } from '../../../platform/db/query.ts'

/** A claimed mail, and the lease that it is claimed under. */
type Claim = { id: number; token: string }

/**
 * Writes down that a mail is tried now. Those that begin at the same moment share a statement.
 * @returns the number of the attempt; null when the mail was cancelled or another process has it
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
 * Writes down that the words of a mail are about to go out: from here on it may arrive, so nobody sends it again on their
 * own. Whoever has lost the claim may not hand it over.
 * @returns whether it may go out
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

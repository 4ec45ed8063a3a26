import type { Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { afterAttempt } from './after-attempt.ts'
import { endAttempts } from './end-attempts.ts'
import type { Outcome } from './outcome.ts'
import type { SenderLease } from './sender-lease.ts'

const NO_ANSWER: Outcome = { kind: 'unanswered', response: 'Laurel stopped before the mail server answered.' }

/**
 * Ends emails that an earlier process handed over before it lost the lease: only that process could have received the
 * answer. Call it after that process has had time to record it.
 */
export async function endUnanswered(services: Services, { token }: SenderLease): Promise<void> {
  const left = await many<{ id: number; claim: string; attempts: number }>(services)`
    select id, claim, attempts from email
    where status = 'sending' and claim <> ${token} and handed_over_at is not null order by id limit 1000`
  if (left.length === 0) return
  const at = services.now()
  const step = afterAttempt({ number: 1, firstAt: at }, NO_ANSWER, at)
  await endAttempts(
    services,
    left.map(({ id, claim, attempts }) => ({ id, token: claim, number: attempts, at, outcome: NO_ANSWER, step })),
  )
}

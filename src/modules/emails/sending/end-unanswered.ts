import type { Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { afterAttempt } from './after-attempt.ts'
import { endAttempts } from './end-attempts.ts'
import type { Outcome } from './outcome.ts'
import type { SenderLease } from './sender-lease.ts'

const NEVER_TOLD: Outcome = { kind: 'unanswered', response: 'Laurel ended before the mail server answered.' }

/**
 * Ends mails that a process of before had handed over when it lost the lease: only it could have heard what became of them.
 * Call it when that has had a while to tell.
 */
export async function endUnanswered(services: Services, { token }: SenderLease): Promise<void> {
  const left = await many<{ id: number; claim: string; attempts: number }>(services)`
    select id, claim, attempts from email
    where status = 'sending' and claim <> ${token} and handed_over_at is not null order by id limit 1000`
  if (left.length === 0) return
  const at = services.now()
  const step = afterAttempt({ number: 1, firstAt: at }, NEVER_TOLD, at)
  await endAttempts(
    services,
    left.map(({ id, claim, attempts }) => ({ id, token: claim, number: attempts, at, outcome: NEVER_TOLD, step })),
  )
}

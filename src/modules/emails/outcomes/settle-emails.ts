import { jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'

/** An email that has ended. */
export type EndedEmail = {
  id: number
  org_id: number
  composer: string | null
  composed_for: number | null
  status: 'sent' | 'kept' | 'failed' | 'suppressed' | 'cancelled'
  reason: string | null
}

/** Columns to return from a statement that ends emails `e`. */
export const endedColumns = sql.raw('e.id, e.org_id, e.composer, e.composed_for, e.status, e.reason')

/** Notifies composers that their emails have ended, in the same transaction. */
export async function settleEmails(
  within: Services & Pick<TxContext, 'db' | 'afterCommit'>,
  ended: readonly EndedEmail[],
): Promise<void> {
  const composed = ended.filter(({ composer }) => composer !== null)
  const groups = Object.groupBy(composed, ({ org_id, composer }) => `${org_id} ${composer}`)
  for (const group of Object.values(groups) as EndedEmail[][]) {
    const { org_id, composer: name } = group[0]!
    const composer = within.mailComposers.find((each) => each.name === name)
    const { db, afterCommit } = within
    await composer?.settle(
      { ...jobContext(within, org_id, 'send-emails'), db, afterCommit },
      group.map(({ id, composed_for, status, reason }) => ({ emailId: id, subjectId: composed_for!, status, reason })),
    )
  }
}

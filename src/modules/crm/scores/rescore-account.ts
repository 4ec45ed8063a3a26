import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { MAX_AT_ONCE, rescoreContacts } from './rescore-contacts.ts'
import { beginScorePass } from './score-pass.ts'

/** Rescores the contacts of an account after its name has changed; in a job if there are more than 500. */
export async function rescoreAccount(ctx: TxContext, accountId: number): Promise<void> {
  const rows = await many<{ id: number }>(ctx)`
    select id from contact where account_id = ${accountId} and merged_into is null
    order by id desc limit ${MAX_AT_ONCE}::int + 1`
  if (rows.length > MAX_AT_ONCE) return beginScorePass(ctx)
  await rescoreContacts(
    ctx,
    rows.map(({ id }) => id),
  )
}

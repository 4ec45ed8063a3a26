import type { Context } from '../context/context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { change } from '../db/query.ts'
import { findRows } from './find-rows.ts'
import { type ErasureReport, reportRows } from './report-rows.ts'

/** Reports what erasing the person with an email address would do, without changing anything. */
export function previewErasure(ctx: Context, input: { email: string; anonymise: boolean }): Promise<ErasureReport> {
  return inTransaction(ctx, async (ctx) => {
    await change(ctx)`set local statement_timeout = '10min'`
    const { person, found } = await findRows(ctx, input, { lock: false })
    return reportRows(ctx, found, person)
  })
}

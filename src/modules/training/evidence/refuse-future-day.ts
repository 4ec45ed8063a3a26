import { invalidField } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'

/** @throws AppError validation_failed for a day after today in the organisation's time zone */
export async function refuseFutureDay(ctx: Context, day: string | null): Promise<void> {
  if (day === null) return
  const { is_future } = await one<{ is_future: boolean }>(ctx)`
    select ${day}::date > local_day(${ctx.now()}, time_zone) as is_future from organisation where id = ${ctx.orgId}`
  if (is_future) throw invalidField(['body', 'completed_on'], 'completed_on must not be in the future', 'in_the_future')
}

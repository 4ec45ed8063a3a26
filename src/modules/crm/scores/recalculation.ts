import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { oneOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'

export const Recalculation = Type.Object(
  {
    status: oneOf(['never', 'running', 'finished'], {
      description: 'Status of the recalculation; a running one continues by itself',
    }),
    contacts: Type.Integer({ description: 'Number of contacts processed' }),
    changed: Type.Integer({ description: 'Number of these contacts whose score changed' }),
    started_at: TimeOrNull('When the recalculation started', 'there was none yet'),
    finished_at: TimeOrNull('When the recalculation ended', 'not ended'),
  },
  { title: 'LeadScoreRecalculation' },
)

export type Recalculation = Static<typeof Recalculation>

type PassRow = { started_at: Date; finished_at: Date | null; contacts: number; changed: number }

/** Returns the progress of the last recalculation of all scores. */
export async function lastRecalculation(ctx: Context): Promise<Recalculation> {
  const row = await maybeOne<PassRow>(ctx)`
    select started_at, finished_at, contacts, changed from lead_score_pass where org_id = ${ctx.orgId}`
  if (row === null) return { status: 'never', contacts: 0, changed: 0, started_at: null, finished_at: null }
  const { started_at, finished_at, contacts, changed } = row
  return {
    status: finished_at === null ? 'running' : 'finished',
    contacts,
    changed,
    started_at: started_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  }
}

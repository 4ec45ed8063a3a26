import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { oneOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'

export const Recalculation = Type.Object(
  {
    status: oneOf(['never', 'running', 'finished'], { description: 'running: it goes on by itself' }),
    contacts: Type.Integer({ description: 'So many contacts were looked at' }),
    changed: Type.Integer({ description: 'So many of these have another score than before' }),
    started_at: TimeOrNull('When it began', 'there was none'),
    finished_at: TimeOrNull('When it ended', 'it has not'),
  },
  { title: 'LeadScoreRecalculation' },
)

export type Recalculation = Static<typeof Recalculation>

type PassRow = { started_at: Date; finished_at: Date | null; contacts: number; changed: number }

/** How far the last calculation of all scores is. */
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

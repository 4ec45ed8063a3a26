import type { Context } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import { requestsCounted } from '../../platform/http/server/rate-limit.ts'
import { PLAN_LIMITS } from './plans.ts'

/** Returns the plan's rate limits and the current use of each. */
export async function getPlanUsage(ctx: Context): Promise<{
  plan: string
  limits: { limit: 'requests_per_minute' | 'requests_per_hour'; used: number; most: number }[]
}> {
  const { plan } = await one<{ plan: string }>(ctx)`select plan from organisation where id = ${ctx.orgId}`
  const used = await requestsCounted(ctx, `org:${ctx.orgId}`)
  const max = PLAN_LIMITS[plan]!
  return {
    plan,
    limits: [
      { limit: 'requests_per_minute', used: used.minute, most: max.minute },
      { limit: 'requests_per_hour', used: used.hour, most: max.hour },
    ],
  }
}

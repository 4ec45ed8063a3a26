import type { Limits } from '../../platform/http/server/rate-limit.ts'

/** Requests that an organisation may make with all its keys together (docs/interface.md, Limits). */
export const PLAN_LIMITS: Record<string, Limits> = {
  starter: { minute: 60, hour: 3_600 },
  growth: { minute: 300, hour: 18_000 },
  enterprise: { minute: 1_000, hour: 60_000 },
}

export const PLANS = Object.keys(PLAN_LIMITS)

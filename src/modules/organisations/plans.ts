import type { Limits } from '../../platform/http/server/rate-limit.ts'

/** Requests allowed to all keys of an organisation together (docs/interface.md, Limits). */
export const PLAN_LIMITS: Record<string, Limits> = {
  starter: { minute: 60, hour: 3_600 },
  growth: { minute: 300, hour: 18_000 },
  enterprise: { minute: 1_000, hour: 60_000 },
}

export const PLANS = Object.keys(PLAN_LIMITS)

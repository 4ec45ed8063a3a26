import { Type } from '../../lib/type.ts'
import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { nullable } from '../../platform/http/validation/schema.ts'
import { type Figure, figuresBefore, type Range } from '../rollups/index.ts'

const states = {
  issued: Type.Integer({ description: 'All that were ever issued, those too that others have replaced' }),
  active: Type.Integer({ description: 'Valid now' }),
  expired: Type.Integer({ description: 'No longer valid because their time is over' }),
  revoked: Type.Integer({ description: 'Revoked, or replaced by another; also when they would have expired since' }),
}

export const CertificateStates = Type.Object(states, { description: 'How many certificates are in which state now' })

export const CertificateTier = Type.Object({
  tier: nullable(Type.String({ description: 'null: certificates without a tier' })),
  ...states,
})

type States = { issued: number; active: number; expired: number; revoked: number }

/**
 * Which certificates have expired by the moment of a range, by tier: those of days that are over by their figures, those of
 * this day by their rows. `today` is the day of that moment in the zone of the range; `event` is null for all of them.
 */
export async function readExpired(
  ctx: Context,
  range: Range,
  { today, event }: { today: string; event: number | null },
): Promise<Figure[]> {
  const { time_zone: zone, as_of } = range
  const before = await figuresBefore(ctx, range, today, { kinds: ['certificate_expires'], event })
  const since = await many<Figure>(ctx)`
    select 'certificate_expires' as kind, coalesce(tier, '') as part, count(*)::int as n from certificate
    where org_id = ${ctx.orgId} ${event === null ? sql`` : sql`and event_id = ${event}`} and revoked_at is null
      and expires_at >= day_begins(${today}, ${zone}) and expires_at <= ${as_of}
    group by 2`
  return [...before, ...since]
}

/**
 * How many certificates are in which state, and that by tier: first `known` tiers in their order, then others by their
 * names, last those without one.
 * @param found all that were issued and revoked, and those that have expired
 */
export function statesByTier(found: readonly Figure[], known: readonly string[]) {
  const byTier = new Map<string, States>(known.map((tier) => [tier, none()]))
  const total = none()
  for (const { kind, part, n } of found) {
    const field = FIELDS[kind as keyof typeof FIELDS]
    if (field === undefined) continue
    const tier = byTier.get(part) ?? none()
    byTier.set(part, tier)
    for (const each of [tier, total]) each[field] += n
  }
  const others = [...byTier.keys()].filter((tier) => !known.includes(tier)).toSorted(noneLast)
  const tiers = [...known, ...others].map((tier) => ({
    tier: tier === '' ? null : tier,
    ...withActive(byTier.get(tier)!),
  }))
  return { total: withActive(total), tiers }
}

const FIELDS = {
  certificate_issued: 'issued',
  certificate_revoked: 'revoked',
  certificate_expires: 'expired',
} as const

const none = (): States => ({ issued: 0, active: 0, expired: 0, revoked: 0 })

const withActive = (states: States): States => ({
  ...states,
  active: states.issued - states.revoked - states.expired,
})

function noneLast(a: string, b: string): number {
  if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1
  return a < b ? -1 : 1
}

import { Type } from '../../lib/type.ts'
import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { nullable } from '../../platform/http/validation/schema.ts'
import { DEFAULT_KIND } from '../events/index.ts'
import { type Figure, figuresBefore, type Range } from '../rollups/index.ts'

const states = {
  issued: Type.Integer({ description: 'Certificates ever issued, including replaced ones' }),
  active: Type.Integer({ description: 'Certificates that are valid now' }),
  expired: Type.Integer({ description: 'Certificates that have expired' }),
  revoked: Type.Integer({
    description: 'Certificates that were revoked or replaced, even if they would have expired since',
  }),
}

export const CertificateStates = Type.Object(states, { description: 'Number of certificates by current state' })

export const CertificateTier = Type.Object({
  tier: nullable(Type.String({ description: 'Tier; null: certificates without a tier' })),
  ...states,
})

export const CertificateKindStates = Type.Object({
  kind: Type.String({ description: 'Kind of certificate; attendee is the default kind' }),
  ...states,
})

type States = { issued: number; active: number; expired: number; revoked: number }

/**
 * Returns the certificates that have expired by the moment of a range, by tier: from figures for past days, and from
 * rows for the current day. `today` is the current day in the zone of the range; `event` is null for all events.
 */
export async function expiredByTier(
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
 * Returns the certificates by state, in total and by tier: first the `known` tiers in order, then other tiers by name,
 * and finally certificates without a tier.
 * @param found figures of issued, revoked and expired certificates
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

/**
 * Returns the certificates of an event by state and kind: first the default kind, which is the rest of the total, then
 * the others by name.
 */
export async function statesByKind(ctx: Context, { as_of }: Range, eventId: number, total: States) {
  const others = await many<States & { kind: string }>(ctx)`
    select kind, count(*)::int as issued, 0 as active, count(*) filter (where status = 'revoked')::int as revoked,
      count(*) filter (where status <> 'revoked' and expires_at <= ${as_of})::int as expired
    from certificate where event_id = ${eventId} and kind <> 'attendee' group by kind order by kind`
  const restOf = (field: 'issued' | 'revoked' | 'expired') =>
    others.reduce((left, each) => left - each[field], total[field])
  const rest = { issued: restOf('issued'), active: 0, revoked: restOf('revoked'), expired: restOf('expired') }
  return [{ kind: DEFAULT_KIND, ...rest }, ...others].map((each) => ({ ...each, ...withActive(each) }))
}

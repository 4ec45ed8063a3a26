import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { expiryOf } from '../certificates/index.ts'

type LockedTemplate = { active: boolean; version: number; expiresAt: Date | null }

/**
 * Locks templates against changes until the transaction ends. Validity follows the rules of certificates: calendar
 * months in the time zone of the organisation.
 * @returns by id whether they are active, the current version, and when a badge awarded now expires
 */
export async function lockForAward(
  ctx: TxContext,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, LockedTemplate>> {
  type Row = { id: number; active: boolean; version: number; days: number | null; months: number | null; zone: string }
  const rows = await many<Row>(ctx)`
    select t.id, t.active, t.version, t.validity_days as days, t.validity_months as months, o.time_zone as zone
    from badge_template t join organisation o on o.id = t.org_id
    where t.org_id = ${ctx.orgId} and t.id = any(${[...new Set(ids)]}::bigint[]) order by t.id for share of t`
  const found = rows.map(async ({ id, active, version, days, months, zone }) => {
    const validity = {
      certificate_validity_days: days,
      certificate_validity_months: months,
      certificate_validity_years: null,
      certificate_valid_until: null,
    }
    return [id, { active, version, expiresAt: await expiryOf(validity, zone, now) }] as const
  })
  return new Map(await Promise.all(found))
}

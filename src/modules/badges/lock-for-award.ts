import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { expiryOf } from '../certificates/index.ts'
import { activeKey } from '../credentials/index.ts'

/** A template with what a credential of its current version contains, and the id of the key that signs it. */
export type LockedTemplate = {
  id: number
  active: boolean
  version: number
  expiresAt: Date | null
  name: string
  description: string
  issuerName: string
  keyId: number | null
}

type Row = Omit<LockedTemplate, 'expiresAt'> & { days: number | null; months: number | null; zone: string }

/**
 * Locks templates against changes until the transaction ends. Validity follows the rules of certificates: calendar
 * months in the time zone of the organisation.
 * @returns by id, with the current version, and when a badge awarded now expires
 */
export async function lockForAward(
  ctx: TxContext,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, LockedTemplate>> {
  const rows = await many<Row>(ctx)`
    select t.id, t.active, t.version, t.name, t.description, t.validity_days as days, t.validity_months as months,
      o.time_zone as zone, o.name as "issuerName", ${activeKey(ctx, sql`${ctx.orgId}::bigint`)} as "keyId"
    from badge_template t join organisation o on o.id = t.org_id
    where t.org_id = ${ctx.orgId} and t.id = any(${[...new Set(ids)]}::bigint[]) order by t.id for share of t`
  const found = rows.map(async ({ days, months, zone, ...template }) => {
    const validity = {
      certificate_validity_days: days,
      certificate_validity_months: months,
      certificate_validity_years: null,
      certificate_valid_until: null,
    }
    return [template.id, { ...template, expiresAt: await expiryOf(validity, zone, now) }] as const
  })
  return new Map(await Promise.all(found))
}

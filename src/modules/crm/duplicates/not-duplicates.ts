import { noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../../platform/lists/list-page.ts'
import { noSuchContact } from '../contacts/contact-queries.ts'
import { nameOfContact } from '../records/name-of-contact.ts'
import type { NotDuplicate } from './duplicate-schema.ts'

type PairRow = { id: number; contact_id: number; other_id: number; created_at: Date }
type NamedRow = PairRow & { contact_names: string[] }

const pairs = sql.raw(`
  select n.*, array[${nameOfContact('a')}, ${nameOfContact('b')}] as contact_names
  from contact_not_duplicate n join contact a on a.id = n.contact_id join contact b on b.id = n.other_id`)

/** A pair as the audit log keeps it. */
const pairOf = ({ id, contact_id, other_id, created_at }: PairRow) => ({
  id,
  contact_ids: [contact_id, other_id],
  created_at: isoTime(created_at),
})

const toWire = (row: NamedRow): NotDuplicate => ({ ...pairOf(row), contact_names: row.contact_names })

/** Marks contacts as different people, pair by pair; existing pairs stay. @throws AppError not_found */
export function addNotDuplicates(
  ctx: Context,
  { contact_ids }: { contact_ids: readonly number[] },
): Promise<{ not_duplicates: NotDuplicate[] }> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await many<{ id: number }>(ctx)`
      select id from contact where org_id = ${ctx.orgId} and id = any(${contact_ids}::bigint[]) and merged_into is null
      order by id for key share`
    const missing = contact_ids.find((wanted) => !locked.some(({ id }) => id === wanted))
    if (missing !== undefined) throw await noSuchContact(ctx, missing)
    const added = await many<PairRow>(ctx)`
      insert into contact_not_duplicate (org_id, contact_id, other_id, created_at)
      select ${ctx.orgId}::bigint, a, b, ${ctx.now()}::timestamptz
      from unnest(${contact_ids}::bigint[]) a join unnest(${contact_ids}::bigint[]) b on a < b order by a, b
      on conflict (contact_id, other_id) do nothing returning *`
    for (const row of added) {
      const what = { subjectType: 'not_duplicate', subjectId: row.id }
      await recordAudit(ctx, { action: 'not_duplicate.create', ...what, after: pairOf(row) })
    }
    const all = await many<NamedRow>(ctx)`
      ${pairs} where n.org_id = ${ctx.orgId}
        and n.contact_id = any(${contact_ids}::bigint[]) and n.other_id = any(${contact_ids}::bigint[]) order by n.id`
    return { not_duplicates: all.map(toWire) }
  })
}

export async function listNotDuplicates(ctx: Context, page: PageQuery): Promise<Listed<NotDuplicate>> {
  const { rows, total } = await listPage<NamedRow>(ctx.db, page, {
    within: sql`select 1`,
    ids: sql`select id from contact_not_duplicate where org_id = ${ctx.orgId}`,
    rows: sql`${pairs} where n.id in (select id from page)`,
  })
  return { rows: rows.map(toWire), total: total ?? 0 }
}

/** Deletes a mark, so that the two contacts may match again. @throws AppError not_found */
export function deleteNotDuplicate(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const deleted = await maybeOne<PairRow>(ctx)`
      delete from contact_not_duplicate where org_id = ${ctx.orgId} and id = ${id} returning *`
    if (deleted === null) throw noSuch('pair of contacts that are not duplicates')
    const what = { subjectType: 'not_duplicate', subjectId: id }
    await recordAudit(ctx, { action: 'not_duplicate.delete', ...what, before: pairOf(deleted) })
  })
}

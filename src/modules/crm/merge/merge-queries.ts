import { noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage } from '../../../platform/lists/list-page.ts'
import { nameOfContact } from '../records/name-of-contact.ts'
import type { ContactMerge, MergeQuery } from './merge-schema.ts'

/** Days for which a merge can be undone; its data is deleted afterwards. */
export const MERGE_DAYS = 30
const DAY_MS = 86_400_000

type MergeRow = Pick<ContactMerge, 'id' | 'primary_name' | 'duplicate_ids' | 'duplicate_names'> & {
  contact_id: number
  created_at: Date
  undone_at: Date | null
}

const columns = sql.raw(`
  m.id, m.contact_id, m.created_at, m.undone_at,
  (select ${nameOfContact('c')} from contact c where c.id = m.contact_id) as primary_name,
  array(select contact_id from contact_merge_member d where d.merge_id = m.id order by d.id) as duplicate_ids,
  array(select ${nameOfContact('c')} from contact_merge_member d join contact c on c.id = d.contact_id
    where d.merge_id = m.id order by d.id) as duplicate_names`)

export function mergeToWire(row: MergeRow): ContactMerge {
  const { id, contact_id, primary_name, duplicate_ids, duplicate_names, created_at, undone_at } = row
  return {
    id,
    primary_id: contact_id,
    primary_name,
    duplicate_ids,
    duplicate_names,
    created_at: isoTime(created_at),
    undone_at: undone_at && isoTime(undone_at),
  }
}

/** Leaves the names out, for the audit log. */
export function withoutNames({ primary_name: _, duplicate_names: __, ...merge }: ContactMerge) {
  return merge
}

const isRecent = (ctx: Context) =>
  sql`m.created_at > ${new Date(ctx.now().getTime() - MERGE_DAYS * DAY_MS)}::timestamptz`

/** Lists the merges of the last thirty days, newest first. */
export async function listMerges(ctx: Context, { contact_id, ...page }: MergeQuery): Promise<Listed<ContactMerge>> {
  const ofContact =
    contact_id === undefined
      ? sql``
      : sql`and (m.contact_id = ${contact_id} or exists (
          select from contact_merge_member d where d.merge_id = m.id and d.contact_id = ${contact_id}))`
  const { rows, total } = await listPage<MergeRow>(ctx.db, page, {
    within: sql`select 1`,
    ids: sql`select m.id from contact_merge m where m.org_id = ${ctx.orgId} and ${isRecent(ctx)} ${ofContact}`,
    rows: sql`select ${columns} from contact_merge m where m.id in (select id from page)`,
  })
  return { rows: rows.map(mergeToWire), total: total ?? 0 }
}

/** Returns a merge of the last thirty days. @throws AppError not_found */
export async function getMerge(ctx: Context, id: number): Promise<MergeRow> {
  const row = await maybeOne<MergeRow>(ctx)`
    select ${columns} from contact_merge m where m.org_id = ${ctx.orgId} and m.id = ${id} and ${isRecent(ctx)}`
  if (row === null) throw noSuch('merge', ` of the last ${MERGE_DAYS} days`)
  return row
}

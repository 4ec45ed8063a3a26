import { noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Listed, type PageQuery, pageRange } from '../../../platform/lists/list-page.ts'
import type { Member } from './member-schema.ts'

export type MemberRow = Omit<Member, 'last_seen_at' | 'created_at'> & { last_seen_at: Date | null; created_at: Date }

const members = sql`
  select p.id, p.name, p.email, m.role, m.created_at, m.org_id,
    case when not m.every_event then array(select event_id from membership_event e
      where (e.org_id, e.person_id) = (m.org_id, m.person_id) order by event_id) end as event_ids,
    p.totp_confirmed_at is not null or exists (select 1 from passkey k where k.person_id = p.id) as second_factor,
    (select max(last_seen_at) from person_session s where (s.org_id, s.person_id) = (m.org_id, m.person_id)) as last_seen_at
  from membership m join person p on p.id = m.person_id`

export function memberToWire({
  id,
  name,
  email,
  role,
  event_ids,
  second_factor,
  last_seen_at,
  created_at,
}: MemberRow): Member {
  const times = { last_seen_at: last_seen_at && isoTime(last_seen_at), created_at: isoTime(created_at) }
  return { id, name, email, role, event_ids, second_factor, ...times }
}

/** Lists a page of members, in the order in which they joined. */
export async function listMembers(ctx: Context, query: PageQuery): Promise<Listed<Member>> {
  const { limit, offset } = pageRange(query)
  const rows = await many<MemberRow & { list_total: number }>(ctx)`
    select (select count(*) from membership where org_id = ${ctx.orgId})::int as list_total, page.* from (values (1)) owner
    left join (${members} where m.org_id = ${ctx.orgId} order by m.created_at, p.id limit ${limit}::bigint offset ${offset}::bigint) page on true
    order by page.created_at, page.id`
  return { rows: rows.filter(({ id }) => id !== null).map(memberToWire), total: rows[0]!.list_total }
}

/** Returns a member. @throws AppError not_found */
export async function findMember(ctx: Context, id: number): Promise<MemberRow> {
  const row = await maybeOne<MemberRow>(ctx)`${members} where m.org_id = ${ctx.orgId} and m.person_id = ${id}`
  if (row === null) throw noSuch('person')
  return row
}

/** Locks a member until the transaction ends. @throws AppError not_found */
export async function lockMember(ctx: TxContext, id: number): Promise<MemberRow> {
  const held = await maybeOne(ctx)`
    select 1 from membership where org_id = ${ctx.orgId} and person_id = ${id} for update`
  if (held === null) throw noSuch('person')
  return findMember(ctx, id)
}

import type { Context } from '../../../platform/context/context.ts'
import { change, many } from '../../../platform/db/query.ts'
import type { Editing, Editor } from './editing-schema.ts'
import { self } from './self.ts'

/** Presence ends after this time without a repeat. */
const GONE_AFTER_MS = 30_000

/**
 * Records that this browser has a record open, for half a minute.
 * @returns the others in the organisation who have it open, by name; members limited to certain events only see editors
 * of those
 */
export async function reportEditing(ctx: Context, { kind, id }: Editing): Promise<{ others: Editor[] }> {
  const own = self(ctx)
  const now = ctx.now()
  const others = await many<Editor>(ctx)`
    with said as (
      insert into person_editing (session_id, kind, subject_id, org_id, person_id, seen_at)
      select id, ${kind}, ${id}, org_id, person_id, ${now}::timestamptz from person_session
      where id = ${own.sessionId} and org_id = ${ctx.orgId}
      on conflict (session_id, kind, subject_id) do update set seen_at = excluded.seen_at)
    select distinct p.id, p.name from person_editing e join person p on p.id = e.person_id
    where e.org_id = ${ctx.orgId} and e.kind = ${kind} and e.subject_id = ${id} and e.person_id <> ${own.id}
      and e.seen_at > ${new Date(now.getTime() - GONE_AFTER_MS)}::timestamptz
      and exists (select from membership m where m.org_id = e.org_id and m.person_id = ${own.id} and (m.every_event
        or e.kind = 'event' and exists (select from membership_event v
          where v.org_id = e.org_id and v.person_id = m.person_id and v.event_id = e.subject_id)))
    order by p.name, p.id limit 20`
  return { others }
}

/** Ends this browser's presence; repeating it changes nothing. */
export async function endEditing(ctx: Context, { kind, id }: Editing): Promise<void> {
  await change(ctx)`
    delete from person_editing where session_id = ${self(ctx).sessionId} and kind = ${kind} and subject_id = ${id}`
}

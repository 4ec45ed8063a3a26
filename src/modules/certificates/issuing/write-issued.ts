import { auditInsert } from '../../../platform/audit/record-audit.ts'
import { actorText, type Context } from '../../../platform/context/context.ts'
import { inOneStatement } from '../../../platform/db/in-transaction.ts'
import { one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { notifyOfEvents } from '../../../platform/outbox/notify-of-events.ts'
import { eventInsert } from '../../../platform/outbox/record-event.ts'
import { logInsert } from '../log/issuance-log.ts'
import { certificateIssued } from '../records/certificate-events.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import { certificateInsert, type Frozen, issuedRow, type SignedDraft } from './insert-certificates.ts'

/** A certificate to be stored, with the context of its request, and the attendee state it was decided on. */
export type Decided = SignedDraft & { state: string; by: Context }

/**
 * Writes certificates and their accompanying records in one statement that locks event and attendees.
 * @param state state of the event
 * @returns the stored certificates; attendees with an active one are left out. Null when the event or an attendee was
 * deleted or changed, and nothing was stored
 */
export async function writeIssued(
  ctx: Context,
  state: string,
  frozen: Frozen,
  drafts: Decided[],
): Promise<CertificateRow[] | null> {
  const rows = drafts.map((draft) => issuedRow(ctx.orgId, frozen, draft))
  const events = rows.map((row) => certificateIssued(ctx, row))
  const entries = rows.map((record, nth) => {
    const documentHash = drafts[nth]!.signed?.documentHash ?? null
    return { action: 'issued' as const, record, documentHash }
  })
  const asking = [...new Set(drafts.map(({ by }) => by))]
  const audit = sql`
    select ${frozen.event_id}::bigint as subject_id, null::jsonb as before,
      jsonb_build_object('certificate_ids', jsonb_agg(made.id order by made.id)) as after,
      asked.actor, asked.request_id, asked.via
    from made join unnest(
      ${drafts.map(({ id }) => id)}::bigint[], ${drafts.map(({ by }) => asking.indexOf(by))}::int[],
      ${drafts.map(({ by }) => actorText(by.actor))}::text[], ${drafts.map(({ by }) => by.requestId)}::text[],
      ${drafts.map(({ by }) => by.via ?? null)}::text[]
    ) as asked (id, nth, actor, request_id, via) on asked.id = made.id
    group by asked.nth, asked.actor, asked.request_id, asked.via`
  const author = { actor: sql`entry.actor`, requestId: sql`entry.request_id`, via: sql`entry.via` }
  const statement = () => one<{ unchanged: boolean; ids: number[] }>(ctx)`
    with held_event as materialized (
      select id from event where org_id = ${ctx.orgId} and id = ${frozen.event_id} and xmin = ${state}::xid for key share
    ), held as materialized (
      select a.id from held_event join attendee a on a.event_id = held_event.id
      join unnest(${drafts.map(({ attendee_id }) => attendee_id)}::bigint[], ${drafts.map((draft) => draft.state)}::text[]) as known (id, state)
        on known.id = a.id and known.state::xid = a.xmin
      order by a.id for key share of a
    ), checked as materialized (
      select count(*) = ${drafts.length}::int as unchanged from held
    ), made as (
      ${certificateInsert(ctx, frozen, drafts, { when: sql`(select unchanged from checked)` })} returning id, public_id
    ), logged as (${logInsert(ctx, entries, sql`e.public_id in (select public_id from made)`)}
    ), told as (${eventInsert(ctx, events, sql`e.subject_id in (select id from made)`)}
    ), audited as (${auditInsert(ctx, { action: 'certificate.issue', subjectType: 'event' }, audit, author)})
    select unchanged, (select coalesce(json_agg(id), '[]') from made) as ids from checked`
  const { unchanged, ids } = await inOneStatement(ctx, statement)
  if (ids.length > 0) notifyOfEvents(ctx)
  const made = new Set(ids)
  return unchanged ? rows.filter(({ id }) => made.has(id)) : null
}

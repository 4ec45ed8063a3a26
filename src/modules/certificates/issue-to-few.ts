import { sql } from 'kysely'
import { auditInsert } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { inOneStatement } from '../../platform/db/in-transaction.ts'
import { many, one } from '../../platform/db/query.ts'
import { eventInsert } from '../../platform/outbox/record-event.ts'
import { tellOfEvents } from '../../platform/outbox/tell-of-events.ts'
import { builtinHash } from '../designs/index.ts'
import { noSuchEvent } from '../events/index.ts'
import { type Candidate, hasExpired, refuseMissing, sortOut, toRecipient } from './candidates.ts'
import { certificateIssued } from './certificate-events.ts'
import { certificateToWire } from './certificate-queries.ts'
import type { IssueResult } from './certificate-schema.ts'
import { certificateInsert, type Draft, draftCertificate, type Frozen, issuedRow } from './insert-certificates.ts'
import { logInsert } from './issuance-log.ts'
import { freeze, type IssuingRow, issuingColumns, requireEnabled } from './issuing-event.ts'

/** So many names are known when a request is short; more are issued to in the general way. */
const FEW = 100

/** `state` of a row is another one after each change of it: the number of the transaction that wrote it. */
type Found = Candidate & { state: string; certificate_id: number | null }

type Row = IssuingRow & { event_state: string; builtin_versions: Record<string, number> | null } & (
    | Found
    | { id: null }
  )

type Numbered = Draft & { id: number; state: string }

/**
 * Gives certificates to named attendees in two statements: one reads, the program decides, and the other writes, if what
 * was read is unchanged; it holds event and attendees, so that none of them goes or changes in between. Ids are taken
 * by the read, so that all that is written beside a certificate is known before.
 * @returns null where that is not enough, and nothing was issued: something changed meanwhile, a certificate has to make
 *   room, the design has no version yet, or there are too many
 * @throws AppError not_found, conflict
 */
export async function issueToFew(ctx: Context, eventId: number, ids: number[]): Promise<IssueResult | null> {
  if (ids.length > FEW || !ids.every(Number.isSafeInteger)) return null
  const rows = await read(ctx, eventId, ids)
  const [event] = rows
  if (!event) throw noSuchEvent(eventId)
  requireEnabled(event.certificate_enabled)
  const candidates = rows.filter((row): row is Row & Found => row.id !== null)
  refuseMissing(ids, candidates)
  const now = ctx.now()
  const version = event.design_version_id ?? event.builtin_versions?.[builtinHash(event.event_language)]
  if (version === undefined || candidates.some((candidate) => hasExpired(candidate, now))) return null
  const { chosen, skipped } = sortOut(event, candidates, now)
  if (chosen.length === 0) return { issued: 0, skipped, certificates: [] }
  const frozen = freeze(event, eventId, version, now)
  const drafts = chosen.map((candidate) => ({
    ...draftCertificate(ctx, toRecipient(event, candidate)),
    id: candidate.certificate_id!,
    state: candidate.state,
  }))
  const made = await write(ctx, event.event_state, frozen, drafts)
  if (made === null) return null
  for (const { id, attendee_id } of drafts)
    if (!made.has(id)) skipped.push({ attendee_id: attendee_id!, reason: 'already_issued' })
  const issued = drafts.filter(({ id }) => made.has(id)).map((draft) => issuedRow(ctx.orgId, frozen, draft))
  return { issued: issued.length, skipped, certificates: issued.map((row) => certificateToWire(ctx, row)) }
}

/** How many ids there are is kept from the planner, which would plan anew for each request. */
function read(ctx: Context, eventId: number, ids: number[]): Promise<Row[]> {
  return many<Row>(ctx)`
    select ${issuingColumns}, e.xmin::text as event_state,
      (select json_object_agg(v.layout_hash, v.id) from design_version v
        where e.template_id is null and v.org_id = e.org_id and v.design_id is null) as builtin_versions,
      a.xmin::text as state, a.id, a.first_name, a.last_name, a.email, a.status, a.checked_in_at,
      c.id is not null as has_active, c.expires_at as active_until,
      case when a.id is not null and c.id is null then nextval('certificate_id_seq') end as certificate_id
    from event e join organisation o on o.id = e.org_id
    left join attendee a on a.event_id = e.id and a.id = any((select ${ids}::bigint[])::bigint[])
    left join certificate c on c.attendee_id = a.id and c.status = 'active'
    where e.org_id = ${ctx.orgId} and e.id = ${eventId} order by a.id`
}

/** @returns the ids of those that were made; null when the event or an attendee is gone or has changed, and none was */
async function write(ctx: Context, state: string, frozen: Frozen, drafts: Numbered[]): Promise<Set<number> | null> {
  const rows = drafts.map((draft) => issuedRow(ctx.orgId, frozen, draft))
  const events = rows.map((row) => certificateIssued(ctx, row))
  const entries = rows.map((record) => ({ action: 'issued' as const, record }))
  const audit = sql`select ${frozen.event_id}::bigint, null::jsonb, jsonb_build_object('certificate_ids', jsonb_agg(id order by id))
    from made having count(*) > 0`
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
    ), audited as (${auditInsert(ctx, { action: 'certificate.issue', subjectType: 'event' }, audit)})
    select unchanged, (select coalesce(json_agg(id), '[]') from made) as ids from checked`
  const { unchanged, ids } = await inOneStatement(ctx, statement)
  if (ids.length > 0) tellOfEvents(ctx)
  return unchanged ? new Set(ids) : null
}

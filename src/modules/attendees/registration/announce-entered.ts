import { auditInsert } from '../../../platform/audit/record-audit.ts'
import { actorText, type TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { notifyOfEvents } from '../../../platform/outbox/notify-of-events.ts'
import { type DomainEvent, eventInsert } from '../../../platform/outbox/record-event.ts'
import { attendeePending, attendeeRegistered, attendeeWaitlisted } from '../records/attendee-events.ts'
import type { NewStatus } from '../records/attendee-insert.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire } from '../records/attendee-queries.ts'
import type { RegistrationEvent } from '../records/registration-event.ts'
import type { Addressee } from './mail/registration-mail.ts'
import { type KnownAddressee, type RegistrationMail, wasTold } from './mail/tell-registration.ts'

const OUTCOMES: Record<NewStatus, { event: (row: AttendeeRow) => DomainEvent; mail: RegistrationMail }> = {
  registered: { event: attendeeRegistered, mail: 'registration_confirmed' },
  waitlisted: { event: attendeeWaitlisted, mail: 'registration_waitlisted' },
  pending: { event: attendeePending, mail: 'registration_pending' },
}

/**
 * Writes events and audit entries for people who were entered, and reads who has the other addresses: one statement, so
 * that a new address costs as many as a known one.
 * @param what `authors`: the context of the request that entered each of them
 */
export async function announceEntered(
  ctx: TxContext,
  event: RegistrationEvent,
  what: { entered: readonly Addressee[]; authors: readonly TxContext[]; knownKeys: readonly string[] },
): Promise<KnownAddressee[]> {
  const { entered, authors, knownKeys } = what
  const events = entered.map((row) => OUTCOMES[row.status as NewStatus].event(row))
  const entries = sql`
    select e.*, null::jsonb as before from unnest(
      ${entered.map(({ id }) => id)}::bigint[], ${entered.map((row) => JSON.stringify(attendeeToWire(row)))}::jsonb[],
      ${authors.map(({ actor }) => actorText(actor))}::text[], ${authors.map(({ requestId }) => requestId)}::text[],
      ${authors.map(({ via }) => via ?? null)}::text[]
    ) as e (subject_id, after, actor, request_id, via)`
  const author = { actor: sql`entry.actor`, requestId: sql`entry.request_id`, via: sql`entry.via` }
  const known = await many<KnownAddressee>(ctx)`
    with announced as (${eventInsert(ctx, events)}),
      audited as (${auditInsert(ctx, { action: 'attendee.register', subjectType: 'attendee' }, entries, author)})
    select ${attendeeColumns}, attendee.link_no, ${wasTold(ctx)} as was_told from attendee
    where org_id = ${ctx.orgId} and event_id = ${event.id} and email_key = any(${knownKeys}::text[])`
  if (entered.length > 0) notifyOfEvents(ctx)
  return known
}

/** Returns the kind of the mail about a new registration. */
export function mailOf(status: NewStatus): RegistrationMail {
  return OUTCOMES[status].mail
}

/** Returns mails to people who are registered already; one who waits for approval gets the same mail again. */
export function mailsToKnown(known: readonly KnownAddressee[]): { kind: RegistrationMail; attendee: Addressee }[] {
  return known
    .filter(({ was_told }) => !was_told)
    .map((attendee) => ({
      kind: attendee.status === 'pending' ? OUTCOMES.pending.mail : 'registration_known',
      attendee,
    }))
}

import type { TxContext } from '../../../../platform/context/context.ts'
import { type Sql, sql } from '../../../../platform/db/sql.ts'
import { loadMailLook, loadMailTemplate, type MailTemplate, queuedSince, queueEmails } from '../../../emails/index.ts'
import { type RegistrationEvent, readRegistrationEvent } from '../../records/registration-event.ts'
import { missedSessions } from '../../sign-ups/sign-up-queries.ts'
import { type Addressee, isWorded, type WordedKind, wordedMail } from './registration-mail.ts'
import { type TemplatedKind, templatedMail } from './templated-mail.ts'

/** Kinds of registration mails. */
export type RegistrationMail = WordedKind | TemplatedKind

/** At most one mail "you are already registered" per address in this time. */
const KNOWN_MS = 60 * 60_000

/** An attendee with a known address; `was_told`: a recent mail says so already. */
export type KnownAddressee = Addressee & { was_told: boolean }

/** Queues a mail of one kind to each attendee, in the transaction of the change it announces. */
export async function tell(
  ctx: TxContext,
  kind: RegistrationMail,
  event: RegistrationEvent,
  ...people: Addressee[]
): Promise<void> {
  if (people.length === 0) return
  const missed = kind === 'registration_confirmed' ? await missedSessions(ctx, people) : null
  await tellEach(
    ctx,
    event,
    people.map((attendee) => ({ kind, attendee: { ...attendee, missed: missed?.get(attendee.id) ?? [] } })),
    [kind],
  )
}

/**
 * Queues mails of several kinds, in the transaction of the changes they announce.
 * @param kinds the kinds whose words are loaded whether anybody gets one or not, besides those of the mails
 */
export async function tellEach(
  ctx: TxContext,
  event: RegistrationEvent,
  mails: readonly { kind: RegistrationMail; attendee: Addressee }[],
  kinds: readonly RegistrationMail[],
): Promise<void> {
  const templates = new Map<string, MailTemplate>()
  for (const kind of new Set([...kinds, ...mails.map(({ kind }) => kind)]))
    if (!isWorded(kind)) templates.set(kind, await loadMailTemplate(ctx, { kind }))
  const [template] = templates.values()
  const look = template?.look ?? (await loadMailLook(ctx))
  const drawn = mails.map(({ kind, attendee }) =>
    isWorded(kind)
      ? wordedMail(ctx, kind, { event, attendee, look })
      : templatedMail(ctx, kind, { event, attendee, template: templates.get(kind)! }),
  )
  await queueEmails(ctx, await Promise.all(drawn))
}

/** Mails an attendee who was waiting that the organiser gave them a place. */
export async function tellOfPlace(ctx: TxContext, attendee: Addressee): Promise<void> {
  const event = await readRegistrationEvent(ctx, sql`e.id = ${attendee.event_id}`)
  await tell(ctx, 'registration_confirmed', event!, attendee)
}

/**
 * SQL that checks whether a recent mail says to an `attendee` that they are already registered: at most one an hour
 * however often the form is sent. A person who waits for approval gets the mail about that again instead, so two an hour
 * with the first. Event and attendee are locked, so simultaneous requests run one after another.
 */
export function wasTold(ctx: TxContext): Sql {
  const since = new Date(ctx.now().getTime() - KNOWN_MS)
  const attendeeId = sql`attendee.id`
  return sql`case when attendee.status = 'pending'
    then ${queuedSince({ kind: 'registration_pending', attendeeId, times: 2 }, since)}
    else ${queuedSince({ kind: 'registration_known', attendeeId }, since)} end`
}

import type { TxContext } from '../../platform/context/context.ts'
import { change, many } from '../../platform/db/query.ts'
import { isEmail } from '../../platform/http/validation/text-formats.ts'
import { nameToGreet, queueEmails, STOPS } from '../emails/index.ts'
import { MESSAGE_COMPOSER } from './message-composer-name.ts'
import { type MessagePerson, readPeople } from './message-people.ts'
import type { MessageRow } from './message-queries.ts'
import { kindOf } from './message-template.ts'

const BATCH = 100

/**
 * Makes the next recipients of a locked message and queues their emails. People without an address or consent become no
 * recipients, so that they can still be written to later. @returns whether there may be more
 */
export async function makeRecipients(ctx: TxContext, message: MessageRow): Promise<boolean> {
  const people = await readPeople(ctx, message, message.last_person_id, BATCH)
  const reachable = people.filter(
    ({ stop, email }) => stop !== 'no_address' && stop !== 'no_consent' && email !== null && isEmail(email),
  )
  const recipients = await insertRecipients(ctx, message, reachable)
  await queueMails(
    ctx,
    message,
    reachable.flatMap((person) => {
      const id = recipients.get(person.id)
      return id === undefined || person.stop !== null ? [] : [{ id, person }]
    }),
  )
  const isOver = people.length < BATCH
  await change(ctx)`
    update message set last_person_id = ${people.at(-1)?.id ?? message.last_person_id}, all_made = ${isOver} where id = ${message.id}`
  return !isOver
}

/** The keys of the table allow one row per person and address. @returns the ids of new recipients by person */
async function insertRecipients(
  ctx: TxContext,
  { id }: MessageRow,
  people: readonly MessagePerson[],
): Promise<Map<number, number>> {
  if (people.length === 0) return new Map()
  const reasons = people.map(({ stop }) => (stop === null ? null : STOPS[stop as keyof typeof STOPS]))
  const rows = await many<{ id: number; person_id: number }>(ctx)`
    insert into message_recipient (org_id, message_id, person_id, email_key, status, reason, created_at, updated_at)
    select ${ctx.orgId}::bigint, ${id}::bigint, person_id, email_key,
      case when reason is null then 'queued' else 'suppressed' end, reason, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
    from unnest(${people.map((person) => person.id)}::bigint[], ${people.map(({ email_key }) => email_key)}::text[],
      ${reasons}::text[]) with ordinality as given (person_id, email_key, reason, nth)
    order by nth on conflict do nothing returning id, person_id`
  return new Map(rows.map((row) => [row.person_id, row.id]))
}

async function queueMails(
  ctx: TxContext,
  message: MessageRow,
  recipients: readonly { id: number; person: MessagePerson }[],
): Promise<void> {
  if (recipients.length === 0) return
  const { event_id, language, event_language, organisation_language, transactional, template_id } = message
  const emailIds = await queueEmails(
    ctx,
    recipients.map(({ id, person }) => ({
      kind: kindOf(message),
      eventId: event_id,
      attendeeId: event_id === null ? null : person.id,
      to: { name: nameToGreet(person), address: person.email! },
      language: language ?? person.language ?? event_language ?? organisation_language,
      subject: '',
      html: '',
      text: '',
      attachments: [],
      transactional,
      composer: { name: MESSAGE_COMPOSER, subjectId: id },
      templateId: template_id,
    })),
  )
  await change(ctx)`
    update message_recipient r set email_id = q.email_id
    from unnest(${recipients.map(({ id }) => id)}::bigint[], ${emailIds}::bigint[]) as q (id, email_id) where r.id = q.id`
}

import { emailKey } from '../../lib/text/email-key.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { forEachBatch } from '../../platform/db/in-batches.ts'
import { many } from '../../platform/db/query.ts'
import { addActivities, findOrCreateContacts, rescoreContacts, updateContacts } from '../crm/index.ts'
import type { EventActivity, Names } from './event-activity.ts'

type ContactActivity = { activity: EventActivity; contactId: number }

/**
 * Writes activities into contact timelines. People with a name who are not contacts yet become contacts, and empty
 * names of existing contacts are filled. Hundreds of activities cost a few statements.
 */
export async function ingestActivities(ctx: TxContext, activities: EventActivity[]): Promise<void> {
  await forEachBatch(
    activities.filter(({ email }) => email !== ''),
    async (batch) => {
      const found = await findContacts(ctx, batch)
      const news = await withoutRepeated(ctx, found)
      if (news.length === 0) return
      await addActivities(
        ctx,
        news.map(({ contactId, activity: { email: _, names: __, ...activity } }) => ({ ...activity, contactId })),
      )
      await rescoreContacts(ctx, [...new Set(news.map(({ contactId }) => contactId))])
    },
  )
}

async function findContacts(ctx: TxContext, activities: readonly EventActivity[]): Promise<ContactActivity[]> {
  const named = activities.flatMap(({ email, names }) => (names ? [{ email, ...names }] : []))
  const contacts = await findOrCreateContacts(ctx, named, 'registration')
  const known = named.flatMap(({ email, ...names }) => {
    const { id, created } = contacts.get(emailKey(email))!
    return created ? [] : [{ id, names }]
  })
  await fillNames(ctx, known)
  const unnamed = activities.flatMap(({ email, names }) => (names ? [] : emailKey(email)))
  const others = await findExisting(
    ctx,
    unnamed.filter((key) => !contacts.has(key)),
  )
  return activities.flatMap((activity) => {
    const key = emailKey(activity.email)
    const contactId = contacts.get(key)?.id ?? others.get(key)
    return contactId === undefined ? [] : [{ activity, contactId }]
  })
}

/** Finds existing contacts by address, including the addresses of contacts that were merged into them. */
async function findExisting(ctx: TxContext, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await many<{ email_key: string; id: number }>(ctx)`
    select email_key, coalesce(merged_into, id) as id from contact
    where org_id = ${ctx.orgId} and email_key = any(${keys}::text[])`
  return new Map(rows.map(({ email_key, id }) => [email_key, id]))
}

/** Nearly all contacts have both names, so this reads those without one first and updates only these. */
async function fillNames(ctx: TxContext, known: readonly { id: number; names: Names }[]): Promise<void> {
  if (known.length === 0) return
  const rows = await many<{ id: number }>(ctx)`
    select id from contact where id = any(${known.map(({ id }) => id)}::bigint[]) and (first_name = '' or last_name = '')`
  const unnamed = new Set(rows.map(({ id }) => id))
  const patches = known.filter(({ id }) => unnamed.has(id)).map(({ id, names }) => ({ id, fill: names }))
  if (patches.length > 0) await updateContacts(ctx, patches, 'registration')
}

/** Drops repeated check-ins: an attendee who leaves an event and comes back attended it once. */
async function withoutRepeated(ctx: TxContext, found: readonly ContactActivity[]): Promise<ContactActivity[]> {
  const came = found.filter(({ activity: { kind } }) => kind === 'attended')
  if (came.length === 0) return [...found]
  const rows = await many<{ subject_id: number }>(ctx)`
    select a.subject_id from unnest(
      ${came.map(({ contactId }) => contactId)}::bigint[], ${came.map(({ activity }) => activity.subjectId)}::bigint[]) c (id, subject_id)
    join contact_activity a on a.contact_id = c.id and a.kind = 'attended' and a.subject_id = c.subject_id`
  const isIn = new Set(rows.map(({ subject_id }) => subject_id))
  return found.filter(({ activity: { kind, subjectId } }) => {
    if (kind !== 'attended') return true
    if (isIn.has(subjectId)) return false
    isIn.add(subjectId)
    return true
  })
}

import { emailKey } from '../../lib/text/email-key.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { forEachBatch } from '../../platform/db/in-batches.ts'
import { many } from '../../platform/db/query.ts'
import { addActivities, findOrCreateContacts, rescoreContacts, updateContacts } from '../crm/index.ts'
import type { Happening, Names } from './happening.ts'

type Found = { happening: Happening; contactId: number }

/**
 * Writes what has happened into the time lines of those whom it happened to, who become contacts where they are none.
 * Names that are empty are filled. A few statements for hundreds of them.
 */
export async function takeIn(ctx: TxContext, happenings: Happening[]): Promise<void> {
  await forEachBatch(
    happenings.filter(({ email }) => email !== ''),
    async (batch) => {
      const found = await findContacts(ctx, batch)
      const news = await withoutRepeated(ctx, found)
      if (news.length === 0) return
      await addActivities(
        ctx,
        news.map(({ contactId, happening: { email: _, names: __, ...activity } }) => ({ ...activity, contactId })),
      )
      await rescoreContacts(ctx, [...new Set(news.map(({ contactId }) => contactId))])
    },
  )
}

async function findContacts(ctx: TxContext, happenings: readonly Happening[]): Promise<Found[]> {
  const named = happenings.flatMap(({ email, names }) => (names ? [{ email, ...names }] : []))
  const contacts = await findOrCreateContacts(ctx, named, 'registration')
  const known = named.flatMap(({ email, ...names }) => {
    const { id, created } = contacts.get(emailKey(email))!
    return created ? [] : [{ id, names }]
  })
  await fillNames(ctx, known)
  const unnamed = happenings.flatMap(({ email, names }) => (names ? [] : emailKey(email)))
  const others = await findKnown(
    ctx,
    unnamed.filter((key) => !contacts.has(key)),
  )
  return happenings.flatMap((happening) => {
    const key = emailKey(happening.email)
    const contactId = contacts.get(key)?.id ?? others.get(key)
    return contactId === undefined ? [] : [{ happening, contactId }]
  })
}

/** Contacts that are there, by their addresses, also by those of contacts that were merged into them. */
async function findKnown(ctx: TxContext, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await many<{ email_key: string; id: number }>(ctx)`
    select email_key, coalesce(merged_into, id) as id from contact
    where org_id = ${ctx.orgId} and email_key = any(${keys}::text[])`
  return new Map(rows.map(({ email_key, id }) => [email_key, id]))
}

/** Nearly all have their names, so they are asked for first. */
async function fillNames(ctx: TxContext, known: readonly { id: number; names: Names }[]): Promise<void> {
  if (known.length === 0) return
  const rows = await many<{ id: number }>(ctx)`
    select id from contact where id = any(${known.map(({ id }) => id)}::bigint[]) and (first_name = '' or last_name = '')`
  const unnamed = new Set(rows.map(({ id }) => id))
  const patches = known.filter(({ id }) => unnamed.has(id)).map(({ id, names }) => ({ id, fill: names }))
  if (patches.length > 0) await updateContacts(ctx, patches, 'registration')
}

/** Who leaves an event and comes again has come to it once. */
async function withoutRepeated(ctx: TxContext, found: readonly Found[]): Promise<Found[]> {
  const came = found.filter(({ happening: { kind } }) => kind === 'attended')
  if (came.length === 0) return [...found]
  const rows = await many<{ subject_id: number }>(ctx)`
    select a.subject_id from unnest(
      ${came.map(({ contactId }) => contactId)}::bigint[], ${came.map(({ happening }) => happening.subjectId)}::bigint[]) c (id, subject_id)
    join contact_activity a on a.contact_id = c.id and a.kind = 'attended' and a.subject_id = c.subject_id`
  const isIn = new Set(rows.map(({ subject_id }) => subject_id))
  return found.filter(({ happening: { kind, subjectId } }) => {
    if (kind !== 'attended') return true
    if (isIn.has(subjectId)) return false
    isIn.add(subjectId)
    return true
  })
}

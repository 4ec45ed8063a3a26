import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { addActivities } from '../timeline/add-activities.ts'
import type { ImportedContact } from './validate-contact.ts'

/**
 * Adds notes from a file to contacts; a note that a contact already has is skipped. The caller has locked the contacts.
 * @returns the ids of contacts with a new note
 */
export async function addImportedNotes(
  ctx: TxContext,
  each: readonly { id: number; person: ImportedContact }[],
): Promise<number[]> {
  const noted = each.filter(({ person: { notes } }) => notes !== undefined)
  if (noted.length === 0) return []
  const added = await many<{ id: number; contact_id: number }>(ctx)`
    insert into contact_note (org_id, contact_id, text, created_at, updated_at)
    select ${ctx.orgId}::bigint, contact_id, text, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
    from (
      select contact_id, text, min(nth) as nth
      from unnest(${noted.map(({ id }) => id)}::bigint[], ${noted.map(({ person }) => person.notes)}::text[])
        with ordinality as given (contact_id, text, nth)
      group by contact_id, text) given
    where not exists (select 1 from contact_note n where n.contact_id = given.contact_id and n.text = given.text)
    order by nth returning id, contact_id`
  await addActivities(
    ctx,
    added.map(({ id, contact_id }) => ({
      contactId: contact_id,
      kind: 'note',
      at: ctx.now(),
      subjectType: 'contact_note',
      subjectId: id,
    })),
  )
  return added.map(({ contact_id }) => contact_id)
}

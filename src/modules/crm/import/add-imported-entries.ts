import type { TxContext } from '../../../platform/context.ts'
import { change } from '../../../platform/db/query.ts'
import { addActivities } from '../timeline/add-activities.ts'

type Entry = { id: number; created: boolean; row: number }

/** Says in the time lines of contacts in which row of which file they were. */
export async function addImportedEntries(
  ctx: TxContext,
  of: { id: number; file_name: string },
  at: Date,
  entries: readonly Entry[],
): Promise<void> {
  const dataOf = ({ row }: Entry) => ({ import_id: of.id, row, file_name: of.file_name })
  const known = entries.filter(({ created }) => !created)
  await addActivities(
    ctx,
    known.map((entry) => ({
      ...{ contactId: entry.id, kind: 'imported', at, subjectType: 'contact_import', subjectId: of.id },
      data: dataOf(entry),
    })),
  )
  // Those who are new are known to nobody yet, and were made with the time of this: they are neither locked nor changed.
  const made = entries.filter(({ created }) => created)
  if (made.length === 0) return
  await change(ctx)`
    insert into contact_activity (org_id, contact_id, kind, at, subject_type, subject_id, data)
    select ${ctx.orgId}::bigint, id, 'imported', ${at}::timestamptz, 'contact_import', ${of.id}::bigint, data::jsonb
    from unnest(${made.map(({ id }) => id)}::bigint[], ${made.map((entry) => JSON.stringify(dataOf(entry)))}::text[])
      with ordinality as given (id, data, nth) order by nth`
}

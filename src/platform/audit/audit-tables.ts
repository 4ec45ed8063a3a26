import { type Erasing, holdsAddress, type Person, type PersonalTable } from '../context/personal-table.ts'
import { change, many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'

type Entry = { id: number; before: unknown; after: unknown }

/** The audit log. A person's entries are those about a row of the person, and those that contain the address. */
export const auditTables: PersonalTable[] = [
  {
    table: 'audit_entry',
    personal: ['before', 'after'],
    other: ['actor_kind', 'actor', 'action', 'subject_type', 'request_id', 'via'],
    ofPerson: (person) => sql`(t.subject_type, t.subject_id) in (
        select subject_type, subject_id from audit_entry where org_id = ${person.orgId}
          and (${holdsAddress(ownText(sql`before`, person), person)} or ${holdsAddress(ownText(sql`after`, person), person)}))
      or ${aboutRows(person)}`,
    outcome: 'Keep who did what and when, without what it was of the person.',
    erase: eraseEntries,
    keep: 'for ever',
  },
]

/** The contents of a row without texts in which its person may have named others; an entry can also be a single value. */
function ownText(row: Sql, { said }: Person): Sql {
  return sql`(case when jsonb_typeof(${row}) = 'object' then ${row} - ${said}::text[] else ${row} end)::text`
}

function aboutRows({ idsIn, tables }: Person) {
  const about = tables.map((table) => ({ table, ids: idsIn(table) }))
  const known = about.flatMap(({ table, ids }) => ids.map((id) => ({ table, id })))
  return sql`(t.subject_type, t.subject_id) in (
    select * from unnest(${known.map(({ table }) => table)}::text[], ${known.map(({ id }) => id)}::bigint[]))`
}

/** Sets fields named like any personal column to null, and every occurrence of the address. */
async function eraseEntries(ctx: Erasing, ids: number[], { emails }: Person): Promise<void> {
  const fields = new Set(ctx.personalTables.flatMap(({ personal, toldAs = [] }) => [...personal, ...toldAs]))
  const addresses = new Set(emails.map((email) => email.toLowerCase()))
  const rows = await many<Entry>(ctx)`select id, before, after from audit_entry where id = any(${ids}::bigint[])`
  const blank = (value: unknown) => (value === null ? null : JSON.stringify(without(value, fields, addresses)))
  await change(ctx)`
    update audit_entry set before = e.before, after = e.after
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ before }) => blank(before))}::jsonb[],
      ${rows.map(({ after }) => blank(after))}::jsonb[]) as e (id, before, after)
    where audit_entry.id = e.id`
}

function without(value: unknown, fields: ReadonlySet<string>, addresses: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return addresses.has(value.toLowerCase()) ? null : value
  if (Array.isArray(value)) return value.map((each) => without(each, fields, addresses))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fields.has(name) ? null : without(each, fields, addresses)]),
  )
}

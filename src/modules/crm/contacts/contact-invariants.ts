import { emailKey } from '../../../lib/text/email-key.ts'
import { type Invariant, rowsThatBreak } from '../../../platform/context/invariant.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { contactText, type SearchedProfile } from '../records/contact-profile.ts'

const BATCH = 5_000

type Stored = SearchedProfile & { id: number; email_key: string | null; text: string | null; merged: boolean }

/** Computed by the application, so the database cannot compare these. */
const derived: Invariant = {
  name: 'contacts have the key of their email address and an up-to-date search text',
  async find({ db }) {
    const broken: string[] = []
    for (let after = 0; ; ) {
      const rows = await many<Stored>({ db })`
        select c.id, c.email, c.email_key, c.first_name, c.last_name, c.phone, c.title, t.folded as text,
          c.merged_into is not null as merged
        from contact c left join contact_text t using (id) where c.id > ${after} order by c.id limit ${BATCH}::int`
      for (const row of rows)
        if (row.email_key !== (row.email && emailKey(row.email)) || (row.text !== null && !isRight(row)))
          broken.push(`contact ${row.id}`)
      if (rows.length < BATCH || broken.length >= 100) return broken.slice(0, 100)
      after = rows.at(-1)!.id
    }
  },
}

function isRight(row: Stored): boolean {
  return !row.merged && row.text === contactText(row)
}

export const contactInvariants: Invariant[] = [
  derived,
  rowsThatBreak(
    'a merged contact points to a contact that is not merged',
    sql`select 'contact ' || c.id as id from contact c join contact live on live.id = c.merged_into where live.merged_into is not null`,
  ),
  rowsThatBreak(
    'custom fields of a contact are defined by its organisation and not null',
    sql`select 'contact ' || c.id || ': ' || p.key as id from contact c cross join jsonb_each(c.properties) p
        where p.value = 'null' or not exists (select from contact_property d where d.org_id = c.org_id and d.key = p.key)
          and c.merged_into is null`,
  ),
  rowsThatBreak(
    'contacts are listed under their tags, and merged ones are not',
    sql`select 'contact ' || coalesce(t.contact_id, l.id) || ': ' || coalesce(t.tag, l.tag) as id from contact_tag t
        full join (select distinct c.org_id, tag, c.id from contact c, unnest(c.tags) tag where c.merged_into is null) l
          on l.org_id = t.org_id and l.tag = t.tag and l.id = t.contact_id
        where t.contact_id is null or l.id is null`,
  ),
  rowsThatBreak(
    'the tally of an organisation counts its contacts',
    sql`select 'organisation ' || o.id as id from organisation o
        where (select coalesce(sum(contacts), 0) from contact_tally t where t.org_id = o.id) <>
          (select count(*) from contact c where c.org_id = o.id and c.merged_into is null)`,
  ),
]

import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PersonalTable } from '../../platform/personal/personal-table.ts'

/** What stands in the place of a name whose owner was erased, as on certificates. */
const ERASED_NAME = 'Name erased'

/** The archive goes with the job. */
export const bulkTables: PersonalTable[] = [
  {
    table: 'bulk_job',
    personal: ['names', 'emails', 'warnings'],
    other: ['status', 'file_name', 'error', 'zip_key'],
    ofPerson: ({ email }) => sql`lower(${email}) in (select lower(each) from unnest(t.emails) each)`,
    // The others of a file are nobody's business.
    shown: sql`to_jsonb(t) - 'names' - 'emails' - 'warnings'`,
    outcome: 'Lose the name and the address of the person; the other names of the file stay.',
    // The person alone goes from the file, in which every row keeps its place.
    erase: ({ db }, ids, { email }) => change({ db })`
      update bulk_job set emails = kept.emails, names = kept.names from (
        select j.id, array_agg(case when lower(f.email) = lower(${email}) then null else f.email end order by nth) as emails,
          array_agg(case when lower(f.email) = lower(${email}) then ${ERASED_NAME} else f.name end order by nth) as names
        from bulk_job j, unnest(j.names, j.emails) with ordinality as f (name, email, nth)
        where j.id = any(${ids}::bigint[]) group by j.id) kept
      where bulk_job.id = kept.id`,
    keep: 'with its event',
  },
]

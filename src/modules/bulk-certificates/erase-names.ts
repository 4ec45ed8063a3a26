import { type Erasing, isAddress, type Person } from '../../platform/context/personal-table.ts'
import { change, many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { redrawLater } from '../certificates/index.ts'
import { ERASED_NAME } from './redraw-archive.ts'

/**
 * Removes a person from a job's file; every row keeps its place. An archive is drawn again whose files have the person's
 * name, or a credential with the hash of their address.
 */
export async function eraseNames(ctx: Erasing, ids: number[], person: Person): Promise<void> {
  await change(ctx)`
    update bulk_job set emails = kept.emails, names = kept.names,
      certificate_values = case when bulk_job.certificate_values is not null then kept.certificate_values end from (
      select j.id, array_agg(case when ${isAddress(sql`f.email`, person)} then null else f.email end order by nth) as emails,
        array_agg(case when ${isAddress(sql`f.email`, person)} then ${ERASED_NAME} else f.name end order by nth) as names,
        jsonb_agg(case when ${isAddress(sql`f.email`, person)} then '{}' else coalesce(j.certificate_values -> (nth::int - 1), '{}') end order by nth) as certificate_values
      from bulk_job j, unnest(j.names, j.emails) with ordinality as f (name, email, nth)
      where j.id = any(${ids}::bigint[]) group by j.id) kept
    where bulk_job.id = kept.id`
  const outdated = await many<{ id: number }>(ctx)`
    select distinct bulk_job_id as id from certificate
    where id = any(${person.idsIn('certificate')}::bigint[]) and (status = 'revoked' or signature is not null) and bulk_job_id = any(${ids}::bigint[])`
  // Erasing runs in a transaction, which queues the follow-up jobs.
  await redrawLater(
    ctx,
    outdated.map(({ id }) => id),
  )
}

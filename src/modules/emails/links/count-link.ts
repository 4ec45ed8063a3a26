import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inOneStatement } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { emailEventInsert } from '../outcomes/email-events.ts'
import { markOf, type TrackedLink } from './link-token.ts'

const HOUR_MS = 3_600_000

/**
 * Counts an opened link, at most once an hour, however many people open it at once. Links of deleted or erased emails
 * are not counted.
 */
export async function countLink(services: Services, { emailId, mark, url }: TrackedLink): Promise<void> {
  const mail = await maybeOne<{ org_id: number; to_address: string }>(services)`
    select org_id, to_address from email where id = ${emailId}`
  if (mail === null || mail.to_address === '' || !markOf(services, mail.to_address).equals(mark)) return
  const ctx = jobContext(services, mail.org_id, 'count-link')
  const [now, uid] = [ctx.now(), uuidFrom(ctx.randomBytes(16))]
  const eventInsert = emailEventInsert(
    'email.link_opened',
    sql`select e.org_id, e.id, e.event_id, e.to_address, e.subject, ${uid}::uuid as uid from email e join counted on email_id = e.id`,
    sql`, 'link', ${url}::text`,
  )
  await inOneStatement(
    ctx,
    () => change(ctx)`
      with counted as (
        insert into email_link_open as o (org_id, email_id, link_hash, counted_at)
        select org_id, id, ${sha256(url)}, ${now} from email where id = ${emailId} for key share
        on conflict (email_id, link_hash) do update set counted_at = excluded.counted_at
          where o.counted_at <= ${new Date(now.getTime() - HOUR_MS)}
        returning email_id)
      ${eventInsert}`,
  )
}

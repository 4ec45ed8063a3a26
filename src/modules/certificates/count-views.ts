import { jobContext, type Services } from '../../platform/context.ts'
import { uuidFrom } from '../../platform/crypto/random-uuid.ts'
import { inOneStatement } from '../../platform/db/in-transaction.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { eventInsertOfAny } from '../../platform/outbox/record-event.ts'

const EVERY_MS = 5_000
/** So many certificates are kept in memory at most; who looks at more of them meanwhile is not counted. */
const MOST_KEPT = 5_000

type Warn = (context: object, message: string) => void

/**
 * Counts looks at the pages of certificates, without a write for each: what was looked at is kept for five seconds, and of
 * each certificate one look a day is told of. What a process has in memory when it is killed is lost.
 */
export function viewCounter(services: Services, warn: Warn) {
  let seen = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const ids = [...seen]
    seen = new Set()
    if (ids.length > 0)
      await writeViews(services, ids).catch((error) => warn({ err: error }, 'looks at certificates were not counted'))
  }
  return {
    note(certificateId: number): void {
      if (seen.size < MOST_KEPT) seen.add(certificateId)
      timer ??= setTimeout(flush, EVERY_MS).unref()
    },
    flush,
  }
}

async function writeViews(services: Services, ids: number[]): Promise<void> {
  const ctx = jobContext(services, 0, 'count-views')
  const day = ctx.now().toISOString().slice(0, 10)
  const uids = ids.map(() => uuidFrom(ctx.randomBytes(16)))
  const told = eventInsertOfAny(
    { type: 'certificate.viewed', audience: 'internal' },
    sql`select c.org_id, given.uid, c.id, json_build_object('certificate_id', c.id, 'event_id', c.event_id,
        'event_name', c.event_name, 'attendee_email', c.attendee_email)
      from given join certificate c using (id) join counted on certificate_id = id where c.attendee_email <> ''`,
  )
  await inOneStatement(
    ctx,
    () => change(ctx)`
      with given as materialized (select * from unnest(${ids}::bigint[], ${uids}::uuid[]) given (id, uid)),
      counted as (
        insert into certificate_view as v (org_id, certificate_id, day)
        select c.org_id, c.id, ${day}::date from given join certificate c using (id) order by c.id for key share of c
        on conflict (certificate_id) do update set day = excluded.day where v.day < excluded.day
        returning certificate_id)
      ${told}`,
  )
}

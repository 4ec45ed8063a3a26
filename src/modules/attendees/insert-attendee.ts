import { auditInsertOfAny } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { boundedWaits, gatherChanges } from '../../platform/db/gather-changes.ts'
import { givenRows } from '../../platform/db/given-rows.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { registeredInsert } from './attendee-events.ts'
import { type NewestKey, newestKey } from './ticket/ticket-key.ts'

/**
 * An attendee that is to be, with its audit entry (what it is `after`, but for its id, who adds it, and in which request),
 * and its event.
 */
type NewAttendee = {
  org_id: number
  event_id: number
  first_name: string
  last_name: string
  email: string
  email_key: string
  folded: string
  language: string | null
  tags: string[]
  answers: object
  source: 'api' | 'panel'
  created_at: Date
  after: object
  actor: string
  request_id: string | null
  via: string | null
  /** Id of the domain event. */
  uid: string
}

const asTable = givenRows<NewAttendee & { nth: number }>({
  ...{ nth: 'int', org_id: 'bigint', event_id: 'bigint', first_name: 'text', last_name: 'text', email: 'text' },
  ...{ email_key: 'text', folded: 'text', language: 'text', tags: 'text[]', answers: 'jsonb', source: 'text' },
  ...{ created_at: 'timestamptz', after: 'jsonb', actor: 'text', request_id: 'text', via: 'text', uid: 'uuid' },
})

type Inserted = { id: number; ticket_key: NewestKey | null }

/** Adds an attendee. Null when there is no such event. */
export const insertAttendee = gatherChanges(insertAttendees)

/** Rows are added in the order of their unique key, so that two statements do not wait for each other in a circle. */
async function insertAttendees(
  within: { readonly db: Db },
  asked: NewAttendee[],
  how: 'shared' | 'alone',
): Promise<(Inserted | null)[]> {
  const [begin, hold, despite] =
    how === 'alone'
      ? [sql`select`, sql`for key share`, sql``]
      : [boundedWaits, sql`for key share skip locked`, sql`on conflict (event_id, email_key) do nothing`]
  const entries = sql`
    select id, null::jsonb, after || jsonb_build_object('id', id), actor, request_id, via, org_id, created_at from made join held using (id)`
  const made = await many<Inserted & { nth: number }>(within)`
    with begun as materialized (${begin}),
    held as materialized (
      select asked.*, nextval('attendee_id_seq') as id
      from begun cross join (${asTable(asked.map((each, nth) => ({ nth, ...each })))}) asked
      cross join lateral (select from event e where e.org_id = asked.org_id and e.id = asked.event_id ${hold}) event
      order by event_id, email_key
    ), made as (
      insert into attendee (id, org_id, event_id, first_name, last_name, email, email_key, folded, language, tags, answers, source, created_at, updated_at)
      overriding system value
      select id, org_id, event_id, first_name, last_name, email, email_key, folded, language, tags, answers, source, created_at, created_at
      from held ${despite} returning id
    ), audited as (${auditInsertOfAny({ action: 'attendee.create', subjectType: 'attendee' }, entries)}),
    told as (${registeredInsert(sql`select held.* from made join held using (id)`)})
    select nth, id, ${newestKey(sql`held.event_id`)} as ticket_key from made join held using (id)`
  const found = new Map(made.map(({ nth, ...inserted }) => [nth, inserted]))
  return asked.map((_, nth) => found.get(nth) ?? null)
}

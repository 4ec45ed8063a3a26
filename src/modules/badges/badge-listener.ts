import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Listener, ListenerEvent } from '../../platform/outbox/listener.ts'
import { awardByRule } from './award-by-rule.ts'
import type { CriterionType } from './records/badge-criteria.ts'

type Deed = { of: CriterionType[]; people: (ctx: TxContext, event: ListenerEvent<{ attendee_id?: number }>) => Sql }

/** SQL: owners of certificates `e`, attendees by their current address. */
const owners = (which: Sql) => sql`
  select e.event_id, coalesce(a.email_key, lower(e.attendee_email)) as email_key
  from certificate e left join attendee a on a.id = e.attendee_id where ${which}`

const attendee = ({ orgId }: TxContext, { data }: ListenerEvent<{ attendee_id?: number }>) => sql`
  select event_id, email_key from attendee where org_id = ${orgId} and id = ${data.attendee_id}`

/** For each event type, the criteria it may fulfil and for whom. */
const DEEDS: Record<string, Deed> = {
  'attendee.checked_in': { of: ['sessions_attended', 'events_attended', 'event_attended'], people: attendee },
  'cert.issued': {
    of: ['certificates_earned'],
    people: ({ orgId }, { subjectId }) => owners(sql`e.org_id = ${orgId} and e.id = ${subjectId}`),
  },
  'cert.bulk_completed': {
    of: ['certificates_earned'],
    people: ({ orgId }, { subjectId }) => owners(sql`e.org_id = ${orgId} and e.bulk_job_id = ${subjectId}`),
  },
  'survey.answered': { of: ['survey_completed'], people: attendee },
  'programme.completed': {
    of: ['programme_completed'],
    people: ({ orgId }, { subjectId }) => sql`
      select null::bigint as event_id, email_key from training_assignment where org_id = ${orgId} and id = ${subjectId}`,
  },
}

/** Awards badges as soon as their criteria are met. */
export const badgeListener: Listener = {
  name: 'badges',
  types: Object.keys(DEEDS),
  from: 'now',
  concerns: (within, orgIds) => many<{ org_id: number }>(within)`
    select org_id from unnest(${orgIds}::bigint[]) as asked (org_id)
    where exists (select from badge_template t where t.org_id = asked.org_id and t.active)`,
  handle: async (ctx, event) => {
    const { of: types, people } = DEEDS[event.type]!
    const found = await many<{ event_id: number | null; email_key: string }>(ctx)`
      select distinct event_id, email_key from (${people(ctx, event as ListenerEvent<{ attendee_id?: number }>)}) people
      where email_key <> '' and exists (
        select from badge_template t, jsonb_array_elements(t.criteria) c
        where t.org_id = ${ctx.orgId} and t.active and c ->> 'type' = any(${types}::text[]))
      order by email_key`
    if (found.length === 0) return
    const keys = found.map(({ email_key }) => email_key)
    await awardByRule(ctx, keys, { types, eventId: found[0]!.event_id })
  },
}

import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Listener, ListenerEvent } from '../../platform/outbox/listener.ts'
import type { Trigger } from './automation-schema.ts'
import { copyRules } from './copy-rules.ts'
import { lockFiring, makeRuns } from './make-runs.ts'

type Data = {
  event_id: number
  attendee_id: number
  form_id: number
  copied_from: number | null
  first: boolean
  certificates: { certificate_id: number }[]
}
type Fires = (ctx: TxContext, event: ListenerEvent<Data>) => Promise<void>

/** Triggers that fire immediately, by event type. */
const fires: Record<string, Fires> = {
  'event.created': (ctx, { subjectId: id, data }) => copyRules(ctx, id, data.copied_from),
  'attendee.checked_in': async (ctx, { subjectId: id, data }) => {
    if (!data.first) return
    await fire(ctx, 'attended_event', [id], ofEvent(data))
    // A check-in from an offline device may arrive after the rule has fired for the others.
    await fire(ctx, 'survey_not_completed', [id], sql`${ofEvent(data)} and fired_at is not null`)
  },
  'cert.issued': (ctx, { subjectId: id, data }) => fire(ctx, 'certificate_issued', [id], ofEvent(data)),
  'cert.bulk_completed': (ctx, { data }) =>
    fire(
      ctx,
      'certificate_issued',
      data.certificates.map((each) => each.certificate_id),
      ofEvent(data),
    ),
  'badge.awarded': (ctx, { subjectId: id }) => fire(ctx, 'badge_earned', [id]),
  // The name of the event in earlier versions.
  'badge.earned': (ctx, { subjectId: id }) => fire(ctx, 'badge_earned', [id]),
  'training.completed': (ctx, { subjectId: id }) => fire(ctx, 'lms_course_completed', [id]),
  'attendee.registered': (ctx, { subjectId: id, data, occurredAt }) =>
    fire(ctx, 'registered', [id], ofEvent(data), occurredAt),
  'attendee.waitlisted': (ctx, { subjectId: id, data, occurredAt }) =>
    fire(ctx, 'waitlisted', [id], ofEvent(data), occurredAt),
  'attendee.cancelled': (ctx, { subjectId: id, data, occurredAt }) =>
    fire(ctx, 'cancelled', [id], ofEvent(data), occurredAt),
  'survey.answered': (ctx, { data, occurredAt }) =>
    fire(ctx, 'survey_answered', [data.attendee_id], ofEvent(data), occurredAt),
  'form.submitted': (ctx, { subjectId: id, data, occurredAt }) =>
    fire(ctx, 'form_submitted', [id], sql`form_id = ${data.form_id}`, occurredAt),
  'cert.expiring_soon': (ctx, { subjectId: id, data, occurredAt }) =>
    fire(ctx, 'certificate_expiring', [id], ofEvent(data), occurredAt),
}

/**
 * Creates runs for events, in the transaction that advances the listener's position, so that each event creates its
 * runs exactly once, even across restarts.
 */
export const automationListener: Listener = {
  name: 'automations',
  types: Object.keys(fires),
  from: 'now',
  concerns: (within, orgIds) => many<{ org_id: number }>(within)`
    select org_id from unnest(${orgIds}::bigint[]) as asked (org_id)
    where exists (select from automation_rule r where r.org_id = asked.org_id)`,
  handle: async (ctx, event) => fires[event.type]!(ctx, event as ListenerEvent<Data>),
}

async function fire(ctx: TxContext, trigger: Trigger, ids: number[], rules = sql`true`, at?: Date): Promise<void> {
  const ruleIds = await lockFiring(ctx, trigger, rules)
  await makeRuns(ctx, trigger, ruleIds, {
    only: (id) => sql`${id} = any(${ids}::bigint[])`,
    again: true,
    ...(at ? { at } : {}),
  })
}

function ofEvent({ event_id }: Data): Sql {
  return sql`event_id = ${event_id}`
}

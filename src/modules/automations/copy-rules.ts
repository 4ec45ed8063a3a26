import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Copies rules to a new event: those of the organisation, and the own rules of the event that it is a copy of. They fire
 * for anything that has happened at the event since it was created.
 */
export async function copyRules(ctx: TxContext, eventId: number, copiedFrom: number | null): Promise<void> {
  // A rule that is being changed or deleted is waited for, and the next statement sees the result.
  await change(ctx)`
    select id from automation_rule where org_id = ${ctx.orgId} and (event_id is null or event_id = ${copiedFrom})
    order by id for share`
  const rules = await change(ctx)`
    with source as materialized (
      select r.id, e.created_at, coalesce(off.switched_off, false) as off, ${sessionInCopy} as session_id,
        nextval(pg_get_serial_sequence('automation_rule', 'id')) as copy_id
      from event e join automation_rule r on r.org_id = e.org_id and (r.event_id is null and r.created_at <= e.created_at
        or r.event_id = ${copiedFrom} and r.organisation_rule_id is null)
      left join automation_rule off on off.organisation_rule_id = r.id and off.event_id = ${copiedFrom}
      where e.org_id = ${ctx.orgId} and e.id = ${eventId}
    ), actions as (
      insert into automation_action (org_id, rule_id, id, position, added_at, type, delay_hours, template_id, badge_template_id, endpoint_id, tag)
      select a.org_id, s.copy_id, a.id, a.position, greatest(a.added_at, s.created_at), a.type, a.delay_hours,
        a.template_id, a.badge_template_id, a.endpoint_id, a.tag
      from source s join automation_action a on a.org_id = ${ctx.orgId} and a.rule_id = s.id
    )
    insert into automation_rule (id, org_id, event_id, name, trigger, trigger_hours, session_id, form_id, conditions,
      organisation_rule_id, switched_off, enabled, enabled_at, last_action, created_at, updated_at)
    overriding system value
    select s.copy_id, r.org_id, ${eventId}, r.name, r.trigger, r.trigger_hours, s.session_id, r.form_id, r.conditions,
      case when r.event_id is null then r.id end, s.off, r.enabled and not s.off,
      case when r.event_id is null then greatest(r.enabled_at, s.created_at) else s.created_at end, r.last_action,
      ${ctx.now()}, ${ctx.now()}
    from source s join automation_rule r on r.org_id = ${ctx.orgId} and r.id = s.id order by s.copy_id`
  if (rules === 0) return
  await recordAudit(ctx, { action: 'automation_rule.copy', subjectType: 'event', subjectId: eventId, after: { rules } })
}

/**
 * The session of the new event `e` that corresponds to that of a rule `r`: sessions are copied in order, with their titles.
 * Otherwise the old one, which the event does not have, so that the rule does not fire for other sessions.
 */
const sessionInCopy = sql`coalesce((
  with mine as (select id, title, row_number() over (order by id) as nth from session where org_id = r.org_id and event_id = r.event_id),
    copied as (select id, title, row_number() over (order by id) as nth from session where org_id = e.org_id and event_id = e.id)
  select copied.id from mine join copied using (nth, title) where mine.id = r.session_id), r.session_id)`

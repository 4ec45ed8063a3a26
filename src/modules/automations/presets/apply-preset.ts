import { AppError } from '../../../lib/errors.ts'
import { languageOf } from '../../../lib/text/languages.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { starterTemplate } from '../../emails/index.ts'
import { noSuchEvent } from '../../events/index.ts'
import type { AutomationRule, CreateRule } from '../automation-schema.ts'
import { createRule } from '../save-rule.ts'
import { automationPresets, type PRESETS, type PresetFacts, presetNames } from './automation-presets.ts'

/**
 * Creates a ready-made rule with the starter template of its trigger, which is created again if it was deleted.
 * @throws AppError not_found for the event; conflict naming what the event lacks; already_exists naming the rule it has;
 * forbidden for an action that the caller may not perform
 */
export function applyPreset(ctx: Context, eventId: number, preset: (typeof PRESETS)[number]): Promise<AutomationRule> {
  const { lacks, issues, delay_hours = 0, conditions = [], ...wanted } = automationPresets[preset]
  return inTransaction(ctx, async (ctx) => {
    const event = await lockFacts(ctx, eventId)
    const missing = lacks(event)
    if (missing !== null) throw new AppError('conflict', missing)
    const afterSurvey = issues && event.certificate_requires_survey
    const trigger = afterSurvey ? ('survey_answered' as const) : wanted.trigger
    const trigger_hours = afterSurvey ? null : (wanted.trigger_hours ?? null)
    const action: CreateRule['actions'][number] = issues
      ? { type: 'issue_certificate', delay_hours }
      : { type: 'send_email', template_id: await starterTemplate(ctx, trigger), delay_hours }
    await refuseSecond(ctx, eventId, { trigger, trigger_hours, action })
    const name = presetNames[languageOf(event.event_language) ?? 'en'][preset]
    return createRule(ctx, eventId, { name, trigger, trigger_hours, conditions: [...conditions], actions: [action] })
  })
}

/** A second click must not send everyone a second email. */
async function refuseSecond(
  ctx: TxContext,
  eventId: number,
  {
    trigger,
    trigger_hours,
    action,
  }: Pick<CreateRule, 'trigger' | 'trigger_hours'> & { action: CreateRule['actions'][number] },
): Promise<void> {
  const known = await maybeOne<{ id: number; name: string }>(ctx)`
    select r.id, r.name from automation_rule r join automation_action a on a.org_id = r.org_id and a.rule_id = r.id
    where r.org_id = ${ctx.orgId} and r.event_id = ${eventId} and r.trigger = ${trigger}
      and r.trigger_hours is not distinct from ${trigger_hours ?? null} and a.type = ${action.type}
      and a.template_id is not distinct from ${action.template_id ?? null}
    order by r.id limit 1`
  if (known)
    throw new AppError(
      'already_exists',
      `The event already has this rule: ${known.id}, ${known.name}. Update or delete that one.`,
    )
}

async function lockFacts(ctx: TxContext, eventId: number): Promise<PresetFacts> {
  const event = await maybeOne<PresetFacts>(ctx)`
    select e.name, e.event_language, event_start(e.id) as starts_at, coalesce(event_end(e.id) <= ${ctx.now()}, false) as is_over,
      e.online_url, coalesce(jsonb_array_length(e.survey), 0) > 0 as has_survey, e.certificate_enabled, e.certificate_email,
      e.certificate_requires_survey, num_nonnulls(e.certificate_validity_days, e.certificate_validity_months,
        e.certificate_validity_years, e.certificate_valid_until) > 0 as certificates_expire
    from event e where e.org_id = ${ctx.orgId} and e.id = ${eventId} for no key update`
  if (event === null) throw noSuchEvent()
  return event
}

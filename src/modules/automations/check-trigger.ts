import { invalidField } from '../../lib/errors.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import type { NewAction, Trigger, TriggerSettings } from './automation-schema.ts'

type Setting = keyof TriggerSettings

const SETTINGS_OF: Partial<Record<Trigger, readonly Setting[]>> = {
  before_event: ['trigger_hours'],
  after_event: ['trigger_hours'],
  before_session: ['trigger_hours', 'session_id'],
  form_submitted: ['form_id'],
}
const REQUIRED: Partial<Record<Trigger, Setting>> = {
  before_event: 'trigger_hours',
  before_session: 'trigger_hours',
  form_submitted: 'form_id',
}
const NONE: TriggerSettings = { trigger_hours: null, session_id: null, form_id: null }

/**
 * Returns the settings of a trigger from those that were sent and those that a rule already has, which it keeps if its
 * trigger has them.
 * @throws AppError validation_failed for a missing setting, or one that the trigger does not have
 */
export function settingsOf(
  trigger: Trigger,
  sent: Partial<TriggerSettings>,
  before: TriggerSettings = NONE,
): TriggerSettings {
  const allowed = SETTINGS_OF[trigger] ?? []
  for (const setting of Object.keys(NONE) as Setting[])
    if ((sent[setting] ?? null) !== null && !allowed.includes(setting))
      throw invalidField(['body', setting], `${trigger} has no ${setting}. Leave it out.`, 'not_for_trigger')
  const settings = { ...NONE }
  for (const setting of allowed) settings[setting] = sent[setting] === undefined ? before[setting] : sent[setting]
  if (trigger === 'after_event') settings.trigger_hours ??= 0
  const required = REQUIRED[trigger]
  if (required !== undefined && settings[required] === null)
    throw invalidField(['body', required], `${trigger} needs ${required}.`, 'missing')
  return settings
}

/** @throws AppError validation_failed for a session that is not of the event, or an unknown form */
export async function checkSettings(
  ctx: TxContext,
  eventId: number | null,
  { session_id, form_id }: Partial<TriggerSettings>,
): Promise<void> {
  // Rules of the organisation have no session.
  if (eventId !== null && session_id != null) {
    const session = await maybeOne(ctx)`
      select 1 from session where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${session_id}`
    if (session === null)
      throw invalidField(
        ['body', 'session_id'],
        `There is no session ${session_id} in this event. Send the id of one of its sessions, or null for every session.`,
        'unknown',
      )
  }
  if (form_id != null) {
    const form = await maybeOne(ctx)`select 1 from form where org_id = ${ctx.orgId} and id = ${form_id}`
    if (form === null) throw invalidField(['body', 'form_id'], `There is no lead form ${form_id}.`, 'unknown')
  }
}

/** @throws AppError validation_failed for an action that would be due when the event or session has begun */
export function checkDelays(
  trigger: Trigger,
  { trigger_hours }: TriggerSettings,
  actions: readonly Pick<NewAction, 'delay_hours'>[],
): void {
  if (trigger !== 'before_event' && trigger !== 'before_session') return
  const index = actions.findIndex(({ delay_hours = 0 }) => delay_hours > trigger_hours!)
  if (index === -1) return
  throw invalidField(
    ['body', 'actions', String(index), 'delay_hours'],
    `delay_hours must be at most ${trigger_hours}, the trigger_hours of the rule: later, the event has begun.`,
    'too_late',
  )
}

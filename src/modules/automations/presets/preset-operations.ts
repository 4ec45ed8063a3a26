import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { Id, nullable, oneOf } from '../../../platform/http/validation/schema.ts'
import { TRIGGERS } from '../../emails/index.ts'
import { AutomationRule } from '../automation-schema.ts'
import { applyPreset } from './apply-preset.ts'
import { automationPresets, PRESETS } from './automation-presets.ts'

const preset = oneOf(PRESETS, { description: 'Name of the ready-made rule' })

const AutomationPreset = Type.Object(
  {
    preset,
    description: Type.String({ description: 'Recipients, time and content of the rule' }),
    trigger: oneOf(TRIGGERS, { description: 'Trigger of the rule' }),
    trigger_hours: nullable(Type.Integer({ description: 'Hours before or after; null: the trigger has none' })),
    action: oneOf(['send_email', 'issue_certificate'], { description: 'Action of the rule' }),
  },
  { title: 'AutomationPreset' },
)

const tag = 'Automations'

/** Operations for ready-made rules. */
export const presetOperations: readonly Operation[] = [
  operation({
    id: 'listAutomationPresets',
    method: 'GET',
    path: '/admin/automation-presets',
    scope: 'automations:read',
    tag,
    summary: 'List ready-made automations',
    description: 'Lists the ready-made rules that "Create a ready-made automation" can create.',
    answer: Type.Array(AutomationPreset),
    run: async () =>
      PRESETS.map((name) => {
        const { description, trigger, trigger_hours = null, issues } = automationPresets[name]
        const action = issues ? ('issue_certificate' as const) : ('send_email' as const)
        return { preset: name, description, trigger, trigger_hours, action }
      }),
  }),

  operation({
    id: 'createAutomationFromPreset',
    method: 'POST',
    path: '/admin/events/:id/automations/presets/:preset',
    scope: 'automations:write',
    tag,
    summary: 'Create a ready-made automation',
    description:
      'Creates a ready-made rule, named in the language of the event, with the starter template of its trigger. The rule can be changed like any other. Needs the scope of its action.',
    params: Type.Object({ id: Id, preset }),
    answer: AutomationRule,
    status: 201,
    refusals: { 409: 'The event lacks something that the rule needs, such as a survey, or already has the rule' },
    run: (ctx, { params }) => applyPreset(ctx, params.id, params.preset),
  }),
]

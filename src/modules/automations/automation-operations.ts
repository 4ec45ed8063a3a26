import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { Id, Page } from '../../platform/http/validation/schema.ts'
import {
  AutomationRule,
  AutomationRun,
  CatchUp,
  CreateRuleBody,
  MAX_RULES,
  RunsQuery,
  UpdateRuleBody,
} from './automation-schema.ts'
import { catchUp, previewCatchUp } from './catch-up.ts'
import { getRule, listRules, ruleToWire } from './rule-queries.ts'
import { listRuns } from './run-queries.ts'
import { createRule, deleteRule, updateRule } from './save-rule.ts'

const ofEvent = Type.Object({ id: Id })
const ofRule = Type.Object({ event_id: Id, rule_id: Id })
const path = '/admin/events/:event_id/automations/:rule_id'
const tag = 'Automations'

/** Operations for automation rules of an event and their runs. */
export const automationOperations: readonly Operation[] = [
  operation({
    id: 'listAutomations',
    method: 'GET',
    path: '/admin/events/:id/automations',
    scope: 'automations:read',
    tag,
    summary: 'List automations',
    description: 'Lists the automation rules of one event, newest first.',
    params: ofEvent,
    query: Type.Object(Page),
    list: AutomationRule,
    run: (ctx, { params, query }) => listRules(ctx, params.id, query),
  }),

  operation({
    id: 'createAutomation',
    method: 'POST',
    path: '/admin/events/:id/automations',
    scope: 'automations:write',
    tag,
    summary: 'Create an automation',
    description:
      'Creates a rule that fires for anything that happens from now on; "Run an automation" handles the past. Creating, changing, enabling and running a rule also needs the scope of each action: certificates:write, crm:write, badges:write, emails:write, webhooks:write.',
    params: ofEvent,
    body: CreateRuleBody,
    answer: AutomationRule,
    status: 201,
    refusals: { 409: `The event already has ${MAX_RULES} automation rules` },
    run: (ctx, { params, body }) => createRule(ctx, params.id, body),
  }),

  operation({
    id: 'getAutomation',
    method: 'GET',
    path,
    scope: 'automations:read',
    tag,
    summary: 'Get an automation',
    description: 'Returns one automation rule of an event.',
    params: ofRule,
    answer: AutomationRule,
    run: async (ctx, { params }) => ruleToWire(await getRule(ctx, params.event_id, params.rule_id)),
  }),

  operation({
    id: 'updateAutomation',
    method: 'PATCH',
    path,
    scope: 'automations:write',
    tag,
    summary: 'Update an automation',
    description:
      'Updates the given fields. Waiting runs follow: they move with `delay_hours`, use the template of the action at the time of sending, and are cancelled when the rule is disabled, gets another trigger, or loses the action.',
    params: ofRule,
    body: UpdateRuleBody,
    answer: AutomationRule,
    run: (ctx, { params, body }) => updateRule(ctx, params.event_id, params.rule_id, body),
  }),

  operation({
    id: 'deleteAutomation',
    method: 'DELETE',
    path,
    scope: 'automations:write',
    tag,
    summary: 'Delete an automation',
    description: 'Permanently deletes an automation rule with its runs. Waiting runs are cancelled.',
    params: ofRule,
    run: (ctx, { params }) => deleteRule(ctx, params.event_id, params.rule_id),
  }),

  operation({
    id: 'listAutomationRuns',
    method: 'GET',
    path: `${path}/runs`,
    scope: 'automations:read',
    tag,
    summary: 'List runs of an automation',
    description: 'Lists the runs of a rule, newest first: for whom, when they are due, and why they were not done.',
    params: ofRule,
    query: RunsQuery,
    list: AutomationRun,
    run: (ctx, { params, query }) => listRuns(ctx, params.event_id, params.rule_id, query),
  }),

  operation({
    id: 'runAutomation',
    method: 'POST',
    path: `${path}/run`,
    scope: 'automations:write',
    tag,
    summary: 'Run an automation',
    description:
      'Runs a rule for everything that its trigger covers and that it has not handled yet, including the time before the rule existed or while it was disabled. A repeat has no effect. `dry_run=true` only returns who is affected.',
    params: ofRule,
    preview: { answer: CatchUp, run: (ctx, { params }) => previewCatchUp(ctx, params.event_id, params.rule_id) },
    answer: CatchUp,
    refusals: { 409: 'The rule is disabled' },
    run: (ctx, { params }) => catchUp(ctx, params.event_id, params.rule_id),
  }),
]

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
import { listRules, readRule, ruleToWire } from './rule-queries.ts'
import { listRuns } from './run-queries.ts'
import { createRule, deleteRule, updateRule } from './save-rule.ts'

const ofEvent = Type.Object({ id: Id })
const ofRule = Type.Object({ event_id: Id, rule_id: Id })
const path = '/admin/events/:event_id/automations/:rule_id'
const tag = 'Automations'

/** Rules of an event, and what they did. */
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
    summary: 'Create an automation rule',
    description:
      'It fires for what happens from then on; `POST …/run` catches up on what was before. Making, changing, switching on and running a rule need the scope of each of its actions too: certificates:write, crm:write, badges:write, emails:write, webhooks:write.',
    params: ofEvent,
    body: CreateRuleBody,
    answer: AutomationRule,
    status: 201,
    refusals: { 409: `The event has ${MAX_RULES} automation rules already` },
    run: (ctx, { params, body }) => createRule(ctx, params.id, body),
  }),

  operation({
    id: 'getAutomation',
    method: 'GET',
    path,
    scope: 'automations:read',
    tag,
    summary: 'Get an automation',
    description: 'Gives one automation rule of an event.',
    params: ofRule,
    answer: AutomationRule,
    run: async (ctx, { params }) => ruleToWire(await readRule(ctx, params.event_id, params.rule_id)),
  }),

  operation({
    id: 'updateAutomation',
    method: 'PATCH',
    path,
    scope: 'automations:write',
    tag,
    summary: 'Change the given fields of an automation rule, and what it has waiting with them',
    description:
      'What waits is moved with `delay_hours`, goes by the template that the action has when it is sent, and is cancelled when the rule is switched off, given another trigger, or loses the action.',
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
    description: 'Deletes an automation rule with its runs. What it has waiting is cancelled. This cannot be undone.',
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
    description: 'Lists what a rule did for whom, when it is due, and why it was not done, newest first.',
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
    summary: 'Let a rule catch up on what happened before it was made, or while it was off',
    description:
      'It fires for all that its trigger speaks of by now and that it has done nothing for; asking twice does nothing twice. With `dry_run=true`: who that would be.',
    params: ofRule,
    preview: { answer: CatchUp, run: (ctx, { params }) => previewCatchUp(ctx, params.event_id, params.rule_id) },
    answer: CatchUp,
    refusals: { 409: 'The rule is switched off' },
    run: (ctx, { params }) => catchUp(ctx, params.event_id, params.rule_id),
  }),
]

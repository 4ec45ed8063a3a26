import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import {
  CreateOrganisationRuleBody,
  MAX_ORGANISATION_RULES,
  OrganisationRule,
  UpdateOrganisationRuleBody,
} from '../automation-schema.ts'
import {
  createOrganisationRule,
  deleteOrganisationRule,
  getOrganisationRule,
  listOrganisationRules,
  updateOrganisationRule,
} from './organisation-rules.ts'

const params = Type.Object({ id: IdOf('automation rule of the organisation') })
const tag = 'Automations'

/** Operations for rules of the organisation, which are copied to new events. */
export const organisationRuleOperations: readonly Operation[] = [
  operation({
    id: 'listOrganisationAutomations',
    method: 'GET',
    path: '/admin/automations',
    scope: 'automations:read',
    tag,
    summary: 'List automations of the organisation',
    description: 'Lists the automation rules that new events get, newest first.',
    query: Type.Object(Page),
    list: OrganisationRule,
    run: (ctx, { query }) => listOrganisationRules(ctx, query),
  }),

  operation({
    id: 'createOrganisationAutomation',
    method: 'POST',
    path: '/admin/automations',
    scope: 'automations:write',
    tag,
    summary: 'Create an automation of the organisation',
    description:
      'Creates a rule that is copied to each event created from now on. Existing events do not get it. Each copy follows the changes of this rule, and can be disabled for its event. Needs the scope of each action, as "Create an automation" does.',
    body: CreateOrganisationRuleBody,
    answer: OrganisationRule,
    status: 201,
    refusals: { 409: `The organisation already has ${MAX_ORGANISATION_RULES} such rules` },
    run: (ctx, { body }) => createOrganisationRule(ctx, body),
  }),

  operation({
    id: 'getOrganisationAutomation',
    method: 'GET',
    path: '/admin/automations/:id',
    scope: 'automations:read',
    tag,
    summary: 'Get an automation of the organisation',
    description: 'Returns one automation rule that new events get, with the runs of all its copies.',
    params,
    answer: OrganisationRule,
    run: (ctx, { params }) => getOrganisationRule(ctx, params.id),
  }),

  operation({
    id: 'updateOrganisationAutomation',
    method: 'PATCH',
    path: '/admin/automations/:id',
    scope: 'automations:write',
    tag,
    summary: 'Update an automation of the organisation',
    description:
      'Updates the given fields of the rule and of its copies in all events; waiting runs follow, as in "Update an automation". Copies that were disabled at their event stay disabled.',
    params,
    body: UpdateOrganisationRuleBody,
    answer: OrganisationRule,
    run: (ctx, { params, body }) => updateOrganisationRule(ctx, params.id, body),
  }),

  operation({
    id: 'deleteOrganisationAutomation',
    method: 'DELETE',
    path: '/admin/automations/:id',
    scope: 'automations:write',
    tag,
    summary: 'Delete an automation of the organisation',
    description:
      'Permanently deletes the rule, its copies in all events and their runs. Waiting runs are cancelled. To stop it for one event, disable the copy.',
    params,
    run: (ctx, { params }) => deleteOrganisationRule(ctx, params.id),
  }),
]

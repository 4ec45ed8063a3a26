import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { listAssignmentRules } from './assignment-rule-queries.ts'
import { AssignmentRule, AssignmentRuleBody, AssignmentRulePreview, AssignmentRulesQuery } from './rule-schema.ts'
import { deleteAssignmentRule, previewAssignmentRule, setAssignmentRule } from './save-assignment-rule.ts'

const params = Type.Object({ id: IdOf('training programme') })
const tag = 'Training'
const path = '/admin/training/programmes/:id/assignment-rule'

/** Operations for rules that assign programmes. */
export const ruleOperations: readonly Operation[] = [
  operation({
    id: 'listAssignmentRules',
    method: 'GET',
    path: '/admin/training/assignment-rules',
    scope: 'training:read',
    tag,
    summary: 'List assignment rules',
    description: 'Lists the rules that assign programmes to contacts, newest first. A programme has at most one.',
    query: AssignmentRulesQuery,
    list: AssignmentRule,
    run: (ctx, { query }) => listAssignmentRules(ctx, query),
  }),

  operation({
    id: 'setAssignmentRule',
    method: 'PUT',
    path,
    scope: 'training:write',
    tag,
    summary: 'Set an assignment rule',
    description:
      'Assigns the programme to every contact with an email address and one of the tags within moments, and to contacts who match later within minutes. Each contact is reached once: a deleted assignment stays deleted. Use `dry_run=true` to count first. To assign once, use "Assign a training programme".',
    params,
    body: AssignmentRuleBody,
    answer: AssignmentRule,
    preview: {
      answer: AssignmentRulePreview,
      run: (ctx, { params, body }) => previewAssignmentRule(ctx, params.id, body),
    },
    run: (ctx, { params, body }) => setAssignmentRule(ctx, params.id, body),
  }),

  operation({
    id: 'deleteAssignmentRule',
    method: 'DELETE',
    path,
    scope: 'training:write',
    tag,
    summary: 'Delete an assignment rule',
    description:
      'Deletes the rule; nobody else gets the programme by it. Assignments stay. Fails with 404 if there is none.',
    params,
    run: (ctx, { params }) => deleteAssignmentRule(ctx, params.id),
  }),
]

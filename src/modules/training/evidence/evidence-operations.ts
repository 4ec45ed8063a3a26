import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { approveEvidence, declineEvidence } from './decide-evidence.ts'
import { deleteEvidence } from './delete-evidence.ts'
import { evidenceToWire, getEvidence, listEvidence } from './evidence-queries.ts'
import { ApproveEvidenceBody, DeclineEvidenceBody, Evidence, EvidenceQuery } from './evidence-schema.ts'

const params = Type.Object({ id: IdOf('evidence') })
const tag = 'Training'
const path = '/admin/training/evidence/:id'

/** Operations for evidence of completed courses. */
export const evidenceOperations: readonly Operation[] = [
  operation({
    id: 'listTrainingEvidence',
    method: 'GET',
    path: '/admin/training/evidence',
    scope: 'training:read',
    tag,
    summary: 'List evidence',
    description: 'Lists uploaded evidence of completed courses, newest first. Filter by status, course or person.',
    query: EvidenceQuery,
    list: Evidence,
    run: (ctx, { query }) => listEvidence(ctx, query),
  }),

  operation({
    id: 'getTrainingEvidence',
    method: 'GET',
    path,
    scope: 'training:read',
    tag,
    summary: 'Get evidence',
    description: 'Returns one piece of evidence. For its file, use "Download evidence".',
    params,
    answer: Evidence,
    run: async (ctx, { params }) => evidenceToWire(await getEvidence(ctx, params.id)),
  }),

  operation({
    id: 'approveTrainingEvidence',
    method: 'POST',
    path: `${path}/approve`,
    scope: 'training:write',
    tag,
    summary: 'Approve evidence',
    description:
      'Approves pending evidence and records a completion of its course, which counts for programmes within moments. Fails with 409 if it is already decided.',
    params,
    body: ApproveEvidenceBody,
    answer: Evidence,
    refusals: { 409: 'The evidence is already decided, or the person is no longer known' },
    run: (ctx, { params, body }) => approveEvidence(ctx, params.id, body),
  }),

  operation({
    id: 'declineTrainingEvidence',
    method: 'POST',
    path: `${path}/decline`,
    scope: 'training:write',
    tag,
    summary: 'Decline evidence',
    description: 'Declines pending evidence with a reason. Fails with 409 if it is already decided.',
    params,
    body: DeclineEvidenceBody,
    answer: Evidence,
    refusals: { 409: 'The evidence is already decided' },
    run: (ctx, { params, body }) => declineEvidence(ctx, params.id, body),
  }),

  operation({
    id: 'deleteTrainingEvidence',
    method: 'DELETE',
    path,
    scope: 'training:write',
    tag,
    summary: 'Delete evidence',
    description: 'Permanently deletes evidence with its file. A completion that it led to stays.',
    irreversible: 'The file is permanently deleted; a completion that it led to stays. This cannot be undone.',
    params,
    run: (ctx, { params }) => deleteEvidence(ctx, params.id),
  }),
]

import { Type } from '../../../../lib/type.ts'
import { type Operation, operation } from '../../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../../platform/http/validation/schema.ts'
import { countAnswersByQuestion } from './count-answers-by-question.ts'
import { getRegistrationStatus } from './get-registration-status.ts'
import { AnswerCounts, RegistrationStatus } from './registration-status-schema.ts'

const params = Type.Object({ id: IdOf('event') })

/** Operations on the state of registration. */
export const statusOperations: readonly Operation[] = [
  operation({
    id: 'getRegistrationStatus',
    method: 'GET',
    path: '/admin/events/:id/registration-status',
    scope: 'events:read',
    tag: 'Events',
    summary: 'Get the registration status',
    description:
      'Returns whether people can register for an event now, why not, and how many places are taken. Change it with "Update an event", "Close registration" and "Open registration".',
    params,
    answer: RegistrationStatus,
    run: (ctx, { params }) => getRegistrationStatus(ctx, params.id),
  }),

  operation({
    id: 'getAnswerCounts',
    method: 'GET',
    path: '/admin/events/:id/answer-counts',
    scope: 'attendees:read',
    tag: 'Attendees',
    summary: 'Get answer counts',
    description:
      'Returns how many attendees answered each registration question, so that nobody removes or changes a question with answers by accident. For surveys, use "Get a survey summary".',
    params,
    answer: AnswerCounts,
    run: (ctx, { params }) => countAnswersByQuestion(ctx, params.id),
  }),
]

import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { nullable, oneOf, Timestamp } from '../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../platform/outbox/record-event.ts'
import { TRIGGERS } from '../emails/index.ts'
import { SUBJECT_TYPES } from './automation-schema.ts'
import type { RunFacts } from './read-runs.ts'

const Fired = eventData('AutomationFired', {
  run_id: Type.Integer({ description: 'The run; the same when an event arrives twice' }),
  rule_id: Type.Integer({ description: 'The rule' }),
  rule_name: Type.String({ description: 'Its name' }),
  action_id: Type.Integer({ description: 'The number of the action within the rule' }),
  event_id: Type.Integer({ description: 'The event that the rule is of' }),
  endpoint_id: Type.Integer({ description: 'The endpoint that is told' }),
  trigger: oneOf(TRIGGERS, { description: 'What it waits for' }),
  subject_type: oneOf(SUBJECT_TYPES, { description: 'What it fired for' }),
  subject_id: Type.Integer({ description: 'Its id' }),
  attendee_id: nullable(Type.Integer({ description: 'The person as an attendee of that event; null: they are none' })),
  name: Type.String({ description: 'Whom it fired for' }),
  email: Type.String({ description: 'Their address; empty when none is known' }),
  occurred_at: { ...Timestamp, description: 'When what it waits for happened' },
})

/** Goes to the endpoint of the action alone. */
export const automationEventTypes = [
  {
    type: 'automation.fired',
    summary: 'An automation rule was told to let an endpoint know',
    data: Fired,
    subject: 'automation_run',
    audience: 'internal',
    redact: (data: Static<typeof Fired>) => ({ ...data, name: '', email: '' }),
  },
] as const satisfies EventType[]

export function automationFired(run: RunFacts): DomainEvent {
  const data: Static<typeof Fired> = {
    run_id: run.id,
    rule_id: run.rule_id,
    rule_name: run.rule.name,
    action_id: run.action_id,
    event_id: run.rule.event_id,
    endpoint_id: run.action!.endpoint_id!,
    trigger: run.rule.trigger,
    subject_type: run.subject_type,
    subject_id: run.subject_id,
    attendee_id: run.attendee_id,
    name: run.name,
    email: run.email,
    occurred_at: run.occurred_at.toISOString(),
  }
  return { type: 'automation.fired', subjectId: run.id, data }
}

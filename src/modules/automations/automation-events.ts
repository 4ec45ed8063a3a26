import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { nullable, oneOf, Timestamp } from '../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../platform/outbox/record-event.ts'
import { TRIGGERS } from '../emails/index.ts'
import { SUBJECT_TYPES } from './automation-schema.ts'
import type { RunFacts } from './read-runs.ts'

const Fired = eventData('AutomationFired', {
  run_id: Type.Integer({ description: 'Id of the run; the same when the event arrives twice' }),
  rule_id: Type.Integer({ description: 'Id of the rule' }),
  rule_name: Type.String({ description: 'Name of the rule' }),
  action_id: Type.Integer({ description: 'Number of the action within the rule' }),
  event_id: Type.Integer({ description: 'Event that the rule belongs to' }),
  endpoint_id: Type.Integer({ description: 'Endpoint that receives the message' }),
  trigger: oneOf(TRIGGERS, { description: 'Trigger of the rule' }),
  subject_type: oneOf(SUBJECT_TYPES, { description: 'Type of the record that the rule fired for' }),
  subject_id: Type.Integer({ description: 'Id of the record' }),
  attendee_id: nullable(
    Type.Integer({ description: 'Id of the person as an attendee of the event; null: not an attendee' }),
  ),
  name: Type.String({ description: 'Name of the person' }),
  email: Type.String({ description: 'Email address of the person; empty when unknown' }),
  occurred_at: { ...Timestamp, description: 'When the trigger occurred' },
})

/** Delivered only to the endpoint of the action. */
export const automationEventTypes = [
  {
    type: 'automation.fired',
    summary: 'An automation rule sent a message to its webhook endpoint',
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

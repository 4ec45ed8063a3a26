import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf } from '../../platform/http/validation/schema.ts'
import { ACTIONS, AttendeesFilter, DeclineReason } from '../attendees/index.ts'

/** Maximum attendees of one request; fewer for emails, because each email is composed separately. */
export const MAX_ACTED = 10_000
export const MAX_MAILED = 1_000
/** Maximum skipped attendees in a report. */
export const MAX_SKIPPED = 100

const ids = (description: string) => Type.Array(Type.Integer(), { description })

export const ActionBody = Type.Object(
  {
    action: oneOf(ACTIONS, {
      description:
        'approve, decline: decide about pending registrations, as in "Approve a registration"; restore: undoes cancel; check_in: checks in to the event; send_ticket: emails the ticket to registered attendees',
    }),
    ids: Type.Optional({
      ...ids('Attendees of the event, at most 10,000. Send either ids or filter'),
      maxItems: MAX_ACTED,
    }),
    filter: Type.Optional({
      ...AttendeesFilter,
      description: 'All attendees that match, as in "List attendees"; {}: everybody',
    }),
    tag: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 50,
        format: 'not-blank',
        description: 'Required for add_tag and remove_tag',
      }),
    ),
    reason: Type.Optional(DeclineReason),
  },
  { title: 'AttendeeAction' },
)
export type ActionBody = Static<typeof ActionBody>

export const ActionReport = Type.Object(
  {
    dry_run: Type.Boolean({ description: 'Whether this was a preview and nothing was changed' }),
    affected: Type.Integer({ description: 'Number of attendees changed' }),
    skipped_count: Type.Integer({ description: 'Number of attendees skipped' }),
    skipped: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'Identifier of the attendee' }),
        name: nullable(
          Type.String({ description: 'Name of the attendee; null: no attendee of the event has this id' }),
        ),
        code: Type.String({ description: 'Stable code for programs' }),
        reason: Type.String({ description: 'The reason, for people' }),
      }),
      { description: 'The first 100 skipped attendees, with reasons' },
    ),
    undo: nullable(
      Type.Object(
        {
          action: oneOf(ACTIONS, { description: 'The action that reverses it' }),
          tag: nullable(Type.String({ description: 'The tag of the action; null: none' })),
          ids: ids('Attendees of the action: after cancel only those who were registered'),
        },
        { description: 'The action that reverses this one, at any time; null: it cannot be undone' },
      ),
    ),
  },
  { title: 'AttendeeActionReport' },
)
export type ActionReport = Static<typeof ActionReport>

import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf } from '../../platform/http/validation/schema.ts'
import { ACTIONS, AttendeesFilter } from '../attendees/index.ts'

/** Attendees whom one request acts on; whom it mails, less, for each mail is drawn up. */
export const MAX_ACTED = 10_000
export const MAX_MAILED = 1_000
/** How many of those who were left out are told. */
export const MAX_SKIPPED = 100

const ids = (description: string) => Type.Array(Type.Integer(), { description })

export const ActionBody = Type.Object(
  {
    action: oneOf(ACTIONS, {
      description:
        'restore: takes back cancelled; check_in: at the door of the event; send_ticket: mails who is registered their ticket',
    }),
    ids: Type.Optional({
      ...ids('Attendees of the event, at most 10,000. Either these or filter'),
      maxItems: MAX_ACTED,
    }),
    filter: Type.Optional({ ...AttendeesFilter, description: 'All who match, as in "List attendees"; {}: everybody' }),
    tag: Type.Optional(
      Type.String({ minLength: 1, maxLength: 50, format: 'not-blank', description: 'For add_tag and remove_tag' }),
    ),
  },
  { title: 'AttendeeAction' },
)
export type ActionBody = Static<typeof ActionBody>

export const ActionReport = Type.Object(
  {
    dry_run: Type.Boolean({ description: 'Whether it only tells, and nothing was done' }),
    affected: Type.Integer({ description: 'To how many attendees it was done' }),
    skipped_count: Type.Integer({ description: 'To how many it was not done' }),
    skipped: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'Identifier of the attendee' }),
        name: nullable(Type.String({ description: 'Their name; null: nobody in the event has the id' })),
        code: Type.String({ description: 'A stable word for programs' }),
        reason: Type.String({ description: 'Why, for people' }),
      }),
      { description: 'The first 100 of them, and why' },
    ),
    undo: nullable(
      Type.Object(
        {
          action: oneOf(ACTIONS, { description: 'The action that takes it back' }),
          tag: nullable(Type.String({ description: 'Its tag; null: it needs none' })),
          ids: ids('To whom: after cancel those who were registered'),
        },
        { description: 'What takes it back, at any time; null: nothing does' },
      ),
    ),
  },
  { title: 'AttendeeActionReport' },
)
export type ActionReport = Static<typeof ActionReport>

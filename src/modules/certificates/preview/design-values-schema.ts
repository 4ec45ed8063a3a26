import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable } from '../../../platform/http/validation/schema.ts'

export const DesignValues = Type.Object(
  {
    events: Type.Integer({ description: 'Events that use the design, for all or for one kind of certificates' }),
    values: Type.Array(
      Type.Object({
        key: Type.String({ description: 'Key for `value_key` and {{values.KEY}} of the layout' }),
        label: Type.String({ description: 'Label in the newest event that defines the key' }),
        value: nullable(
          Type.String({ description: 'Value for everyone in that event; null: each attendee has their own' }),
        ),
        events: Type.Integer({ description: 'Events that use the design and define the key' }),
        attendees_without: Type.Integer({
          description:
            'Registered attendees of the events that use the design who have no value; at most 5,000 are checked',
        }),
      }),
      { description: 'Values, those of events that use the design first; at most 100' },
    ),
  },
  { title: 'DesignValues', description: 'Values that a design can print' },
)

export type DesignValues = Static<typeof DesignValues>

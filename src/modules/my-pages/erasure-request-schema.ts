import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { IdOf, nullable, oneOf, Page, TimeOf, TimeOrNull, Title } from '../../platform/http/validation/schema.ts'

export const ErasureRequest = Type.Object(
  {
    id: IdOf('request'),
    email: nullable(Type.String({ description: 'Address of the person; null: the request has ended' })),
    status: oneOf(['open', 'erased', 'declined'], { description: 'Whether it waits for you, or how it ended' }),
    reason: nullable(Type.String({ description: 'Reason for declining it; null: none was given' })),
    requested_at: TimeOf('When the person asked'),
    ended_at: TimeOrNull('When it ended', 'it is open'),
  },
  { title: 'ErasureRequest' },
)

export const DeclineBody = Type.Object(
  {
    reason: Type.Optional(
      nullable(
        Title(
          1_000,
          'Why you decline it, for your own records. Do not name the person: the reason outlives the request',
        ),
      ),
    ),
  },
  { title: 'DeclineErasureRequest' },
)

export const ErasureRequestsQuery = Type.Object({
  ...Page,
  status: Type.Optional(oneOf(['open', 'erased', 'declined'], { description: 'Only requests with this status' })),
})

export type ErasureRequest = Static<typeof ErasureRequest>
export type ErasureRequestsQuery = Static<typeof ErasureRequestsQuery>

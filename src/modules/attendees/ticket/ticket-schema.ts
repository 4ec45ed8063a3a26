import type { Static } from 'typebox'
import { nullable, Timestamp } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'

const TicketKey = Type.Object(
  {
    number: Type.Integer({ description: 'Stands in each ticket that it has signed' }),
    public_key: Type.String({ description: 'Ed25519, 32 bytes in base64' }),
    created_at: Timestamp,
    retired_at: nullable({ ...Timestamp, description: 'Since when its tickets open nothing' }),
  },
  { title: 'TicketKey' },
)

export const TicketKeys = Type.Object(
  { keys: Type.Array(TicketKey, { description: 'Newest first: the first one signs' }) },
  { title: 'TicketKeys' },
)
export type TicketKeys = Static<typeof TicketKeys>

import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, TimeOrNull } from '../../../platform/http/validation/schema.ts'

const TicketKey = Type.Object(
  {
    number: Type.Integer({ description: 'Number of the key, included in each ticket it signs' }),
    public_key: Type.String({ description: 'Ed25519, 32 bytes in base64' }),
    created_at: CreatedAt,
    retired_at: TimeOrNull('Since when its tickets open nothing', 'they open the door'),
  },
  { title: 'TicketKey' },
)

export const TicketKeys = Type.Object(
  { keys: Type.Array(TicketKey, { description: 'Newest first; the first one signs new tickets' }) },
  { title: 'TicketKeys' },
)
export type TicketKeys = Static<typeof TicketKeys>

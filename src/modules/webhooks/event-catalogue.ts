import type { EventType } from '../../platform/outbox/event-type.ts'
import { bulkEventTypes } from '../bulk/index.ts'
import { certificateEventTypes } from '../certificates/index.ts'
import { crmEventTypes } from './crm-events.ts'

const [issued, revoked, expiringSoon] = certificateEventTypes

/** Every type of event that is sent, in the order of the interface. An endpoint subscribes to any of them, or to `*`. */
export const EVENT_TYPES: readonly EventType[] = [issued, revoked, ...bulkEventTypes, expiringSoon, ...crmEventTypes]

/** The first of some types that is neither known nor `*`, with what to say of it; null when there is none. */
export function findUnknownType(types: string[]): { index: number; message: string } | null {
  const known = EVENT_TYPES.map(({ type }) => type)
  const index = types.findIndex((type) => type !== '*' && !known.includes(type))
  return index === -1 ? null : { index, message: `${types[index]} is not an event type. There are ${known.join(', ')}` }
}

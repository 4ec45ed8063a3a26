import type { EventType } from '../../platform/outbox/event-type.ts'
import { bulkEventTypes } from '../bulk/index.ts'
import { certificateEventTypes } from '../certificates/index.ts'
import { crmEventTypes } from './crm-events.ts'

const [issued, revoked, expiringSoon] = certificateEventTypes

/** Every type of event that is sent, in the order of the interface. An endpoint subscribes to any of them, or to `*`. */
export const EVENT_TYPES: readonly EventType[] = [issued, revoked, ...bulkEventTypes, expiringSoon, ...crmEventTypes]

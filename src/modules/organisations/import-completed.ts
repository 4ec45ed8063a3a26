import type { Static } from 'typebox'
import { isoTime } from '../../lib/text/utc-time.ts'
import { Type } from '../../lib/type.ts'
import type { Context } from '../../platform/context/context.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { nullable, oneOf, Timestamp } from '../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../platform/outbox/record-event.ts'

const Completed = eventData('ImportCompleted', {
  kind: oneOf(['attendees', 'contacts'], { description: 'Kind of records in the file' }),
  import_id: Type.Integer({ description: 'Id of the import, among those of its kind' }),
  event_id: nullable(Type.Integer({ description: 'Event of the attendees; null: contacts' })),
  status: oneOf(['completed', 'failed', 'cancelled'], {
    description: 'How it ended; records that were saved until then stay',
  }),
  created: Type.Integer({ description: 'Records created' }),
  updated: Type.Integer({ description: 'Records updated' }),
  skipped: Type.Integer({ description: 'Records that stayed as they were' }),
  failed: Type.Integer({ description: 'Rows rejected' }),
  checked_in: nullable(Type.Integer({ description: 'Attendees checked in; null: contacts' })),
  finished_at: { ...Timestamp, description: 'When the import ended' },
})

type CompletedData = Static<typeof Completed>

/** The event of a whole file: its records are not announced to subscribers one by one. */
export const importEventTypes = [
  {
    type: 'import.completed',
    summary: 'A file of attendees or contacts was imported; its records are not announced one by one',
    data: Completed,
    subject: 'organisation',
    redact: (data: CompletedData) => data,
  },
] as const satisfies EventType[]

export function importCompleted(ctx: Context, about: Omit<CompletedData, 'finished_at'>): DomainEvent {
  const data: CompletedData = { ...about, finished_at: isoTime(ctx.now()) }
  return { type: 'import.completed', subjectId: ctx.orgId, data }
}

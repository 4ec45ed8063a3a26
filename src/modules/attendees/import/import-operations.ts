import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { listAttendeeImports } from './list-attendee-imports.ts'
import { PastImport } from './past-import.ts'

/** Past imports of attendees. */
export const importOperations: readonly Operation[] = [
  operation({
    id: 'listAttendeeImports',
    method: 'GET',
    path: '/admin/events/:id/attendee-imports',
    scope: 'attendees:read',
    tag: 'Attendees',
    summary: 'List attendee imports',
    description:
      'Lists the attendee imports of an event, newest first, with their results. For 30 days it links to the rejected rows: see "Download rejected attendee rows".',
    params: Type.Object({ id: IdOf('event') }),
    query: Type.Object(Page),
    list: PastImport,
    run: (ctx, { params, query }) => listAttendeeImports(ctx, params.id, query),
  }),
]

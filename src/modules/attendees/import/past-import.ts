import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable } from '../../../platform/http/validation/schema.ts'

/** Counts of the people in a file. */
export const importCounts = {
  created: Type.Integer({ description: 'Attendees added' }),
  updated: Type.Integer({ description: 'Attendees already in the event whose names were updated' }),
  skipped: Type.Integer({ description: 'Attendees already in the event and left unchanged' }),
  checked_in: Type.Integer({ description: 'Attendees checked in to the event because their status is attended' }),
  failed: Type.Integer({ description: 'Rows rejected' }),
}

export type ImportCounts = Record<keyof typeof importCounts, number>

export const PastImport = Type.Object(
  {
    id: Id,
    ...importCounts,
    failed_rows_url: nullable(
      Type.String({
        description: 'URL of the rejected rows for 30 days; null: none were rejected, or the file has expired',
      }),
    ),
    created_at: CreatedAt,
  },
  { title: 'PastAttendeeImport' },
)
export type PastImport = Static<typeof PastImport>

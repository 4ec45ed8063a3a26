import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable } from '../../../platform/http/validation/schema.ts'

/** Of the people of a file. */
export const importCounts = {
  created: Type.Integer({ description: 'People who were added' }),
  updated: Type.Integer({ description: 'Of the event already, and given the names of the file' }),
  skipped: Type.Integer({ description: 'Of the event already, and left as they are' }),
  checked_in: Type.Integer({ description: 'Checked in at the door of the event, since their status is attended' }),
  failed: Type.Integer({ description: 'Rows that were refused' }),
}

export type ImportCounts = Record<keyof typeof importCounts, number>

export const PastImport = Type.Object(
  {
    id: Id,
    ...importCounts,
    failed_rows_url: nullable(
      Type.String({ description: 'Where the refused rows are, for 30 days; null: none was, or they are gone' }),
    ),
    created_at: CreatedAt,
  },
  { title: 'PastAttendeeImport' },
)
export type PastImport = Static<typeof PastImport>

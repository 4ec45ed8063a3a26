import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'

/** In characters; an agenda of a thousand sessions has about 100,000. */
const MAX_TEXT = 262_144

export const ImportSessionsBody = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: MAX_TEXT,
      description:
        'The agenda: lines such as `10:00–10:45 Title (Speaker) @Room [Track]` below headings with the day, or a table (CSV, TSV) with a header in English or Turkish',
    }),
  },
  {
    title: 'AgendaText',
    examples: [{ text: '1 December\n09:00–09:30 Opening @Great hall\n10:00–10:45 Engines (Ada Lovelace) @Room 2' }],
  },
)

const ImportedRow = Type.Object({
  row: Type.Integer({ description: 'Line of the text, from 1' }),
  verdict: oneOf(['new', 'there', 'refused', 'ignored'], {
    description:
      'new: becomes a session; there: the event has this title at this start in this room; refused: has to be corrected; ignored: is no session',
  }),
  title: Type.String({ description: 'Title, or the text of a line that is no session' }),
  start_time: TimeOrNull('Start', 'not known'),
  end_time: TimeOrNull('End', 'not known'),
  location: nullable(Type.String({ description: 'Room; null: none' })),
  track: nullable(Type.String({ description: 'Track; null: none' })),
  speakers: Type.Array(Type.String(), { description: 'Names of its speakers' }),
  message: nullable(Type.String({ description: 'Why it is not new; null: it is' })),
})

export const SessionImport = Type.Object(
  {
    dry_run: Type.Boolean({ description: 'Whether nothing was stored' }),
    created: Type.Integer({ description: 'Sessions that are new' }),
    skipped: Type.Integer({ description: 'Sessions that the event has already' }),
    failed: Type.Integer({ description: 'Rows that are refused; with any, nothing is stored' }),
    speakers_created: Type.Integer({ description: 'Speakers that are new' }),
    rows: Type.Array(ImportedRow, { description: 'The verdict on each row, at most 2,000' }),
  },
  { title: 'SessionImport', description: 'The result of an import of sessions, or what it would be' },
)

export type SessionImport = Static<typeof SessionImport>
export type ImportedRow = Static<typeof ImportedRow>

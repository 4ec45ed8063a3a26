import type { PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'

export const surveyTables: PersonalTable[] = [
  {
    table: 'survey_response',
    personal: ['answers', 'folded'],
    said: ['answers'],
    other: [],
    ofPerson: ({ idsIn }) => sql`t.attendee_id = any(${idsIn('attendee')}::bigint[])`,
    shown: sql`to_jsonb(t) - 'folded'`,
    outcome: 'Keep the fact that the person answered, but not the answers.',
    // The row stays, so counts and rates do not change.
    erase: ({ db }, ids) => change({ db })`
      update survey_response set answers = '[]', folded = '' where id = any(${ids}::bigint[])`,
    keep: 'with its event',
  },
]

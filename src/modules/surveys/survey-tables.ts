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
    outcome: 'Keep that somebody answered, and not what.',
    // That somebody answered stays, so that it is counted as it was.
    erase: ({ db }, ids) => change({ db })`
      update survey_response set answers = '[]', folded = '' where id = any(${ids}::bigint[])`,
    keep: 'with its event',
  },
]

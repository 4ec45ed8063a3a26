import type { PersonalTable } from '../../../platform/context/personal-table.ts'
import { change } from '../../../platform/db/query.ts'

/** A little more than a year, so that a year can be looked at to its first day. */
const SCORE_DAYS_KEPT = 400

/** What was a score day by day goes with its contact, and after its time. */
export const scoreTables: PersonalTable[] = [
  { table: 'lead_score_rules', personal: [], other: ['rules'], keep: 'with its organisation' },
  { table: 'lead_score_pass', personal: [], other: [], keep: 'with its organisation' },
  {
    table: 'lead_score_day',
    personal: [],
    other: [],
    keep: {
      days: SCORE_DAYS_KEPT,
      purge: ({ db }, before, most) => change({ db })`
        delete from lead_score_day where (contact_id, day) in (
          select contact_id, day from lead_score_day where day < (${before}::timestamptz at time zone 'UTC')::date limit ${most}::int)`,
    },
  },
]

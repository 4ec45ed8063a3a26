import type { PersonalTable } from '../../../platform/context/personal-table.ts'
import { change } from '../../../platform/db/query.ts'

/** A little more than a year, so that a full year can be shown. */
const SCORE_DAYS_KEPT = 400

/** Score histories are deleted with their contact, and after their retention time. */
export const scoreTables: PersonalTable[] = [
  { table: 'lead_score_rules', personal: [], other: ['rules'], keep: 'with its organisation' },
  { table: 'lead_score_pass', personal: [], other: [], keep: 'with its organisation' },
  {
    table: 'lead_score_day',
    personal: [],
    other: [],
    keep: {
      days: SCORE_DAYS_KEPT,
      purge: ({ db }, before, max) => change({ db })`
        delete from lead_score_day where (contact_id, day) in (
          select contact_id, day from lead_score_day where day < (${before}::timestamptz at time zone 'UTC')::date limit ${max}::int)`,
    },
  },
]

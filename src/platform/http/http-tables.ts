import type { PersonalTable } from '../context/personal-table.ts'
import { change } from '../db/query.ts'

/** The tables of idempotency keys and rate limits, whose rows last a day or an hour. */
export const httpTables: PersonalTable[] = [
  {
    table: 'idempotency_key',
    // Sealed with the sender's key, so nobody can determine whose response it is: all of the organisation are dropped.
    // The keys stay, so that a retry has no second effect.
    personal: ['body'],
    other: ['key_hash', 'request_hash', 'actor'],
    erase: ({ db, orgId }) => change({ db })`update idempotency_key set body = '' where org_id = ${orgId}`,
    keep: {
      days: 1,
      purge: ({ db }, before, most) => change({ db })`
        delete from idempotency_key where (org_id, actor, key_hash) in (
          select org_id, actor, key_hash from idempotency_key where created_at < ${before} limit ${most}::int for update skip locked)`,
    },
  },
  {
    table: 'rate_window',
    personal: [],
    other: ['subject'],
    keep: {
      days: 1 / 24,
      purge: ({ db }, before, most) => change({ db })`
        delete from rate_window where subject in (
          select subject from rate_window where hour_start < ${before} and minute_start < ${before}
          limit ${most}::int for update skip locked)`,
    },
  },
]

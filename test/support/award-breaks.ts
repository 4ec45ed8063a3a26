import { A_WORKER_RUNS } from './broken-rows.ts'
import type { Break } from './door-breaks.ts'
import type { Made } from './made.ts'

/** How each invariant of the credentials of badge awards is broken. */
export function awardBreaks(made: Made): Record<string, Break> {
  return {
    'the signature of every badge award fits the award and its key': {
      tables: 'badge_award',
      sql: () => `update badge_award set recipient_name = recipient_name || '!' where id = ${made.award}`,
      rows: () => [`badge award ${made.award}`],
    },
    'no badge award waits for its signature for over an hour while a worker runs': {
      tables: 'badge_award worker_process',
      sql: () => `update badge_award set signing_key_id = null, signature = null, signed_at = null, credential_version = null,
        awarded_at = awarded_at - interval '2 hours' where id = ${made.award}; ${A_WORKER_RUNS}`,
      rows: () => [`badge award ${made.award}`],
    },
    'the status list marks a badge award if and only if it is revoked': {
      tables: 'status_list',
      sql: () =>
        `update status_list set bits = substr(bits, 2) || substr(bits, 1, 1) where org_id = 1 and series = 'b'`,
      rows: () => [`badge award ${made.takenBack}`],
    },
    'status lists mark as many badge awards as are revoked': {
      tables: 'status_list',
      sql: () =>
        `insert into status_list (org_id, series, list, bits, changed_at)
         select 1, 'b', 9, set_bit(decode(repeat('00', 16384), 'hex'), 3, 1), now()`,
      rows: () => ['organisation 1'],
    },
  }
}

import type { Break } from './door-breaks.ts'
import type { Made } from './made.ts'

/** How each invariant of the status lists is broken. */
export function markBreaks(made: Made): Record<string, Break> {
  return {
    'the status list marks a certificate if and only if it is revoked': {
      tables: 'status_list',
      sql: () => `update status_list set bits = substr(bits, 2) || substr(bits, 1, 1) where org_id = 1 and series = ''`,
      rows: () => [`certificate ${made.revoked}`],
    },
    'status lists mark as many certificates as the issuance log has revoked, also when they are deleted': {
      tables: 'status_list',
      sql: () =>
        `update status_list set bits = set_bit(bits, n, 1) from (select min(n) as n from status_list l, generate_series(0, 131071) n
         where l.org_id = 1 and series = '' and get_bit(l.bits, n) = 0) free where org_id = 1 and series = ''`,
      rows: () => ['organisation 1'],
    },
  }
}

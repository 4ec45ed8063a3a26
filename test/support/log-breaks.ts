import { A_WORKER_RUNS } from './broken-rows.ts'
import type { Break } from './door-breaks.ts'

/** How each invariant of the issuance log is broken. */
export function logBreaks(): Record<string, Break> {
  return {
    'the issuance log is an unbroken chain': {
      tables: 'certificate_log',
      sql: () => `update certificate_log set previous_hash = sha256('') where position = 2`,
      rows: () => ['log entry 1/2'],
    },
    'the head of the issuance log is its last entry': {
      tables: 'certificate_log_head',
      sql: () => 'update certificate_log_head set position = position + 1 where org_id = 1',
      rows: () => ['organisation 1'],
    },
    'the Merkle tree of each issuance log has its entries as leaves': {
      tables: 'certificate_log_head',
      sql: () => 'update certificate_log_head set edge = set_byte(edge, 0, 255 - get_byte(edge, 0)) where org_id = 1',
      rows: () => ['organisation 1'],
    },
    'no entry of the issuance log waits for its position for over a minute while a worker runs': {
      tables: 'certificate_log worker_process',
      sql: () => `insert into certificate_log (id, org_id, action, public_id, record_hash, at) overriding system value
      values (-1, 1, 'issued', gen_random_uuid(), sha256(''), now() - interval '61 seconds'); ${A_WORKER_RUNS}`,
      rows: () => ['log entry -1'],
    },
  }
}

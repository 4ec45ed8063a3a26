import { A_WORKER_RUNS } from './broken-rows.ts'
import type { Break } from './door-breaks.ts'
import type { Made } from './made.ts'

/** How each invariant of the signatures of certificates is broken. */
export function signatureBreaks(made: Made): Record<string, Break> {
  return {
    'the signature of every certificate fits its record and key': {
      tables: 'certificate',
      sql: () =>
        `update certificate set signature = set_byte(signature, 0, 255 - get_byte(signature, 0)) where id = ${made.active}`,
      rows: () => [`certificate ${made.active}`],
    },
    'the issuance log has the hash of the credential of every signed certificate': {
      tables: 'certificate_log',
      sql: () => `insert into certificate_log (id, org_id, action, public_id, record_hash, document_hash, at) overriding system value
        select -1, 1, 'signed', public_id, sha256(''), sha256(''), now() from certificate where id = ${made.active}`,
      rows: () => [`certificate ${made.active}`],
    },
    'no certificate waits for its signature for over an hour while a worker runs': {
      tables: 'certificate worker_process',
      sql: () => `update certificate set signing_key_id = null, signature = null, signed_at = null, credential_version = null
        where id = ${made.retired}; ${A_WORKER_RUNS}`,
      rows: () => [`certificate ${made.retired}`],
    },
  }
}

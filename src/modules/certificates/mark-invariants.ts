import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'
import { findWrongMarks } from '../credentials/index.ts'
import { MARKED_CERTIFICATES } from './repair-marks.ts'

export const markInvariants: Invariant[] = [
  {
    name: 'the status list marks a certificate if and only if it is revoked',
    find: async (services) => {
      const found = await findWrongMarks(services, MARKED_CERTIFICATES)
      return found.flatMap(({ ids }) => ids.map((id) => `certificate ${id}`))
    },
  },
  // Indices of deleted certificates are no longer known, only how many there are. Certificates that were revoked
  // before they had a credential may be marked or not.
  rowsThatBreak(
    'status lists mark as many certificates as the issuance log has revoked, also when they are deleted',
    sql`select 'organisation ' || o.id as id from organisation o,
          lateral (select coalesce(sum(bit_count(bits)), 0) as marked from status_list s where s.org_id = o.id and s.series = '') lists,
          lateral (select count(*) as revoked, count(*) filter (where exists (
              select from certificate_log d where d.org_id = l.org_id and d.public_id = l.public_id
                and d.action = any('{issued,revoked}'::text[]) and d.document_hash is not null)
            or exists (select from certificate_log d where d.org_id = l.org_id and d.public_id = l.public_id
                and d.action = any('{redacted,signed}'::text[]) and d.document_hash is not null)) as with_credential
            from certificate_log l where l.org_id = o.id and l.action = 'revoked') log
        where marked not between with_credential and revoked`,
  ),
]

import type { Services } from '../../platform/context/context.ts'
import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'
import { workerRuns } from '../../platform/jobs/worker-runs.ts'
import { certificatesThatFail, type LoggedCertificate } from './certificates-that-fail.ts'
import { fitsSignature, issuerOf, signedData } from './credential/fits-signature.ts'
import { documentHashIn } from './credential/sign-certificates.ts'

export const credentialInvariants: Invariant[] = [
  {
    name: 'the signature of every certificate fits its record and key',
    find: (services) => certificatesThatFail(services, (row) => fitsSignature(services, row)),
  },
  {
    name: 'the issuance log has the hash of the credential of every signed certificate',
    find: (services) => certificatesThatFail(services, (row) => isLogged(services, row)),
  },
  rowsThatBreak(
    'no certificate waits for its signature for over an hour while a worker runs',
    sql`select 'certificate ' || c.id as id from certificate c
        where c.signing_key_id is null and c.event_type is not null and c.issued_at < now() - interval '1 hour'
          and exists (select from signing_key k where k.org_id = c.org_id and k.purpose = 'credential' and k.retired_at is null)
          and ${workerRuns}`,
  ),
]

async function isLogged(services: Services, row: LoggedCertificate): Promise<boolean> {
  if (row.signature === null) return true
  const issuer = await issuerOf(services, row)
  return issuer === null || documentHashIn(signedData(issuer, row)).equals(row.document_hash ?? Buffer.alloc(0))
}

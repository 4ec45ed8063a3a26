import { verify } from 'node:crypto'
import { publicKeyFrom } from '../../lib/crypto/private-key-from.ts'
import { jobContext, type Services } from '../../platform/context/context.ts'
import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import type { CredentialIssuer } from '../../platform/credentials/achievement-credential.ts'
import { fromBase58 } from '../../platform/credentials/base58.ts'
import { sql } from '../../platform/db/sql.ts'
import { workerRuns } from '../../platform/jobs/worker-runs.ts'
import { issuerOfKey } from '../credentials/index.ts'
import { certificatesThatFail, type LoggedCertificate } from './certificates-that-fail.ts'
import { CREDENTIAL_VERSION } from './credential/credential-facts.ts'
import { dataToSign, documentHashIn } from './credential/sign-certificates.ts'

/** The bytes before an Ed25519 key in a Multikey. */
const MULTICODEC_BYTES = 2

export const credentialInvariants: Invariant[] = [
  {
    name: 'the signature of every certificate fits its record and key',
    find: (services) => certificatesThatFail(services, (row) => isSigned(services, row)),
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

async function isSigned(services: Services, row: LoggedCertificate): Promise<boolean> {
  if (row.signature === null) return true
  const issuer = row.credential_version === CREDENTIAL_VERSION ? await issuerOf(services, row) : null
  return issuer !== null && verify(null, signedData(issuer, row), publicKeyOf(issuer), row.signature)
}

async function isLogged(services: Services, row: LoggedCertificate): Promise<boolean> {
  if (row.signature === null) return true
  const issuer = await issuerOf(services, row)
  return issuer === null || documentHashIn(signedData(issuer, row)).equals(row.document_hash ?? Buffer.alloc(0))
}

const signedData = (issuer: CredentialIssuer, row: LoggedCertificate) => dataToSign(issuer, row, row.signed_at!)

/** Returns the issuer; null when its key is missing. */
function issuerOf(services: Services, row: LoggedCertificate): Promise<CredentialIssuer | null> {
  return issuerOfKey(jobContext(services, row.org_id, 'doctor'), row.signing_key_id!).catch(() => null)
}

function publicKeyOf({ verificationMethod }: CredentialIssuer) {
  const multikey = fromBase58(verificationMethod.slice(verificationMethod.indexOf('#z') + 2))
  return publicKeyFrom(Buffer.from(multikey.subarray(MULTICODEC_BYTES)))
}

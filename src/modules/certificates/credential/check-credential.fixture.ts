import assert from 'node:assert/strict'
import { hash, verify } from 'node:crypto'
import type { World } from '../../../../test/support/harness.ts'
import { publicKeyFrom } from '../../../lib/crypto/private-key-from.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { fromBase58 } from '../../../platform/credentials/base58.ts'
import { canonize, type JsonObject } from '../../../platform/credentials/canonize.ts'
import { ACHIEVEMENT_CREDENTIAL, PROOF } from '../../../platform/credentials/shapes.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import { certificateCredential } from './certificate-credential.ts'

const sha256 = (text: string) => hash('sha256', text, 'buffer')

/** Verifies a credential with nothing but itself, as a reader does who has the issuer's keys. */
export function isGenuine({ proof, ...document }: JsonObject): boolean {
  const { proofValue, ...options } = proof as Record<string, string>
  const key = fromBase58(options['verificationMethod']!.split('#z')[1]!).subarray(2)
  const hashed = [sha256(canonize(options, PROOF, sha256)), sha256(canonize(document, ACHIEVEMENT_CREDENTIAL, sha256))]
  const signature = Buffer.from(fromBase58(proofValue!.slice(1)))
  return verify(null, Buffer.concat(hashed), publicKeyFrom(Buffer.from(key)), signature)
}

/** The certificates of a world with their credentials, in the order of issue. */
export async function credentialsOf(
  world: World,
  orgId = 1,
): Promise<{ row: CertificateRow; credential: JsonObject | null }[]> {
  const rows = await world.query<CertificateRow>(`select * from certificate where org_id = ${orgId} order by id`)
  const ctx = jobContext(world.services, orgId, 'test')
  return Promise.all(rows.map(async (row) => ({ row, credential: await certificateCredential(ctx, row) })))
}

/** Asserts that each certificate has a genuine credential, and that the log has its hash. @returns the credentials */
export async function genuineCredentials(world: World): Promise<JsonObject[]> {
  const logged = await world.query<{ hash: string }>(
    `select encode(document_hash, 'hex') as hash from certificate_log where document_hash is not null`,
  )
  const hashes = new Set(logged.map(({ hash }) => hash))
  return (await credentialsOf(world)).map(({ row, credential }) => {
    assert.ok(credential && isGenuine(credential), `certificate ${row.id}`)
    const { proof: _, ...document } = credential
    assert.ok(hashes.has(sha256(canonize(document, ACHIEVEMENT_CREDENTIAL, sha256)).toString('hex')), `${row.id}`)
    return credential
  })
}

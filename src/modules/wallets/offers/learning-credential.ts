import { createHash, type KeyObject } from 'node:crypto'
import type { Context } from '../../../platform/context/context.ts'
import { tokenListAddress, type WalletSigner } from '../../credentials/index.ts'
import type { OfferedRecord } from './offered-record.ts'

/** The type of learning credentials of the EU Digital Identity Wallet. */
export const LEARNING_TYPE = 'urn:eu.europa.ec.eudi:learning:credential:1'

/** The claims that the holder may disclose one by one. */
export const learningClaims = [
  'name',
  'given_name',
  'family_name',
  'achievement_title',
  'achievement_description',
  'learning_outcomes',
  'date_of_issuance',
  'date_of_expiry',
] as const

/**
 * Signs a record as a learning credential (SD-JWT VC) for the key of its holder. It has the entry of the record's other
 * credential in the status lists.
 * @returns the SD-JWT with all disclosures
 */
export async function learningCredential(
  ctx: Context,
  { record, signer, holder }: { record: OfferedRecord; signer: WalletSigner; holder: KeyObject },
): Promise<string> {
  // The address of the page, the only fact that depends on the issuer, is not among the claims.
  const facts = record.facts({ did: '', site: ctx.siteUrl, handle: '', verificationMethod: '', secret: ctx.secret })
  const { series, list, index } = facts.status
  const { kty, crv, x, y } = holder.export({ format: 'jwk' })
  const { SDJwtVcInstance } = await import('@sd-jwt/sd-jwt-vc')
  const sdJwt = new SDJwtVcInstance({
    signer: (data) => signer.sign(Buffer.from(data)).toString('base64url'),
    signAlg: 'ES256',
    hasher: (data) =>
      createHash('sha256')
        .update(Buffer.from(data as ArrayBuffer))
        .digest(),
    hashAlg: 'sha-256',
    saltGenerator: (length) => ctx.randomBytes(length).toString('base64url'),
  })
  const claims = claimsOf(facts)
  const payload = {
    iss: signer.address,
    vct: LEARNING_TYPE,
    iat: seconds(ctx.now()),
    nbf: seconds(facts.validFrom),
    ...(facts.validUntil && { exp: seconds(facts.validUntil) }),
    cnf: { jwk: { kty, crv, x, y } },
    status: { status_list: { idx: index, uri: tokenListAddress(signer.address, series, list) } },
    issuing_authority: facts.issuerName,
    ...claims,
  }
  return sdJwt.issue(payload, { _sd: Object.keys(claims) as never }, { header: { x5c: signer.x5c } })
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)
const day = (time: Date) => time.toISOString().slice(0, 10)

function claimsOf({
  name,
  subjectName,
  validFrom,
  validUntil,
  achievement,
}: ReturnType<OfferedRecord['facts']>): Partial<Record<(typeof learningClaims)[number], string | string[]>> {
  const [given, family] = namesOf(subjectName)
  return {
    name: subjectName,
    ...(given && { given_name: given }),
    family_name: family,
    achievement_title: name,
    achievement_description: achievement.description,
    learning_outcomes: [achievement.narrative],
    date_of_issuance: day(validFrom),
    ...(validUntil && { date_of_expiry: day(validUntil) }),
  }
}

/** Records have one name, learning credentials two: the part after the last space is taken for the family name. */
function namesOf(name: string): [given: string, family: string] {
  const words = name.trim().split(/\s+/)
  return [words.slice(0, -1).join(' '), words.at(-1)!]
}

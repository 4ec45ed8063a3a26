import type { FastifyRequest } from 'fastify'
import type { Configuration } from '../offers/find-org.ts'
import { type Holder, issueToWallet, readAccess } from '../offers/issue-to-wallet.ts'
import { ProtocolError } from '../offers/protocol-error.ts'
import { nonceEnd } from '../offers/wallet-nonce.ts'
import { holderOf } from './issuer-library.ts'
import { resolvedIssuer } from './wallet-metadata.ts'
import type { WalletRequest } from './wallet-request.ts'

/** Real proofs have about 800 characters. */
const MAX_PROOF = 8_000
/** Seconds by which the clock of a wallet may be wrong. */
const MAX_SKEW = 300

/**
 * Answers a credential request (OpenID4VCI 1.0, section 8). A wallet that proves to have a key gets the credential for
 * that key, others get that of the certificate or award.
 * @throws ProtocolError, or a refusal of the library
 */
export async function answerCredentialRequest(asked: WalletRequest): Promise<object> {
  const { ctx, org, library, request } = asked
  const access = await readAccess(ctx, bearerOf(request))
  const issuerMetadata = resolvedIssuer(library, ctx.siteUrl, org)
  const body = (request.body ?? {}) as Record<string, unknown>
  const configuration = configurationIn(body, org)
  const parsed = library.issuer.parseCredentialRequest({ issuerMetadata, credentialRequest: body as never })
  if (parsed.credentialIdentifier !== undefined)
    throw new ProtocolError('unknown_credential_identifier', 'Use credential_configuration_id instead.')
  const isProved = body['proofs'] !== undefined || body['proof'] !== undefined
  const holder = isProved ? await readHolder(asked, parsed.proofs?.jwt) : null
  const credential = await issueToWallet(ctx, access, { configuration, holder })
  return library.issuer.createCredentialResponse({ credentialRequest: parsed, credentials: [{ credential }] })
}

/** Wallets of earlier drafts name a format instead, and are refused. @throws ProtocolError */
function configurationIn(body: Record<string, unknown>, { configurations }: WalletRequest['org']): Configuration {
  const named = body['credential_configuration_id']
  const found = configurations.find((each) => each === named)
  if (found !== undefined) return found
  const known = typeof named === 'string' ? 'unknown_credential_configuration' : 'invalid_credential_request'
  throw new ProtocolError(known, `credential_configuration_id must be ${configurations.join(' or ')}.`)
}

function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}

/** Returns the holder whom a proof names, after checking it. @throws ProtocolError invalid_proof, invalid_nonce */
async function readHolder({ ctx, org, library }: WalletRequest, proofs: string[] | undefined): Promise<Holder> {
  const [jwt, ...more] = proofs ?? []
  if (jwt === undefined || more.length > 0 || jwt.length > MAX_PROOF)
    throw new ProtocolError('invalid_proof', 'Send one proof, of the type jwt.')
  const { signer, payload, header } = await library.issuer.verifyCredentialRequestJwtProof({
    issuerMetadata: resolvedIssuer(library, ctx.siteUrl, org),
    jwt,
    now: ctx.now(),
  })
  if (header.key_attestation !== undefined)
    throw new ProtocolError('invalid_proof', 'Attestations of keys are not supported.')
  const age = ctx.now().getTime() / 1000 - payload.iat
  if (Math.abs(age) > MAX_SKEW) throw new ProtocolError('invalid_proof', 'iat of the proof is not the present time.')
  const nonce = payload.nonce ?? ''
  const end = nonceEnd(ctx, nonce)
  if (end === null)
    throw new ProtocolError('invalid_nonce', 'The nonce is unknown or has expired. Ask for another one.')
  return { ...holderOf(signer), nonce, nonceEnd: end }
}

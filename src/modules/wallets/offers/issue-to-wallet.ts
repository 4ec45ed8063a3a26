import type { KeyObject } from 'node:crypto'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Context } from '../../../platform/context/context.ts'
import {
  achievementCredential,
  hashData,
  proofOptions,
  withProof,
} from '../../../platform/credentials/achievement-credential.ts'
import type { JsonObject } from '../../../platform/credentials/json-object.ts'
import { ACHIEVEMENT_CREDENTIAL } from '../../../platform/credentials/shapes.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { credentialSigner, walletSigner } from '../../credentials/index.ts'
import { type Configuration, LEARNING } from './find-org.ts'
import { learningCredential } from './learning-credential.ts'
import { isSecret } from './offer-secrets.ts'
import { findOffered, type OfferedKind, type OfferedRecord } from './offered-record.ts'
import { ProtocolError } from './protocol-error.ts'
import { useNonce } from './wallet-nonce.ts'

export type Access = { id: number; kind: OfferedKind; public_id: string }

/** A holder who proved to have a key, and the nonce of the proof. */
export type Holder = { did: string; key: KeyObject; nonce: string; nonceEnd: Date }

/** Returns the offer of an access token. @throws ProtocolError invalid_token */
export async function readAccess(ctx: Context, token: string | null): Promise<Access> {
  const row =
    token !== null && isSecret(token)
      ? await maybeOne<Access>(ctx)`
          select id, kind, public_id from wallet_offer
          where org_id = ${ctx.orgId} and access_hash = ${sha256(token)} and access_expires_at > ${ctx.now()}::timestamptz`
      : null
  if (row === null) throw new ProtocolError('invalid_token', 'The access token is unknown or has expired.', 401)
  return row
}

/**
 * Issues the credential of an offer, once for each configuration. One of several concurrent requests succeeds. With a
 * holder it is signed for them, else it is the one of the certificate or award.
 * @throws ProtocolError
 */
export async function issueToWallet(
  ctx: Context,
  access: Access,
  { configuration, holder }: { configuration: Configuration; holder: Holder | null },
): Promise<JsonObject | string> {
  if (configuration === LEARNING && holder === null)
    throw new ProtocolError('invalid_proof', 'Send a proof: this credential is signed for the key of its holder.')
  // Making keys takes a third of a second, so it comes before the transaction.
  const signer = configuration === LEARNING ? await walletSigner(ctx) : null
  return inTransaction(ctx, async (ctx) => {
    if (holder !== null && !(await useNonce(ctx, holder.nonce, holder.nonceEnd)))
      throw new ProtocolError('invalid_nonce', 'The nonce was used before. Ask for another one.')
    const taken = await change(ctx)`
      update wallet_offer set issued = issued || ${configuration}::text
      where org_id = ${ctx.orgId} and id = ${access.id} and not ${configuration} = any(issued)`
    if (taken === 0) throw denied('This credential was already issued for this offer. Ask for another offer.')
    const record = await findOffered(ctx, access.kind, access.public_id)
    if (record === null || record.orgId !== ctx.orgId || record.status !== 'active')
      throw denied('The certificate or badge is no longer valid.')
    if (signer !== null && holder !== null) return learningCredential(ctx, { record, signer, holder: holder.key })
    const credential = holder === null ? await record.credential(ctx) : await signFor(ctx, record, holder.did)
    if (credential === null) throw denied('The certificate or badge has not been signed yet.')
    return credential
  })
}

const denied = (message: string) => new ProtocolError('credential_request_denied', message)

/** Signs the facts of a record for the key of its holder, with the current key. Its place in the status list stays. */
async function signFor(ctx: Context, record: OfferedRecord, holder: string): Promise<JsonObject | null> {
  const signer = await credentialSigner(ctx)
  if (signer === null) return null
  const document = achievementCredential({ ...record.facts(signer), subjectId: holder }, signer)
  const options = proofOptions(signer, ctx.now())
  return withProof(document, options, signer.sign(hashData(document, ACHIEVEMENT_CREDENTIAL, options)))
}

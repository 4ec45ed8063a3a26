import type { Services } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import type { PasskeyAnswer } from '../factors/passkey-schema.ts'
import { beginStep, takeStep } from '../factors/sign-in-step.ts'
import { credentialsOf } from './passkey-queries.ts'
import { challengeOf, readUse, relyingParty, requestOptions } from './read-passkey.ts'

const MINUTES = 5

/** Returns the options for using a passkey: any of this site to sign in, or one of the signed-in person's. */
export async function askForPasskey(services: Services, personId: number | null): Promise<object> {
  const kind = personId === null ? 'passkey' : 'passkey_confirm'
  const challenge = await beginStep(services, { kind, personId, minutes: MINUTES })
  const of = personId === null ? {} : { of: await credentialsOf(services, personId) }
  return requestOptions(relyingParty(services.siteUrl), { challenge, ...of })
}

type Row = {
  id: number
  person_id: number
  public_key: Buffer
  sign_count: number
  transports: string[]
  passkey_handle: Buffer
}

/**
 * Verifies a passkey's response to one of our challenges. @returns its person, or null. A challenge is used up by its
 * first response, valid or not.
 * @param personId the person who must confirm their presence; null: sign-in
 */
export async function usePasskey(
  services: Services,
  personId: number | null,
  answer: PasskeyAnswer,
): Promise<number | null> {
  const token = challengeOf(answer.response.clientDataJSON)
  if (token === null) return null
  const kind = personId === null ? 'passkey' : 'passkey_confirm'
  const step = await takeStep(services, { kind, token, ...(personId === null ? {} : { personId }) })
  if (step === null) return null
  const row = await maybeOne<Row>(services)`
    select k.*, p.passkey_handle from passkey k join person p on p.id = k.person_id
    where k.credential_id = ${Buffer.from(answer.id, 'base64url')}`
  if (row === null || (personId !== null && row.person_id !== personId)) return null
  const { userHandle } = answer.response
  if (userHandle !== undefined && userHandle !== row.passkey_handle.toString('base64url')) return null
  const passkey = {
    credentialId: answer.id,
    publicKey: row.public_key,
    counter: row.sign_count,
    transports: row.transports,
  }
  const read = { ...answer, type: 'public-key' as const, clientExtensionResults: {} }
  const use = await readUse(relyingParty(services.siteUrl), read as never, { challenge: token, passkey })
  if (use === null) return null
  // Authenticators that sync passkeys do not count and always report 0.
  const counted = await change(services)`
    update passkey set sign_count = ${use.counter}, last_used_at = ${services.now()}
    where id = ${row.id} and (sign_count < ${use.counter} or (sign_count = 0 and ${use.counter}::bigint = 0))`
  return counted === 1 ? row.person_id : null
}

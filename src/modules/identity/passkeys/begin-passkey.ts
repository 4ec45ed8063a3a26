import type { Context } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { beginStep } from '../factors/sign-in-step.ts'
import { credentialsOf } from './passkey-queries.ts'
import { creationOptions, relyingParty } from './read-passkey.ts'

const MINUTES = 5
/** Random, as WebAuthn recommends, so that it reveals nothing about the person. */
const HANDLE_BYTES = 32

/** Returns the options for creating a passkey, valid for five minutes. */
export async function beginPasskey(ctx: Context, personId: number): Promise<object> {
  const person = await one<{ name: string; email: string; handle: Buffer }>(ctx)`
    update person set passkey_handle = coalesce(passkey_handle, ${ctx.randomBytes(HANDLE_BYTES)})
    where id = ${personId} returning name, email, passkey_handle as handle`
  const challenge = await beginStep(ctx, { kind: 'passkey_new', personId, minutes: MINUTES })
  const known = await credentialsOf(ctx, personId)
  return creationOptions(relyingParty(ctx.siteUrl), { person, challenge, known })
}

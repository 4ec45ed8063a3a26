import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import type { NewPasskey, Passkey } from '../factors/passkey-schema.ts'
import { recordSecondFactor } from '../factors/record-second-factor.ts'
import { ensureRecoveryCodes } from '../factors/second-factors.ts'
import { takeStep } from '../factors/sign-in-step.ts'
import { type PasskeyRow, passkeyColumns, passkeyToWire } from './passkey-queries.ts'
import { challengeOf, readNewPasskey, relyingParty } from './read-passkey.ts'

const MAX_PASSKEYS = 25

/**
 * Stores the passkey that a browser created for a person.
 * @throws AppError conflict when it does not match a pending challenge or came too late; already_exists
 */
export async function addPasskey(
  ctx: Context,
  personId: number,
  { name, credential }: NewPasskey,
): Promise<Passkey & { recovery_codes: string[] | null }> {
  const token = challengeOf(credential.response.clientDataJSON)
  const step = token === null ? null : await takeStep(ctx, { kind: 'passkey_new', token, personId })
  const answer = { ...credential, type: 'public-key' as const, clientExtensionResults: {} }
  const made = step && (await readNewPasskey(relyingParty(ctx.siteUrl), answer as never, token!))
  if (!made)
    throw new AppError('conflict', 'This passkey was not created for this page, or it came too late. Start again.')
  return inTransaction(ctx, async (ctx) => {
    await change(ctx)`select 1 from person where id = ${personId} for no key update`
    const row = await maybeOne<PasskeyRow>(ctx)`
      insert into passkey (person_id, name, credential_id, public_key, sign_count, transports, backed_up, created_at)
      select id, ${name.trim()}, ${Buffer.from(made.credentialId, 'base64url')}, ${made.publicKey}, ${made.counter},
        ${made.transports}::text[], ${made.backedUp}, ${ctx.now()} from person where id = ${personId}
      and (select count(*) from passkey where person_id = ${personId}) < ${MAX_PASSKEYS}
      on conflict (credential_id) do nothing returning ${passkeyColumns}`
    if (row === null)
      throw new AppError(
        'already_exists',
        `This passkey already exists, or you have the maximum of ${MAX_PASSKEYS}. Delete one first.`,
      )
    const passkey = passkeyToWire(row)
    const codes = await ensureRecoveryCodes(ctx, personId)
    await recordSecondFactor(ctx)
    await recordAudit(ctx, {
      action: 'person.add_passkey',
      subjectType: 'person',
      subjectId: personId,
      after: { passkey_id: passkey.id },
    })
    return { ...passkey, recovery_codes: codes }
  })
}

import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, Services, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne, one } from '../../../platform/db/query.ts'
import { changeOrganisation } from '../../organisations/index.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { validatePassword } from '../passwords/validate-password.ts'
import { type Browser, type OpenedSignInSession, openSignInSession } from '../sign-in-sessions/open-sign-in-session.ts'
import type { SetUp } from '../sign-in-sessions/sign-in-schema.ts'

type Owner = { name: string; email: string; password: string }

/**
 * Creates the first owner with the printed link, which is used up, and signs them in.
 * @throws AppError not_found when the link was used or has expired; validation_failed for a weak password
 */
export async function setUpOwner(
  services: Services & Pick<Context, 'requestId'>,
  input: SetUp,
  browser: Browser,
): Promise<OpenedSignInSession> {
  validatePassword(input.password, [input.name, input.email])
  const nobody: Context = { ...services, orgId: 0, actor: { kind: 'visitor', hash: 'set-up' } }
  await requireOpenLink(services, input.token)
  const passwordHash = await hashPassword(services, input.password)
  return inTransaction(nobody, async (ctx) => {
    const link = await maybeOne<{ org_id: number }>(ctx)`
      update person_link set used_at = ${ctx.now()}::timestamptz
      where token_hash = ${sha256(input.token)} and purpose = 'set_up' and used_at is null and expires_at > ${ctx.now()}::timestamptz
        and not exists (select 1 from membership)
      returning org_id`
    if (link === null) throw usedUp()
    const personId = await addOwner({ ...ctx, orgId: link.org_id }, input, passwordHash)
    const own: TxContext = { ...ctx, orgId: link.org_id, actor: { kind: 'person', id: personId, scopes: ['*'] } }
    const { organisation_name: name, time_zone } = input
    if (name !== undefined || time_zone !== undefined)
      await changeOrganisation(own, {
        ...(name === undefined ? {} : { name }),
        ...(time_zone === undefined ? {} : { time_zone }),
      })
    return openSignInSession(own, personId, { method: 'set_up', secondFactor: false }, browser)
  })
}

/**
 * Creates an owner of the context's organisation. Only the operator can do this, so an existing account with the
 * address is taken over.
 */
export async function addOwner(
  ctx: TxContext,
  { name, email }: Pick<Owner, 'name' | 'email'>,
  passwordHash: string,
): Promise<number> {
  const { id } = await one<{ id: number }>(ctx)`
    insert into person (name, email, email_key, password_hash, created_at)
    values (${name.trim()}, ${email}, ${emailKey(email)}, ${passwordHash}, ${ctx.now()})
    on conflict (email_key) do update set password_hash = excluded.password_hash
    returning id`
  await change(ctx)`
    insert into membership (org_id, person_id, role, every_event, created_at) values (${ctx.orgId}, ${id}, 'owner', true, ${ctx.now()})`
  const after = { name: name.trim(), email, role: 'owner' }
  const actor = { kind: 'person', id, scopes: [] } as const
  await recordAudit(ctx.actor.kind === 'visitor' ? { ...ctx, actor } : ctx, {
    action: 'person.create',
    subjectType: 'person',
    subjectId: id,
    after,
  })
  return id
}

/** Checked first, so that an invalid link costs no hashing. */
async function requireOpenLink(services: Services, token: string): Promise<void> {
  const row = await maybeOne(services)`
    select 1 from person_link where token_hash = ${sha256(token)} and purpose = 'set_up' and used_at is null
      and expires_at > ${services.now()}::timestamptz`
  if (row === null) throw usedUp()
}

function usedUp(): AppError {
  return new AppError(
    'not_found',
    'This link was used or has expired. Restart Laurel, or run `laurel people invite`, to get another one.',
  )
}

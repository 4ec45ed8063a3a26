import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError, invalidField } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, Services, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { validatePassword } from '../passwords/validate-password.ts'
import type { Role } from '../roles.ts'
import { findSignInSession } from '../sign-in-sessions/authenticate-sign-in-session.ts'
import { type Browser, type OpenedSignInSession, openSignInSession } from '../sign-in-sessions/open-sign-in-session.ts'
import type { AcceptInvitation } from '../sign-in-sessions/sign-in-schema.ts'

type Link = { id: number; org_id: number; email: string; email_key: string; role: Role; every_event: boolean }

/**
 * Joins an organisation with an invitation link, which is used up. A person with an account must be signed in with the
 * invited address; others get an account, because the link proves their address.
 * @throws AppError not_found, unauthenticated, forbidden, validation_failed
 */
export async function acceptInvitation(
  services: Services & Pick<Context, 'requestId'>,
  { token, name, password }: AcceptInvitation,
  browser: Browser,
): Promise<OpenedSignInSession> {
  const nobody: Context = { ...services, orgId: 0, actor: { kind: 'visitor', hash: browser.visitor } }
  const open = await findOpen(services, token)
  const session = browser.token === null ? null : await findSignInSession(services, browser.token, false)
  const account = session === null ? null : await requireInvited(services, session.person_id, open)
  if (account === null) await requireNoAccount(services, open)
  const passwordHash = account === null ? await firstPassword(services, open, { name, password }) : null
  return inTransaction(nobody, async (ctx) => {
    const link = await maybeOne<Link>(ctx)`
      update person_link set used_at = ${ctx.now()}::timestamptz
      where id = ${open.id} and token_hash = ${sha256(token)} and used_at is null and expires_at > ${ctx.now()}::timestamptz
      returning id, org_id, email, email_key, role, every_event`
    if (link === null) throw usedUp()
    const personId = account ?? (await addPerson(ctx, link, name!.trim(), passwordHash!))
    const own: TxContext = { ...ctx, orgId: link.org_id, actor: { kind: 'person', id: personId, scopes: [] } }
    await join(own, personId, link)
    return openSignInSession(
      own,
      personId,
      {
        method: account === null ? 'link' : 'password',
        secondFactor: session?.own_second_factor ?? false,
        // An existing sign-in session proves nothing new, and a provider's word does not count in this organisation.
        ...(session && { provenAt: session.own_fresh_at }),
      },
      browser,
    )
  })
}

async function findOpen(services: Services, token: string): Promise<Link> {
  const link = await maybeOne<Link>(services)`
    select id, org_id, email, email_key, role, every_event from person_link
    where token_hash = ${sha256(token)} and purpose = 'invite' and used_at is null and expires_at > ${services.now()}::timestamptz`
  if (link === null) throw usedUp()
  return link
}

async function requireInvited(services: Services, personId: number, { email_key }: Link): Promise<number> {
  const row = await maybeOne(services)`select 1 from person where id = ${personId} and email_key = ${email_key}`
  if (row !== null) return personId
  throw new AppError(
    'forbidden',
    'This invitation was sent to a different address than that of your account. Sign out, then open the link again.',
  )
}

async function requireNoAccount(services: Services, { email_key }: Link): Promise<void> {
  const row = await maybeOne(services)`select 1 from person where email_key = ${email_key}`
  if (row !== null) throw hasAccount()
}

function firstPassword(
  services: Services,
  { email }: Link,
  { name, password }: Record<'name' | 'password', string | undefined>,
): Promise<string> {
  for (const [field, value] of Object.entries({ name, password }))
    if (value === undefined)
      throw invalidField(
        ['body', field],
        `${field} is required, because there is no account with this address yet`,
        'missing',
      )
  validatePassword(password!, [name!, email])
  return hashPassword(services, password!)
}

async function addPerson(
  ctx: TxContext,
  { email, email_key }: Link,
  name: string,
  passwordHash: string,
): Promise<number> {
  const row = await maybeOne<{ id: number }>(ctx)`
    insert into person (name, email, email_key, password_hash, created_at) values (${name}, ${email}, ${email_key}, ${passwordHash}, ${ctx.now()})
    on conflict (email_key) do nothing returning id`
  if (row === null) throw hasAccount()
  return row.id
}

/** Existing members keep their role. */
async function join(ctx: TxContext, personId: number, { id, email, role, every_event }: Link): Promise<void> {
  const joined = await change(ctx)`
    insert into membership (org_id, person_id, role, every_event, created_at)
    values (${ctx.orgId}, ${personId}, ${role}, ${every_event}, ${ctx.now()}) on conflict do nothing`
  if (joined === 0) return
  await change(ctx)`
    insert into membership_event (org_id, person_id, event_id)
    select org_id, ${personId}, event_id from person_link_event where org_id = ${ctx.orgId} and link_id = ${id}`
  await recordAudit(ctx, {
    action: 'person.join',
    subjectType: 'person',
    subjectId: personId,
    after: { email, role, invitation_id: id },
  })
}

function usedUp(): AppError {
  return new AppError(
    'not_found',
    'This invitation was already accepted, was revoked or has expired. Ask for another one.',
  )
}

function hasAccount(): AppError {
  return new AppError(
    'unauthenticated',
    'You already have an account with this address. Sign in, then open the link again.',
  )
}

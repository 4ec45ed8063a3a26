import { emailKey } from '../../../lib/text/email-key.ts'
import { hasControlCharacter, isVisible } from '../../../lib/text/visible-text.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change, maybeOne, one } from '../../../platform/db/query.ts'
import { isEmail } from '../../../platform/http/validation/text-formats.ts'
import type { Identity } from './sso-journey.ts'
import { domainOf, type SsoProvider } from './sso-provider.ts'

/** Why a person named by a provider is not signed in. */
export type JoinProblem = 'no_address' | 'email_not_verified' | 'other_domain' | 'other_account' | 'not_a_member'

/** The maximum lengths of addresses and names in requests. */
const MAX_EMAIL = 254
const MAX_NAME = 200

type Joined = { personId: number } | { problem: JoinProblem }

/**
 * Finds or creates the person named by a provider. The provider must have verified the address, and its organisation
 * must have verified the domain. New people become members with the provider's default role; people removed from the
 * organisation stay out. The person is locked until the transaction ends.
 */
export async function joinByProvider(ctx: TxContext, provider: SsoProvider, identity: Identity): Promise<Joined> {
  const { email } = identity
  if (email === null || !identity.emailVerified) return { problem: 'email_not_verified' }
  if (email.length > MAX_EMAIL || !isEmail(email)) return { problem: 'no_address' }
  if (!(await speaksFor(ctx, provider, email))) return { problem: 'other_domain' }
  const known = await maybeOne<{ person_id: number }>(ctx)`
    select person_id from person_identity
    where org_id = ${ctx.orgId} and provider_id = ${provider.id} and subject = ${identity.subject}`
  if (known !== null) {
    const isMember = await change(ctx)`
      select 1 from membership where org_id = ${ctx.orgId} and person_id = ${known.person_id}`
    if (isMember === 0) return { problem: 'not_a_member' }
    await lockPerson(ctx, known.person_id)
    return { personId: known.person_id }
  }
  const personId = await personWith(ctx, email, nameOf(identity, email))
  await lockPerson(ctx, personId)
  const added = await change(ctx)`
    insert into person_identity (org_id, provider_id, subject, person_id, created_at)
    select ${ctx.orgId}, ${provider.id}, ${identity.subject}, ${personId}, ${ctx.now()}
    where not exists (select from person_identity
      where org_id = ${ctx.orgId} and provider_id = ${provider.id} and person_id = ${personId})`
  // An address reassigned by the provider must not give access to its previous owner's account.
  if (added === 0) return { problem: 'other_account' }
  await makeMember(ctx, provider, personId)
  return { personId }
}

/** The name from the provider if it is readable, otherwise the address. */
function nameOf({ name }: Identity, email: string): string {
  if (name === null || !name.isWellFormed() || hasControlCharacter(name) || !isVisible(name)) return email
  return [...name.trim()].slice(0, MAX_NAME).join('')
}

async function speaksFor(ctx: TxContext, provider: SsoProvider, email: string): Promise<boolean> {
  const rows = await change(ctx)`
    select 1 from identity_provider_domain
    where org_id = ${ctx.orgId} and provider_id = ${provider.id} and domain = ${domainOf(email)} and verified_at is not null`
  return rows > 0
}

async function personWith(ctx: TxContext, email: string, name: string): Promise<number> {
  const key = emailKey(email)
  await change(ctx)`
    insert into person (name, email, email_key, created_at)
    values (${name}, ${email}, ${key}, ${ctx.now()})
    on conflict (email_key) do nothing`
  return (await one<{ id: number }>(ctx)`select id from person where email_key = ${key}`).id
}

async function lockPerson(ctx: TxContext, personId: number): Promise<void> {
  await change(ctx)`select 1 from person where id = ${personId} for no key update`
}

async function makeMember(ctx: TxContext, provider: SsoProvider, personId: number): Promise<void> {
  const made = await change(ctx)`
    insert into membership (org_id, person_id, role, every_event, created_at)
    values (${ctx.orgId}, ${personId}, ${provider.defaultRole}, true, ${ctx.now()})
    on conflict do nothing`
  if (made === 0) return
  const actor = { kind: 'person', id: personId, scopes: [] } as const
  await recordAudit(
    { ...ctx, actor },
    {
      action: 'person.join_by_provider',
      subjectType: 'person',
      subjectId: personId,
      after: { role: provider.defaultRole, identity_provider_id: provider.id },
    },
  )
}

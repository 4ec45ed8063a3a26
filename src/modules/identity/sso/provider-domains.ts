import { AppError, noSuch } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { brokeUniqueKey } from '../../../platform/db/pg-errors.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { getProvider, TXT_PREFIX } from './provider-queries.ts'
import type { IdentityProvider } from './provider-schema.ts'

const MAX_DOMAINS = 100

/** Adds a domain, with the TXT record that will prove its ownership. @throws AppError not_found, already_exists */
export function addDomain(ctx: Context, id: number, given: string): Promise<IdentityProvider> {
  const domain = given.toLowerCase()
  return changing(ctx, id, 'identity_provider.add_domain', async (ctx) => {
    const added = await change(ctx)`
      insert into identity_provider_domain (org_id, provider_id, domain, challenge, created_at)
      select org_id, id, ${domain}, ${ctx.randomBytes(20).toString('hex')}, ${ctx.now()}
      from identity_provider p where org_id = ${ctx.orgId} and id = ${id}
        and (select count(*) from identity_provider_domain d where d.provider_id = p.id) < ${MAX_DOMAINS}
      on conflict do nothing`
    if (added === 0)
      throw new AppError(
        'already_exists',
        `${domain} was already added, or there are ${MAX_DOMAINS} domains already. Remove one first.`,
      )
  })
}

/**
 * Checks the domain's TXT record in DNS. If two providers prove a domain, the first one keeps it.
 * @throws AppError not_found; conflict when the record is missing, or another provider has the domain
 */
export async function verifyDomain(ctx: Context, id: number, given: string): Promise<IdentityProvider> {
  const domain = given.toLowerCase()
  const row = await maybeOne<{ challenge: string }>(ctx)`
    select challenge from identity_provider_domain
    where org_id = ${ctx.orgId} and provider_id = ${id} and domain = ${domain}`
  if (row === null) throw noSuchDomain()
  const wanted = TXT_PREFIX + row.challenge
  const records = await ctx.resolveTxt(domain)
  if (records === null)
    throw new AppError('unavailable', `The TXT records of ${domain} could not be read from DNS. Try again.`)
  if (!records.includes(wanted))
    throw new AppError('conflict', `No TXT record of ${domain} is ${wanted} yet. New records can take an hour.`)
  return changing(ctx, id, 'identity_provider.verify_domain', async (ctx) => {
    const verified = await change(ctx)`
      update identity_provider_domain set verified_at = coalesce(verified_at, ${ctx.now()})
      where org_id = ${ctx.orgId} and provider_id = ${id} and domain = ${domain} and challenge = ${row.challenge}`
    if (verified === 0) throw noSuchDomain()
  })
}

/** Removes a domain, whose addresses the provider no longer vouches for. @throws AppError not_found */
export function removeDomain(ctx: Context, id: number, given: string): Promise<IdentityProvider> {
  const domain = given.toLowerCase()
  return changing(ctx, id, 'identity_provider.remove_domain', async (ctx) => {
    const removed = await change(ctx)`
      delete from identity_provider_domain
      where org_id = ${ctx.orgId} and provider_id = ${id} and domain = ${domain}`
    if (removed === 0) throw noSuchDomain()
  })
}

async function changing(
  ctx: Context,
  id: number,
  action: string,
  work: (ctx: TxContext) => Promise<void>,
): Promise<IdentityProvider> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const held = await change(ctx)`
        select 1 from identity_provider where org_id = ${ctx.orgId} and id = ${id} for no key update`
      if (held === 0) throw noSuch('identity provider')
      const before = await getProvider(ctx, id)
      await work(ctx)
      const after = await getProvider(ctx, id)
      const subject = { subjectType: 'identity_provider', subjectId: id }
      await recordAudit(ctx, { action, ...subject, before, after })
      return after
    })
  } catch (error) {
    if (brokeUniqueKey(error, 'identity_provider_of_domain'))
      throw new AppError('conflict', 'Another provider of this installation already has this domain.')
    throw error
  }
}

const noSuchDomain = () => new AppError('not_found', 'This provider does not have the domain.')

import type { Context, Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { addOwner } from './set-up-owner.ts'

const LOCK = 4_663

type OrganisationRow = { id: number }

/**
 * Creates the first owner of the first organisation, once, however many processes start. Does nothing if anybody can
 * sign in already.
 */
export async function bootstrapOwner(services: Services, owner: { email: string; password: string }): Promise<void> {
  if ((await findUnowned(services)) === null) return
  const passwordHash = await hashPassword(services, owner.password)
  const nobody: Context = { ...services, orgId: 0, actor: { kind: 'cli' }, requestId: null }
  await inTransaction(nobody, async (ctx) => {
    await change(ctx)`select pg_advisory_xact_lock(${LOCK}::bigint)`
    const found = await findUnowned(ctx)
    if (found === null) return
    await addOwner({ ...ctx, orgId: found.id }, { name: owner.email.split('@')[0]!, email: owner.email }, passwordHash)
    await change(ctx)`delete from person_link where purpose = 'set_up' and used_at is null`
  })
}

/** The first organisation, if nobody can sign in yet. */
function findUnowned(ctx: Pick<Services, 'db'>): Promise<OrganisationRow | null> {
  return maybeOne<OrganisationRow>(ctx)`
    select id from organisation where not exists (select 1 from membership) order by id limit 1`
}

import type { Context, Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { addOwner } from './set-up-owner.ts'

const LOCK = 4_663

type Found = { id: number }

/** Makes the first owner of the first organisation, once, however many processes start. Where anybody can sign in nothing is done. */
export async function bootstrapOwner(services: Services, owner: { email: string; password: string }): Promise<void> {
  if ((await findUnowned(services)) === null) return
  const kept = await hashPassword(services, owner.password)
  const nobody: Context = { ...services, orgId: 0, actor: { kind: 'cli' }, requestId: null }
  await inTransaction(nobody, async (ctx) => {
    await change(ctx)`select pg_advisory_xact_lock(${LOCK}::bigint)`
    const found = await findUnowned(ctx)
    if (found === null) return
    await addOwner({ ...ctx, orgId: found.id }, { name: owner.email.split('@')[0]!, email: owner.email }, kept)
    await change(ctx)`delete from person_link where purpose = 'set_up' and used_at is null`
  })
}

/** The first organisation, while nobody can sign in. */
function findUnowned(ctx: Pick<Services, 'db'>): Promise<Found | null> {
  return maybeOne<Found>(ctx)`
    select id from organisation where not exists (select 1 from membership) order by id limit 1`
}

import { sql } from 'kysely'
import type { Context, Services } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { storedForm } from './key-text.ts'
import { createOrganisation } from './organisations.ts'

const FIRST_ORGANISATION = 'My organisation'

const BOOTSTRAP_LOCK = 4_662

/**
 * Makes what an installation starts with: its secret, and the first organisation with an API key, once, however many
 * processes start. A key that was given is also made later, when no organisation has it yet.
 * @returns the secret, and the first key when it was made now
 */
export function bootstrap(
  services: Services,
  input: { key: string | null; plan: string; credits: number },
): Promise<{ secret: Buffer; firstKey: string | null }> {
  const ctx: Context = { ...services, orgId: 0, actor: { kind: 'cli' }, requestId: null }
  return inTransaction(ctx, async (inner) => {
    await sql`select pg_advisory_xact_lock(${BOOTSTRAP_LOCK}::bigint)`.execute(inner.db)
    await sql`insert into installation (secret, created_at) values (${services.randomBytes(32)}, ${services.now()}) on conflict do nothing`.execute(
      inner.db,
    )
    const { rows } = await sql<{ secret: Buffer; has_organisation: boolean; has_key: boolean }>`
      select secret, exists (select 1 from organisation) as has_organisation,
        exists (select 1 from api_key where key_hash = ${input.key === null ? null : storedForm(input.key).hash}) as has_key
      from installation`.execute(inner.db)
    const { secret, has_organisation, has_key } = rows[0]!
    if (has_organisation && (input.key === null || has_key)) return { secret, firstKey: null }
    const { key } = await createOrganisation(inner as unknown as Services, {
      name: FIRST_ORGANISATION,
      plan: input.plan,
      credits: input.credits,
      ...(input.key === null ? {} : { key: input.key }),
    })
    return { secret, firstKey: key }
  })
}

/** The installation's own secret, where there is an installation: nothing is made. */
export async function readInstallationSecret(db: Db): Promise<Buffer> {
  const { rows } = await sql<{ secret: Buffer }>`select secret from installation`.execute(db)
  return rows[0]?.secret ?? Buffer.alloc(0)
}

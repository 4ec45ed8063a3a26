import type { Context, Services } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, one } from '../../platform/db/query.ts'
import { storedForm } from './key-text.ts'
import { createOrganisation } from './organisations.ts'

const FIRST_ORGANISATION = 'My organisation'

const BOOTSTRAP_LOCK = 4_662

type BootstrapRow = { has_organisation: boolean; key_is_valid: boolean }

/**
 * Creates the first organisation with an API key, once, however many processes start. If an organisation exists,
 * nothing is created, so a deleted key stays deleted.
 * @returns the first key if this call created it, and whether the given key is valid
 */
export function bootstrap(
  services: Services,
  input: { key: string | null; plan: string; credits: number },
): Promise<{ firstKey: string | null; keyIsValid: boolean }> {
  const ctx: Context = { ...services, orgId: 0, actor: { kind: 'cli' }, requestId: null }
  return inTransaction(ctx, async (ctx) => {
    await change(ctx)`select pg_advisory_xact_lock(${BOOTSTRAP_LOCK}::bigint)`
    const { has_organisation, key_is_valid } = await one<BootstrapRow>(ctx)`
      select exists (select 1 from organisation) as has_organisation,
        exists (select 1 from api_key where key_hash = ${input.key === null ? null : storedForm(input.key).hash}
          and active and (expires_at is null or expires_at > ${services.now()}::timestamptz)) as key_is_valid`
    if (has_organisation) return { firstKey: null, keyIsValid: key_is_valid }
    const { key } = await createOrganisation(ctx, {
      name: FIRST_ORGANISATION,
      plan: input.plan,
      credits: input.credits,
      ...(input.key === null ? {} : { key: input.key }),
    })
    return { firstKey: key, keyIsValid: true }
  })
}

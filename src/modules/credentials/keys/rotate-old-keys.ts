import { jobContext, type Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { rotateSigningKey } from './rotate-signing-key.ts'

const MAX_YEARS = 2

/** Replaces the credential keys of this site that are two years old. A run that is repeated finds the rest. */
export async function rotateOldKeys(services: Services, giveUp?: AbortSignal): Promise<void> {
  const old = await many<{ org_id: number }>(services)`
    select org_id from signing_key
    where purpose = 'credential' and algorithm = 'ed25519' and site = ${services.siteUrl} and retired_at is null
      and created_at < ${services.now()}::timestamptz - make_interval(years => ${MAX_YEARS}::int)
    order by id`
  for (const { org_id } of old) {
    giveUp?.throwIfAborted()
    await rotateSigningKey(jobContext(services, org_id, 'rotate-old-keys'))
  }
}

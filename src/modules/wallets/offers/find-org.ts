import type { Services } from '../../../platform/context/context.ts'
import { hasDid } from '../../../platform/credentials/organisation-did.ts'
import { maybeOne } from '../../../platform/db/query.ts'

/** An organisation as the issuer that wallets know. */
export type WalletOrg = { id: number; handle: string; name: string; language: string }

/** Returns the organisation of a handle; null when there is none, or where the site has no did:web. */
export async function findOrg(services: Services, handle: string): Promise<WalletOrg | null> {
  if (!hasDid(services.siteUrl)) return null
  return maybeOne<WalletOrg>(services)`select id, handle, name, language from organisation where handle = ${handle}`
}

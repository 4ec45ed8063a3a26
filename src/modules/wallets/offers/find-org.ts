import type { Services } from '../../../platform/context/context.ts'
import { hasDid } from '../../../platform/credentials/organisation-did.ts'
import { maybeOne } from '../../../platform/db/query.ts'

/** Names of the forms in which wallets get certificates and badges: Open Badges, and learning credentials as SD-JWT VC. */
export const OPEN_BADGE = 'OpenBadgeCredential'
export const LEARNING = 'LearningCredential'

export type Configuration = typeof OPEN_BADGE | typeof LEARNING

/** An organisation as the issuer that wallets know. */
export type WalletOrg = {
  id: number
  handle: string
  name: string
  language: string
  /** The forms in which its records are offered. */
  configurations: readonly Configuration[]
}

/** Returns the organisation of a handle; null when there is none, or where the site has no did:web. */
export async function findOrg(services: Services, handle: string): Promise<WalletOrg | null> {
  if (!hasDid(services.siteUrl)) return null
  const org = await maybeOne<Omit<WalletOrg, 'configurations'>>(services)`
    select id, handle, name, language from organisation where handle = ${handle}`
  return org && { ...org, configurations: services.sdJwtVc ? [OPEN_BADGE, LEARNING] : [OPEN_BADGE] }
}

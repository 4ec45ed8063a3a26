import { AppError, noSuch } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { JsonObject } from '../../../platform/credentials/canonize.ts'
import { hasDid } from '../../../platform/credentials/organisation-did.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { awardCredential, type SignedAward } from './award-credential.ts'
import { awardColumns, awardsWithVersion } from './store-award-signatures.ts'

/** Returns the credential of an award, whatever its state. @throws AppError not_found when it is not signed */
export async function readAwardCredential(ctx: Context, award: SignedAward): Promise<JsonObject> {
  const credential = await awardCredential(ctx, award)
  if (credential !== null) return credential
  throw new AppError(
    'not_found',
    hasDid(ctx.siteUrl)
      ? 'This badge has not been signed yet. Try again in a few minutes.'
      : 'This badge has no credential, because SITE_URL is an IPv6 address. Set SITE_URL to a host name.',
  )
}

/** Returns the credential of the award with an id. @throws AppError not_found, also when it is not signed */
export async function getAwardCredential(ctx: Context, id: number): Promise<JsonObject> {
  const award = await maybeOne<SignedAward>(ctx)`
    select ${awardColumns} from ${awardsWithVersion} where w.org_id = ${ctx.orgId} and w.id = ${id}`
  if (award === null) throw noSuch('badge award')
  return readAwardCredential(ctx, award)
}

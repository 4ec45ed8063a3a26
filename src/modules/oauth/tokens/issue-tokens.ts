import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { newSecret } from '../protocol/secret.ts'

const ACCESS_S = 3_600
/** An app that does nothing for this long has to ask again. */
const REFRESH_S = 60 * 86_400

/** The grant for which tokens are issued. */
export type Granted = { org_id: number; grant_id: number; scopes: string[]; grant_expires_at: Date | null }

/** A token response (RFC 6749, section 5.1). */
export type Tokens = {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

/**
 * Issues an access token and the refresh token that comes after the used ones. None outlives the grant.
 * @param scopes those of the access token
 */
export async function issueTokens(ctx: TxContext, granted: Granted, scopes: readonly string[]): Promise<Tokens> {
  const { org_id, grant_id, grant_expires_at } = granted
  const now = ctx.now()
  const until = (seconds: number) =>
    new Date(Math.min(now.getTime() + seconds * 1_000, grant_expires_at?.getTime() ?? Number.POSITIVE_INFINITY))
  const [access, refresh] = [newSecret(ctx, 'access'), newSecret(ctx, 'refresh')]
  const accessUntil = until(ACCESS_S)
  await change(ctx)`
    insert into oauth_token (org_id, grant_id, kind, token_hash, scopes, created_at, expires_at) values
      (${org_id}, ${grant_id}, 'access', ${sha256(access)}, ${scopes}, ${now}, ${accessUntil}),
      (${org_id}, ${grant_id}, 'refresh', ${sha256(refresh)}, ${granted.scopes}, ${now}, ${until(REFRESH_S)})`
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: Math.max(1, Math.floor((accessUntil.getTime() - now.getTime()) / 1_000)),
    refresh_token: refresh,
    scope: scopes.join(' '),
  }
}

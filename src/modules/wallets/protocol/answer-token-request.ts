import { ACCESS_SECONDS } from '../offers/offer-secrets.ts'
import { ProtocolError } from '../offers/protocol-error.ts'
import { redeemCode } from '../offers/redeem-code.ts'
import { CODE_GRANT } from './wallet-metadata.ts'
import type { WalletRequest } from './wallet-request.ts'

/** Answers a token request (OpenID4VCI 1.0, section 6). @throws ProtocolError, or a refusal of the library */
export async function answerTokenRequest({ ctx, library, request }: WalletRequest): Promise<object> {
  const { grant } = library.server.parseAccessTokenRequest({
    accessTokenRequest: (request.body ?? {}) as Record<string, unknown>,
    // Nobody is authenticated here, so DPoP and attestations of clients are not read.
    request: { headers: new Headers(), method: 'POST', url: `${ctx.siteUrl}${request.url}` },
  })
  if (grant.grantType !== CODE_GRANT)
    throw new ProtocolError('unsupported_grant_type', `grant_type must be ${CODE_GRANT}.`)
  if (!grant.txCode) throw new ProtocolError('invalid_request', 'tx_code is missing: the code that was mailed.')
  const access = await redeemCode(ctx, grant.preAuthorizedCode, grant.txCode.trim())
  return { access_token: access, token_type: 'Bearer', expires_in: ACCESS_SECONDS }
}

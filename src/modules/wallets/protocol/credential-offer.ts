import type { WalletOrg } from '../offers/find-org.ts'
import { TX_CODE_DIGITS } from '../offers/offer-secrets.ts'
import type { IssuerLibrary } from './issuer-library.ts'
import { CODE_GRANT, resolvedIssuer } from './wallet-metadata.ts'

/** Returns an offer as wallets fetch it (OpenID4VCI 1.0, section 4.1.1), made by the library. */
export async function credentialOffer(
  library: IssuerLibrary,
  site: string,
  { org, code }: { org: WalletOrg; code: string },
): Promise<object> {
  const { credentialOfferObject } = await library.issuer.createCredentialOffer({
    issuerMetadata: resolvedIssuer(library, site, org),
    credentialConfigurationIds: [...org.configurations],
    grants: {
      [CODE_GRANT]: { 'pre-authorized_code': code, tx_code: { input_mode: 'numeric', length: TX_CODE_DIGITS } },
    },
  })
  return credentialOfferObject
}

/** Returns the address that a QR code has and that wallets open. */
export function offerLink(site: string, handle: string, token: string): string {
  const at = `${site}/orgs/${handle}/wallet/offers/${token}`
  return `openid-credential-offer://?credential_offer_uri=${encodeURIComponent(at)}`
}

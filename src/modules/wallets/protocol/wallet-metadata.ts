import { BADGE_CONTEXT, VC_CONTEXT } from '../../../platform/credentials/shapes.ts'
import { LEARNING, OPEN_BADGE, type WalletOrg } from '../offers/find-org.ts'
import { LEARNING_TYPE, learningClaims } from '../offers/learning-credential.ts'
import { type IssuerLibrary, PROOF_ALGORITHMS } from './issuer-library.ts'

/** Returns the identifier of an issuer, which is also the audience of proofs. */
const issuerAddress = (site: string, handle: string) => `${site}/orgs/${handle}`

export const CODE_GRANT = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

/** Returns the metadata of an issuer (OpenID4VCI 1.0, section 12.2), checked by the library. */
export function issuerMetadata({ issuer }: IssuerLibrary, site: string, org: WalletOrg) {
  const address = issuerAddress(site, org.handle)
  return issuer.createCredentialIssuerMetadata({
    credential_issuer: address,
    credential_endpoint: `${address}/wallet/credential`,
    nonce_endpoint: `${address}/wallet/nonce`,
    display: [{ name: org.name, locale: org.language }],
    credential_configurations_supported: {
      [OPEN_BADGE]: openBadge(org),
      ...(org.configurations.includes(LEARNING) && { [LEARNING]: learning(org) }),
    },
  })
}

const proof_types_supported = { jwt: { proof_signing_alg_values_supported: PROOF_ALGORITHMS } }

const openBadge = ({ name }: WalletOrg) => ({
  format: 'ldp_vc' as const,
  credential_definition: {
    '@context': [VC_CONTEXT, BADGE_CONTEXT],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
  },
  credential_signing_alg_values_supported: ['eddsa-rdfc-2022'],
  cryptographic_binding_methods_supported: ['did:jwk', 'did:key', 'jwk'],
  proof_types_supported,
  credential_metadata: { display: [{ name: `Open Badge, ${name}`, locale: 'en' }] },
})

const learning = ({ name }: WalletOrg) => ({
  format: 'dc+sd-jwt' as const,
  vct: LEARNING_TYPE,
  credential_signing_alg_values_supported: ['ES256'],
  cryptographic_binding_methods_supported: ['jwk', 'did:jwk', 'did:key'],
  proof_types_supported,
  credential_metadata: {
    display: [{ name: `Learning credential, ${name}`, locale: 'en' }],
    claims: learningClaims.map((claim) => ({ path: [claim] })),
  },
})

/** Returns the metadata of the issuer as its own authorisation server (RFC 8414), checked by the library. */
export function serverMetadata({ server }: IssuerLibrary, site: string, { handle }: Pick<WalletOrg, 'handle'>) {
  const address = issuerAddress(site, handle)
  return server.createAuthorizationServerMetadata({
    issuer: address,
    token_endpoint: `${address}/wallet/token`,
    token_endpoint_auth_methods_supported: ['none'],
    grant_types_supported: [CODE_GRANT],
    response_types_supported: [],
    'pre-authorized_grant_anonymous_access_supported': true,
  })
}

/** Returns what the library wants to know about the issuer when it reads requests. */
export function resolvedIssuer(library: IssuerLibrary, site: string, org: WalletOrg) {
  const credentialIssuer = issuerMetadata(library, site, org)
  return {
    originalDraftVersion: library.version,
    credentialIssuer,
    authorizationServers: [serverMetadata(library, site, org)],
    knownCredentialConfigurations: library.issuer.getKnownCredentialConfigurationsSupported(credentialIssuer),
  }
}

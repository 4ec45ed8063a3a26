/** The issuer that a credential names: an organisation at a site, and the key that signs. */
export type CredentialIssuer = {
  did: string
  site: string
  handle: string
  /** The key, as credentials refer to it. */
  verificationMethod: string
  /** The secret of the installation. */
  secret: Buffer
}

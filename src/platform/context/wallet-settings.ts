/** The keys that sign tickets for the wallets of phones; null for a wallet that is not offered. */
export type WalletSettings = {
  /** Certificates and the RSA key in PEM form; both identifiers are in the subject of the certificate. */
  apple: {
    passTypeId: string
    teamId: string
    certificate: string
    key: string
    /** The certificate of Apple that issued it. */
    issuer: string
    /** The end of the certificate, after which phones refuse passes. */
    validTo: Date
  } | null
  /** The issuer of Google Wallet, and the service account that signs for it with its RSA key in PEM form. */
  google: { issuerId: string; account: string; key: string } | null
}

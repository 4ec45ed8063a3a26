/** The fixed words of the built-in design, from top to bottom. */
export type CertificateWording = {
  title: string
  /** The second line of the title, null where it has one. */
  subtitle: string | null
  beforeName: string
  beforeEvent: string
  issuer: string
  issuedAt: string
  /** Printed on certificates that expire. */
  expiresAt: string
}

/** The fixed text of the built-in designs. */
export type CertificateMessages = {
  title: string
  /** The second line of the title; null: none. */
  subtitle: string | null
  /** The title in one line, in mixed case. */
  heading: string
  beforeName: string
  beforeEvent: string
  issuer: string
  issuedAt: string
  signature: string
  /** Next to the QR code, and the code for typing. */
  scan: string
  number: string
  /** The purpose of the QR code, for people who do not see it. */
  code: string
  /** The address for typing the code. */
  verifyAt: string
  /** Printed on certificates that expire. */
  expiresAt: string
}

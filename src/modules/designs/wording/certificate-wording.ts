/** The fixed words of the built-in designs. */
export type CertificateWording = {
  title: string
  /** The second line of the title, null where it has one. */
  subtitle: string | null
  /** The title in one line, in small letters. */
  heading: string
  beforeName: string
  beforeEvent: string
  issuer: string
  issuedAt: string
  signature: string
  /** Beside the QR code, and the code that can be typed instead. */
  scan: string
  number: string
  /** Where the code can be typed. */
  verifyAt: string
  /** Printed on certificates that expire. */
  expiresAt: string
}

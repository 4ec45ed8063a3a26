import type { Language } from '../../../platform/text/languages.ts'
import { certificateEn } from './certificate-en.ts'
import { certificateTr } from './certificate-tr.ts'

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

export const certificateWording: Record<Language, CertificateWording> = { en: certificateEn, tr: certificateTr }

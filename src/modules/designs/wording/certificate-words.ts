import type { Language } from '../../../platform/text/languages.ts'
import { certificateEn } from './certificate-en.ts'
import { certificateTr } from './certificate-tr.ts'
import type { CertificateWording } from './certificate-wording.ts'

export const certificateWording: Record<Language, CertificateWording> = { en: certificateEn, tr: certificateTr }

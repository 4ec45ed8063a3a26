import { type Language, languageOf } from '../../../lib/text/languages.ts'
import { certificateEn } from './certificate-en.ts'
import { certificateTr } from './certificate-tr.ts'
import type { CertificateWording } from './certificate-wording.ts'

const certificateWording: Record<Language, CertificateWording> = { en: certificateEn, tr: certificateTr }

/** The fixed text in the language of a tag, otherwise in English. */
export function wordsOf(tag: string): CertificateWording {
  return certificateWording[languageOf(tag) ?? 'en']
}

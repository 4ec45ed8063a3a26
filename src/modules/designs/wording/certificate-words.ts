import { type Language, languageOf } from '../../../lib/text/languages.ts'
import { certificateEn } from './certificate-en.ts'
import { certificateTr } from './certificate-tr.ts'
import type { CertificateMessages } from './certificate-wording.ts'

const certificateMessages: Record<Language, CertificateMessages> = { en: certificateEn, tr: certificateTr }

/** The fixed text in the language of a tag, otherwise in English. */
export function wordsOf(tag: string): CertificateMessages {
  return certificateMessages[languageOf(tag) ?? 'en']
}

import { languageOf } from '../../../lib/text/languages.ts'
import { translated } from '../../../lib/text/translated.ts'
import { certificateEn } from './certificate-en.ts'
import type { CertificateMessages } from './certificate-wording.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    certificateWords: CertificateMessages
  }
}

const certificateMessages = translated('certificateWords', certificateEn)

/** The fixed text in the language of a tag, otherwise in English. */
export function wordsOf(tag: string): CertificateMessages {
  return certificateMessages[languageOf(tag) ?? 'en']
}

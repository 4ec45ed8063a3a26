import { translated } from '../../../../lib/text/translated.ts'
import { unsubscribeEn } from './unsubscribe-en.ts'
import type { UnsubscribeMessages } from './unsubscribe-wording.ts'

declare module '../../../../lib/text/texts.ts' {
  interface Texts {
    unsubscribe: UnsubscribeMessages
  }
}

export const unsubscribeMessages = translated('unsubscribe', unsubscribeEn)

import type { Language } from '../../../../lib/text/languages.ts'
import { unsubscribeEn } from './unsubscribe-en.ts'
import { unsubscribeTr } from './unsubscribe-tr.ts'
import type { UnsubscribeMessages } from './unsubscribe-wording.ts'

export const unsubscribeMessages: Record<Language, UnsubscribeMessages> = { en: unsubscribeEn, tr: unsubscribeTr }

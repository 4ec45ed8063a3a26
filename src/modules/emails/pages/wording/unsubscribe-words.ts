import type { Language } from '../../../../lib/text/languages.ts'
import { unsubscribeEn } from './unsubscribe-en.ts'
import { unsubscribeTr } from './unsubscribe-tr.ts'
import type { UnsubscribeWording } from './unsubscribe-wording.ts'

export const unsubscribeWording: Record<Language, UnsubscribeWording> = { en: unsubscribeEn, tr: unsubscribeTr }

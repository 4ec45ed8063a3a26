import type { Language } from '../../../../lib/text/languages.ts'
import { badgeEn } from './badge-en.ts'
import { badgeTr } from './badge-tr.ts'
import type { BadgeWording } from './badge-wording.ts'

export const badgeWording: Record<Language, BadgeWording> = { en: badgeEn, tr: badgeTr }

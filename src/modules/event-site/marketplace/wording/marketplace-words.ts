import type { Language } from '../../../../lib/text/languages.ts'
import { marketplaceEn } from './marketplace-en.ts'
import { marketplaceTr } from './marketplace-tr.ts'
import type { MarketplaceWording } from './marketplace-wording.ts'

export const marketplaceWording: Record<Language, MarketplaceWording> = { en: marketplaceEn, tr: marketplaceTr }

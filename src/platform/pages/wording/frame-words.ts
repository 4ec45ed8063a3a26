import type { Language } from '../../../lib/text/languages.ts'
import { frameEn } from './frame-en.ts'
import { frameTr } from './frame-tr.ts'
import type { FrameWording } from './frame-wording.ts'

export const frameWording: Record<Language, FrameWording> = { en: frameEn, tr: frameTr }

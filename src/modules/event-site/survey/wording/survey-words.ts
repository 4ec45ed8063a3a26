import type { Language } from '../../../../lib/text/languages.ts'
import { surveyEn } from './survey-en.ts'
import { surveyTr } from './survey-tr.ts'
import type { SurveyWording } from './survey-wording.ts'

export const surveyWording: Record<Language, SurveyWording> = { en: surveyEn, tr: surveyTr }

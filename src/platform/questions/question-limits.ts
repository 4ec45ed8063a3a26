import type { Question, QuestionType } from './question-schema.ts'

/** What `min` and `max` of a question count; types that are not here have neither. */
export const COUNTED: Partial<Record<QuestionType, 'characters' | 'number' | 'choices' | 'rating'>> = {
  short_text: 'characters',
  long_text: 'characters',
  number: 'number',
  choices: 'choices',
  rating: 'rating',
}

/** The most characters that an answer of a type may have, whatever its question says. */
export const MAX_CHARACTERS = { short_text: 500, long_text: 5_000, email: 254, phone: 50, url: 2_000 } as const

/** The bounds of an answer, those that its question leaves out included. */
export function limitsOf({ type, min, max }: Question): { min: number; max: number } {
  if (type === 'rating') return { min: 1, max: max ?? 5 }
  const most = type in MAX_CHARACTERS ? MAX_CHARACTERS[type as keyof typeof MAX_CHARACTERS] : Number.POSITIVE_INFINITY
  return { min: min ?? Number.NEGATIVE_INFINITY, max: max ?? most }
}

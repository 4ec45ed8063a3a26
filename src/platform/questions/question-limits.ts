import type { Question, QuestionType } from './question-schema.ts'

/** The unit of a question's `min` and `max`; other types have neither. */
export const COUNTED: Partial<Record<QuestionType, 'characters' | 'number' | 'choices' | 'rating'>> = {
  short_text: 'characters',
  long_text: 'characters',
  number: 'number',
  choices: 'choices',
  rating: 'rating',
}

/** The most characters of an answer by type, for any question. */
export const MAX_CHARACTERS = { short_text: 500, long_text: 5_000, email: 254, phone: 50, url: 2_000 } as const

/** Returns the bounds of an answer, including the default ones. */
export function limitsOf({ type, min, max }: Question): { min: number; max: number } {
  if (type === 'rating') return { min: 1, max: max ?? 5 }
  const longest =
    type in MAX_CHARACTERS ? MAX_CHARACTERS[type as keyof typeof MAX_CHARACTERS] : Number.POSITIVE_INFINITY
  return { min: min ?? Number.NEGATIVE_INFINITY, max: max ?? longest }
}

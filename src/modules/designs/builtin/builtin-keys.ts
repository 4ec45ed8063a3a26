/** What the built-in designs are called for ever: layouts that were stored name them. */
export const BUILTIN_KEYS = ['laurel', 'band', 'quiet', 'academy', 'festival', 'night'] as const

export type BuiltinKey = (typeof BUILTIN_KEYS)[number]

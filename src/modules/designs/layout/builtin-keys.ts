/** Keys of the built-in designs; never rename them, because stored layouts name them. */
export const BUILTIN_KEYS = ['laurel', 'band', 'quiet', 'academy', 'festival', 'night', 'day'] as const

export type BuiltinKey = (typeof BUILTIN_KEYS)[number]

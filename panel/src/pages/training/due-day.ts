import type { Formats } from '../../messages/formats.ts'

/** A day such as `2026-11-20` as people read it. */
export const dueDay = (day: string, formats: Formats) => formats.day(`${day}T12:00:00Z`, 'UTC')

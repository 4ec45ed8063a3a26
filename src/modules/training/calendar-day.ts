import { defineFormat } from '../../platform/http/text-formats.ts'
import { parseTimestamp } from '../../platform/text/timestamp.ts'
import { Type } from '../../platform/type.ts'

const DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'

defineFormat('day', {
  accepts: (text) => text.length === 10 && parseTimestamp(text) !== null,
  problem: ['day', 'must be a day such as 2026-11-20, and one that the calendar has'],
  pattern: DAY,
})

/** A day without a time: 2026-11-20. */
export const Day = (description: string) => Type.String({ format: 'day', description, examples: ['2026-11-20'] })

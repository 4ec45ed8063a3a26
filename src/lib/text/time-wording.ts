import { translated } from '../../lib/text/translated.ts'

declare module '../../lib/text/texts.ts' {
  interface Texts {
    time: TimeMessages
  }
}

/**
 * The locale for dates, the comma between date and time, the beginning of an event of several days, and cities whose
 * name differs from the one in the IANA time zone database.
 */
type TimeMessages = {
  dates: string
  comma: string
  cities: Record<string, string>
  startingAt: (clock: string) => string
}

const en: TimeMessages = { dates: 'en-GB', comma: ', ', cities: {}, startingAt: (clock) => `starting at ${clock}` }

export const timeMessages = translated('time', en)

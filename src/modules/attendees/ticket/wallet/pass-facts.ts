import { readableInk, readableOn } from '../../../../lib/render/readable-colours.ts'
import { type Language, languageOf } from '../../../../lib/text/languages.ts'
import { writtenSpan } from '../../../../lib/text/written-span.ts'
import type { Brand } from '../../../../platform/pages/brand.ts'
import { themeColour } from '../../../../platform/pages/page-themes.ts'
import type { FoundTicket } from '../find-ticket.ts'
import { ticketFileWords } from '../ticket-file-words.ts'

/** The texts of a pass in the language of its holder; the place is null if there is none. */
export type PassFacts = { language: Language; event: string; holder: string; when: string; where: string | null }

export function passFacts(ticket: FoundTicket): PassFacts {
  const language = languageOf(ticket.language) ?? 'en'
  const { event_date: begins, event_end_date: ends, event_timezone: zone } = ticket
  const words = ticketFileWords[language]
  return {
    language,
    event: ticket.event_name,
    holder: `${ticket.first_name} ${ticket.last_name}`.trim(),
    when: begins ? writtenSpan(begins, ends, zone, language) : words.noDate,
    where: ticket.event_location ?? (ticket.online_url === null ? null : words.online),
  }
}

/**
 * Returns the colours of a pass, `#rrggbb`: the organisation's background, or its own colour, with text and labels that
 * are readable on it.
 */
export function passColours({ primary, background }: Brand): { ground: string; text: string; label: string } {
  const ground = background ?? primary ?? themeColour('light', 'sheet')
  return {
    ground,
    text: readableInk(ground, themeColour('light', 'ink'), '#ffffff', '#000000'),
    label: readableOn(ground, primary ?? themeColour('light', 'accent')),
  }
}

import type { Language } from '../../../../../lib/text/languages.ts'
import { ticketEn } from './ticket-en.ts'
import { ticketTr } from './ticket-tr.ts'
import type { TicketWording } from './ticket-wording.ts'

export const ticketWording: Record<Language, TicketWording> = { en: ticketEn, tr: ticketTr }

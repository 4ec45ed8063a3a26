import type { Language } from '../../../../platform/text/languages.ts'
import { ticketEn } from './ticket-en.ts'
import { ticketTr } from './ticket-tr.ts'
import type { TicketWording } from './ticket-wording.ts'

export const ticketWording: Record<Language, TicketWording> = { en: ticketEn, tr: ticketTr }

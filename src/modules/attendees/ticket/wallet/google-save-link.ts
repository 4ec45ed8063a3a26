import { sign } from 'node:crypto'
import { sha256 } from '../../../../lib/crypto/sha256.ts'
import { zonedTime } from '../../../../lib/text/zoned-time.ts'
import type { Services } from '../../../../platform/context/context.ts'
import type { WalletSettings } from '../../../../platform/context/wallet-settings.ts'
import { logoAddress } from '../../../../platform/pages/brand.ts'
import type { FoundTicket } from '../find-ticket.ts'
import { type PassFacts, passColours, passFacts } from './pass-facts.ts'

/** Maximum length of a text: the token is part of an address, of which Google advises about 1,800 characters. */
const MAX_CHARACTERS = 60

/**
 * Returns the address at which Google adds the ticket to a wallet: a JWT (RS256, RFC 7519) with the class and the object
 * of the pass, so that Google need not be called. Google never changes a stored class or object, so their ids follow
 * from their content: a ticket that is saved after a change of the event shows the change.
 */
export function googleSaveLink(
  services: Pick<Services, 'now' | 'siteUrl' | 'baseUrl'>,
  { issuerId, account, key }: NonNullable<WalletSettings['google']>,
  ticket: FoundTicket,
): string {
  const facts = passFacts(ticket)
  const about = classOf(services, ticket, facts)
  const classId = `${issuerId}.${idOf(about)}`
  const holder = {
    state: 'ACTIVE',
    barcode: { type: 'QR_CODE', value: ticket.address },
    ticketHolderName: cut(facts.holder),
  }
  const payload = {
    eventTicketClasses: [{ id: classId, ...about }],
    eventTicketObjects: [{ id: `${issuerId}.${idOf({ classId, ...holder })}`, classId, ...holder }],
  }
  const iat = Math.floor(services.now().getTime() / 1_000)
  const claims = { iss: account, aud: 'google', typ: 'savetowallet', iat, payload }
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims].map(base64url).join('.')
  return `https://pay.google.com/gp/v/save/${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

function classOf({ siteUrl, baseUrl }: Pick<Services, 'siteUrl' | 'baseUrl'>, ticket: FoundTicket, facts: PassFacts) {
  const { event_date: begins, event_end_date: ends, event_timezone: zone, brand } = ticket
  const words = (value: string) => ({ defaultValue: { language: facts.language, value: cut(value) } })
  // Google loads pictures itself, and over https only.
  const logo = brand.logo !== null && siteUrl.startsWith('https:') ? logoAddress({ baseUrl }, brand.logo.key) : null
  return {
    issuerName: cut(ticket.organisation_name),
    reviewStatus: 'UNDER_REVIEW',
    eventName: words(facts.event),
    ...(begins && { dateTime: { start: zonedTime(begins, zone), ...(ends && { end: zonedTime(ends, zone) }) } }),
    // Both are required, and an event has one text for its place.
    ...(facts.where && { venue: { name: words(facts.where), address: words(facts.where) } }),
    ...(logo && { logo: { sourceUri: { uri: logo } } }),
    hexBackgroundColor: passColours(brand).ground,
  }
}

function idOf(content: object): string {
  return sha256(JSON.stringify(content)).toString('hex').slice(0, 20)
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function cut(text: string): string {
  const characters = Array.from(text)
  return characters.length <= MAX_CHARACTERS ? text : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`
}

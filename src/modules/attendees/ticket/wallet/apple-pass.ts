import { sha256 } from '../../../../lib/crypto/sha256.ts'
import type { Services } from '../../../../platform/context/context.ts'
import type { WalletSettings } from '../../../../platform/context/wallet-settings.ts'
import { LAUREL_LINES } from '../../../../platform/http/reference/laurel-mark.ts'
import type { FoundTicket } from '../find-ticket.ts'
import { ticketFileWords } from '../ticket-file-words.ts'
import { walletMessages } from './messages.ts'
import { passColours, passFacts } from './pass-facts.ts'

/** Our own icon, for organisations without a logo. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="192" height="192" fill="none" stroke="#2f7a5f" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${LAUREL_LINES}</svg>`

/** Draws and signs the .pkpass file of a ticket. Its libraries are loaded on first use, not at start. */
export async function applePass(
  services: Services,
  settings: NonNullable<WalletSettings['apple']>,
  ticket: FoundTicket,
): Promise<Buffer> {
  const { logo } = ticket.brand
  const stored = logo === null ? null : await services.blobs.bytes(logo.key)
  const { passPictures } = await import('../../../../lib/render/pass-pictures.ts')
  const pictures = await passPictures(stored, Buffer.from(MARK))
  const { PKPass } = await import('passkit-generator')
  const pass = new PKPass(
    { 'pass.json': Buffer.from(JSON.stringify(passContent(settings, ticket))), ...pictures },
    { signerCert: settings.certificate, signerKey: settings.key, wwdr: settings.issuer },
  )
  return pass.getAsBuffer()
}

function passContent({ passTypeId, teamId }: NonNullable<WalletSettings['apple']>, ticket: FoundTicket): object {
  const { language, event, holder, when, where } = passFacts(ticket)
  const words = ticketFileWords[language]
  const colours = passColours(ticket.brand)
  const field = (key: string, label: string, value: string) => ({ key, label, value })
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    // Adding the same ticket again replaces its pass, and the number contains no internal id.
    serialNumber: sha256(ticket.address).toString('hex').slice(0, 32),
    organizationName: ticket.organisation_name,
    description: `${words.title}: ${event}`,
    logoText: ticket.organisation_name,
    backgroundColor: rgb(colours.ground),
    foregroundColor: rgb(colours.text),
    labelColor: rgb(colours.label),
    sharingProhibited: true,
    ...(ticket.event_date && { relevantDate: ticket.event_date.toISOString() }),
    barcodes: [{ format: 'PKBarcodeFormatQR', message: ticket.address, messageEncoding: 'iso-8859-1' }],
    eventTicket: {
      primaryFields: [field('event', words.title, event)],
      secondaryFields: [field('when', words.when, when)],
      auxiliaryFields: [
        ...(where === null ? [] : [field('where', words.where, where)]),
        field('holder', words.holder, holder),
      ],
      backFields: [
        field('show', words.title, words.show),
        ...(ticket.online_url === null ? [] : [field('online', words.online, ticket.online_url)]),
        field('page', walletMessages[language].open, ticket.address),
      ],
    },
  }
}

function rgb(colour: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`
}

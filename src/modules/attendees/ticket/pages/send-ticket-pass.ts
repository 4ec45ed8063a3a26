import type { FastifyReply } from 'fastify'
import type { Services } from '../../../../platform/context/context.ts'
import type { FoundTicket } from '../find-ticket.ts'
import type { WalletOffers } from '../wallet/wallet-offers.ts'
import { ticketDisposition } from './send-ticket-file.ts'

/** The end of the path of a ticket in each wallet. */
export const WALLET_PATHS = { apple: 'pkpass', google: 'google-wallet' } as const

/**
 * Sends the pass of a valid ticket for a wallet that is offered: as a file for Apple, and for Google by leading to its
 * page. The code that makes passes is loaded on first use.
 */
export async function sendTicketPass(
  services: Services,
  reply: FastifyReply,
  ticket: FoundTicket,
  wallet: keyof WalletOffers,
): Promise<FastifyReply> {
  reply.header('Cache-Control', 'no-store')
  const { apple, google } = services.wallet
  if (wallet === 'google') {
    const { googleSaveLink } = await import('../wallet/google-save-link.ts')
    return reply.redirect(googleSaveLink(services, google!, ticket), 303)
  }
  const { applePass } = await import('../wallet/apple-pass.ts')
  const bytes = await applePass(services, apple!, ticket)
  return reply
    .type('application/vnd.apple.pkpass')
    .header('Content-Disposition', ticketDisposition(ticket, 'pkpass'))
    .send(bytes)
}

import { openSecret } from '../../../lib/crypto/open-secret.ts'
import type { MailSettings, Services } from '../../../platform/context/context.ts'
import { envelopeAddress } from '../message/envelope-address.ts'
import { domainOfAddress } from './dkim-key.ts'
import { type OwnServer, readOwnSmtpUrl } from './read-own-smtp-url.ts'
import type { SenderRow } from './sender-queries.ts'

/** The From of emails, and the key that signs them. */
export type MailSender = {
  address: string
  /** Null: the name of the organisation. */
  name: string | null
  dkim: MailSettings['dkim']
}

/** The sender of an organisation, ready to be used. */
export type OpenedSender = { server: OwnServer; sender: MailSender }

/** The sender of the installation. */
export function installationSender({ mail }: Pick<Services, 'mail'>): MailSender {
  return { address: mail.mailFrom, name: null, dkim: mail.dkim }
}

/**
 * Opens the secrets of a stored sender.
 * @returns a sentence that says why it cannot be used: SECRETS_KEY changed, or the operator no longer allows its host
 */
export function openSender(
  services: Pick<Services, 'sealKeys' | 'secret' | 'allowTargets'>,
  row: SenderRow,
): OpenedSender | { problem: string } {
  let smtpUrl: string
  let privateKey: string
  try {
    smtpUrl = openSecret(services, row.smtp_url)
    privateKey = openSecret(services, row.dkim_private_key)
  } catch {
    return { problem: 'The stored password of the mail server cannot be opened. Save the sender with smtp_url again.' }
  }
  const read = readOwnSmtpUrl(smtpUrl, { allow: services.allowTargets })
  if (!read.ok) return { problem: `The mail server cannot be used. ${read.reason}` }
  const address = envelopeAddress(row.from_address)
  const dkim = { domainName: domainOfAddress(address), keySelector: row.dkim_selector, privateKey }
  return { server: read.server, sender: { address, name: row.from_name, dkim } }
}

import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { MailSettings } from '../platform/context/context.ts'
import type { Reader } from './read-settings.ts'

const HOST = /^([a-z\d]([a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/i

/** Reads the email settings; without SMTP_URL emails stay in the outbox. */
export function readMail(read: Reader, siteUrl: string): MailSettings {
  return {
    smtpUrl: readSmtpUrl(read),
    smtpRate: readSmtpRate(read),
    mailFrom: readMailFrom(read, siteUrl),
    ...readBounces(read),
    dkim: readDkim(read),
    notifications: readNotifications(read),
  }
}

/** The value may contain a password, so no part of it is repeated. */
function readSmtpUrl({ text, problems }: Reader): string | null {
  const value = text('SMTP_URL')
  if (value === null) return null
  const url = URL.parse(value)
  if (url && /^smtps?:$/.test(url.protocol) && HOST.test(url.hostname) && hasLogin(url)) return value
  problems.push(
    'SMTP_URL must be an address such as smtp://user:password@mail.example.org:587 or smtps://…, ' +
      'with /, @, :, # and % in user and password written as %2F, %40, %3A, %23 and %25.',
  )
  return null
}

/** Both or neither must be set, with valid percent-encoding. */
function hasLogin({ username, password }: URL): boolean {
  return (username === '') === (password === '') && isEncoded(username + password)
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function readSmtpRate({ text, problems }: Reader): number | null {
  const value = text('SMTP_RATE')
  if (value === null) return null
  const rate = Number(value)
  if (/^\d+(\.\d+)?$/.test(value) && rate >= 0.01 && rate <= 10_000) return rate
  problems.push(`SMTP_RATE must be how many messages may go in a second, from 0.01 to 10000, and is "${value}".`)
  return null
}

function readMailFrom({ text, problems }: Reader, siteUrl: string): string {
  const value = text('MAIL_FROM')
  // An invalid host is reported where it was read.
  const hostname = URL.parse(siteUrl)?.hostname ?? 'localhost'
  if (value === null) return `laurel@${hostname.startsWith('[') ? 'localhost' : hostname}`
  if (/^[^\s@"(),:;<>\\[\]]{1,64}@[^\s@"(),:;<>\\[\]]{1,180}$/.test(value)) return value
  problems.push(`MAIL_FROM must be an e-mail address alone, such as events@example.org, and is "${value}".`)
  return value
}

/** A token of 27 characters is added to the local part, of which RFC 5321 allows 64. */
const BOUNCE_ADDRESS = /^[a-z\d][a-z\d._-]{0,36}@[a-z\d]([a-z\d.-]{0,178}[a-z\d])?$/i

/** Reads where emails are returned to. The mailbox's address contains a password, so no part of it is repeated. */
function readBounces({ text, problems }: Reader): Pick<MailSettings, 'bounceAddress' | 'bounceImapUrl'> {
  const bounceAddress = text('BOUNCE_ADDRESS')
  const bounceImapUrl = text('BOUNCE_IMAP_URL')
  if (bounceAddress !== null && !BOUNCE_ADDRESS.test(bounceAddress))
    problems.push(
      'BOUNCE_ADDRESS must be an address such as bounces@mail.example.org, with at most 37 letters, digits, dots, ' +
        `_ and - before the @, and is "${bounceAddress}".`,
    )
  if (bounceImapUrl !== null && !isMailbox(bounceImapUrl))
    problems.push(
      'BOUNCE_IMAP_URL must be an address such as imaps://user:password@mail.example.org/INBOX, ' +
        'with /, @, :, # and % in user and password written as %2F, %40, %3A, %23 and %25.',
    )
  if (bounceImapUrl !== null && bounceAddress === null)
    problems.push('To read returned emails from BOUNCE_IMAP_URL also set BOUNCE_ADDRESS.')
  return { bounceAddress, bounceImapUrl }
}

function isMailbox(value: string): boolean {
  const url = URL.parse(value)
  if (!url || !/^imaps?:$/.test(url.protocol) || !HOST.test(url.hostname) || url.username === '') return false
  return hasLogin(url) && isEncoded(url.pathname)
}

function readDkim({ text, problems }: Reader): MailSettings['dkim'] {
  const names = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY_FILE'] as const
  const [domainName, keySelector, path] = names.map((name) => text(name) ?? '') as [string, string, string]
  const missing = names.filter((name) => text(name) === null)
  if (missing.length === names.length) return null
  if (missing.length > 0) problems.push(`To sign mails with DKIM also set ${missing.join(' and ')}.`)
  for (const [name, value] of [['DKIM_DOMAIN', domainName] as const, ['DKIM_SELECTOR', keySelector] as const])
    if (!/^[a-z\d._-]*$/i.test(value))
      problems.push(`${name} must be a name of letters, digits, dots and -, and is "${value}".`)
  return { domainName, keySelector, privateKey: path === '' ? '' : readPrivateKey(path, problems) }
}

function readPrivateKey(path: string, problems: string[]): string {
  try {
    const key = readFileSync(path, 'utf8')
    if (createPrivateKey(key).asymmetricKeyType === 'rsa') return key
    problems.push(`DKIM_PRIVATE_KEY_FILE: ${path} must be an RSA key.`)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const fault =
      code.startsWith('E') && !code.startsWith('ERR_') ? `cannot be read (${code})` : 'is no private key in PEM form'
    problems.push(`DKIM_PRIVATE_KEY_FILE: ${path} ${fault}.`)
  }
  return ''
}

/** Reads what authenticates the notifications of each provider (docs/operations.md). No part of a value is repeated. */
function readNotifications({ text, problems }: Reader): MailSettings['notifications'] {
  const valid = (name: string, isValid: (value: string) => boolean, rule: string) => {
    const value = text(name)
    if (value !== null && !isValid(value)) problems.push(`${name} must be ${rule}.`)
    return value
  }
  const isSecret = (value: string) => value.length >= 16 && value.length <= 200
  return {
    postmark: valid('POSTMARK_WEBHOOK_PASSWORD', isSecret, 'a password of 16 to 200 characters'),
    mailgun: valid('MAILGUN_SIGNING_KEY', isSecret, 'the HTTP webhook signing key of Mailgun'),
    sendgrid: valid('SENDGRID_PUBLIC_KEY', isPublicKey, 'the verification key that SendGrid shows, in base64'),
    ses: valid(
      'SES_TOPIC_ARN',
      (value) => TOPIC.test(value),
      'the ARN of a topic, such as arn:aws:sns:eu-west-1:123456789012:bounces',
    ),
  }
}

const TOPIC = /^arn:aws(-cn|-us-gov)?:sns:[a-z0-9-]{1,40}:\d{12}:[\w-]{1,256}$/

function isPublicKey(value: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(value, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ec'
  } catch {
    return false
  }
}

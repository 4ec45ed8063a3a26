import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { WalletSettings } from '../platform/context/wallet-settings.ts'
import { contentOf, type Reader } from './read-settings.ts'

/** Reads the keys that sign tickets for wallets; without them no wallet is offered. */
export function readWallet(read: Reader): WalletSettings {
  return { apple: readApple(read), google: readGoogle(read) }
}

const APPLE_NAMES = ['APPLE_PASS_CERTIFICATE_FILE', 'APPLE_PASS_KEY_FILE', 'APPLE_WWDR_CERTIFICATE_FILE'] as const

/** No part of a key or its passphrase is repeated. */
function readApple(read: Reader): WalletSettings['apple'] {
  const { text, problems } = read
  const paths = pathsOf(read, APPLE_NAMES, 'Apple Wallet')
  if (paths === null) return null
  const [certificatePath, keyPath, issuerPath] = paths as [string, string, string]
  const certificate = readCertificate('APPLE_PASS_CERTIFICATE_FILE', certificatePath, problems)
  const issuer = readCertificate('APPLE_WWDR_CERTIFICATE_FILE', issuerPath, problems)
  const pem = contentOf('APPLE_PASS_KEY_FILE', keyPath, problems)
  const key = pem && privateKeyOf(pem, text('APPLE_PASS_KEY_PASSPHRASE'))
  if (pem && !key)
    problems.push(
      `APPLE_PASS_KEY_FILE: ${keyPath} must be an RSA key in PEM form, and APPLE_PASS_KEY_PASSPHRASE its passphrase if it has one.`,
    )
  if (!certificate || !issuer || !key) return null
  const passTypeId = subjectPart(certificate, 'UID')
  const teamId = subjectPart(certificate, 'OU')
  if (!passTypeId?.startsWith('pass.') || teamId === null)
    problems.push(`APPLE_PASS_CERTIFICATE_FILE: ${certificatePath} must be a certificate of a Pass Type ID.`)
  if (!certificate.checkPrivateKey(key))
    problems.push('APPLE_PASS_KEY_FILE must be the key of the certificate in APPLE_PASS_CERTIFICATE_FILE.')
  // The library that signs passes reads certificates with RSA keys only.
  if (issuer.publicKey.asymmetricKeyType !== 'rsa' || !certificate.verify(issuer.publicKey))
    problems.push(
      'APPLE_WWDR_CERTIFICATE_FILE must be the certificate of Apple that issued the one in APPLE_PASS_CERTIFICATE_FILE, such as WWDR G4.',
    )
  return {
    passTypeId: passTypeId ?? '',
    teamId: teamId ?? '',
    certificate: certificate.toString(),
    key: pemOf(key),
    issuer: issuer.toString(),
    validTo: new Date(certificate.validTo),
  }
}

const GOOGLE_NAMES = ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_KEY_FILE'] as const

function readGoogle(read: Reader): WalletSettings['google'] {
  const { problems } = read
  const values = pathsOf(read, GOOGLE_NAMES, 'Google Wallet')
  if (values === null) return null
  const [issuerId, path] = values as [string, string]
  if (!/^\d{1,30}$/.test(issuerId))
    problems.push(`GOOGLE_WALLET_ISSUER_ID must be the number of the issuer, and is "${issuerId}".`)
  const content = contentOf('GOOGLE_WALLET_KEY_FILE', path, problems)
  if (!content) return null
  const { client_email: account, private_key: pem } = jsonOf(content)
  const key = typeof pem === 'string' ? privateKeyOf(Buffer.from(pem), null) : null
  if (typeof account === 'string' && account !== '' && key) return { issuerId, account, key: pemOf(key) }
  problems.push(
    `GOOGLE_WALLET_KEY_FILE: ${path} must be the JSON key file of a service account, with client_email and private_key.`,
  )
  return null
}

/** Returns the values of settings that go together; null if any is missing, which is a problem unless all are. */
function pathsOf({ text, problems }: Reader, names: readonly string[], wallet: string): string[] | null {
  const missing = names.filter((name) => text(name) === null)
  if (missing.length > 0 && missing.length < names.length)
    problems.push(`For passes of ${wallet} also set ${missing.join(' and ')}.`)
  return missing.length > 0 ? null : names.map((name) => text(name)!)
}

/** Reads a certificate in PEM form, or in DER form, as Apple gives them. */
function readCertificate(name: string, path: string, problems: string[]): X509Certificate | null {
  const content = contentOf(name, path, problems)
  if (content === null) return null
  try {
    return new X509Certificate(content)
  } catch {
    problems.push(`${name}: ${path} is no certificate in PEM or DER form.`)
    return null
  }
}

function privateKeyOf(pem: Buffer, passphrase: string | null): KeyObject | null {
  try {
    const key = createPrivateKey({ key: pem, ...(passphrase === null ? {} : { passphrase }) })
    return key.asymmetricKeyType === 'rsa' ? key : null
  } catch {
    return null
  }
}

function pemOf(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }) as string
}

function subjectPart({ subject }: X509Certificate, name: string): string | null {
  return (
    subject
      .split('\n')
      .find((line) => line.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? null
  )
}

function jsonOf(content: Buffer): { client_email?: unknown; private_key?: unknown } {
  try {
    const value: unknown = JSON.parse(String(content))
    return value !== null && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}

import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from '../../src/config/config.ts'
import { der, oid, sequence, utcTime } from '../../src/lib/safe-fetch/self-signed.helpers.ts'

const NAMES = { UID: '0992268993f22c640101', CN: '550403', OU: '55040b' }
const SHA256_WITH_RSA = sequence(oid('2a864886f70d01010b'), der(0x05))

type Subject = Partial<Record<keyof typeof NAMES, string>>

const nameOf = (subject: Subject) =>
  sequence(
    ...Object.entries(subject).map(([name, text]) =>
      der(0x31, sequence(oid(NAMES[name as keyof typeof NAMES]), der(0x0c, Buffer.from(text)))),
    ),
  )

/** Creates a certificate of a public RSA key (RFC 5280), in DER form. */
function certificateOf(subject: Subject, publicKey: KeyObject, issuer: { subject: Subject; key: KeyObject }): Buffer {
  const mayIssue = subject === issuer.subject ? [der(0x01, Buffer.from([0xff]))] : []
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    SHA256_WITH_RSA,
    nameOf(issuer.subject),
    sequence(utcTime(2020), utcTime(2049)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid('551d13'), der(0x04, sequence(...mayIssue))))),
  )
  return sequence(content, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), sign('sha256', content, issuer.key)))
}

const pem = (bytes: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`

/** The identifiers in the pass certificate that `writeWalletKeys` makes. */
export const PASS_TYPE = 'pass.org.example.tickets'
export const TEAM = 'A1B2C3D4E5'

/**
 * Writes the keys of both wallets into a folder, with an own authority in the place of Apple. The pass certificate is in
 * PEM form and that of its authority in DER form, as they come; the key has a passphrase. Returns their settings.
 */
export function writeWalletKeys(folder: string) {
  const authority = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const issuer = { subject: { CN: 'Authority of this test' }, key: authority.privateKey }
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const env = {
    APPLE_PASS_CERTIFICATE_FILE: file(
      'pass.pem',
      pem(certificateOf({ UID: PASS_TYPE, CN: `Pass Type ID: ${PASS_TYPE}`, OU: TEAM }, own.publicKey, issuer)),
    ),
    APPLE_PASS_KEY_FILE: file(
      'pass.key',
      own.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'hidden words' }),
    ),
    APPLE_PASS_KEY_PASSPHRASE: 'hidden words',
    APPLE_WWDR_CERTIFICATE_FILE: file('wwdr.cer', certificateOf(issuer.subject, authority.publicKey, issuer)),
    GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
    GOOGLE_WALLET_KEY_FILE: file(
      'google.json',
      JSON.stringify({
        type: 'service_account',
        client_email: 'tickets@example.iam.gserviceaccount.com',
        private_key: account.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      }),
    ),
  }
  return {
    env,
    wallet: () => loadConfig(env).wallet,
    /** A certificate of the same kind with another key, and one that is no pass certificate. */
    other: {
      key: account.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      certificate: pem(certificateOf({ CN: 'web.example.org', OU: TEAM }, own.publicKey, issuer)),
    },
    googleKey: account.publicKey,
  }
}

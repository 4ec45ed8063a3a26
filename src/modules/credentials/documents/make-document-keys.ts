import { createPublicKey } from 'node:crypto'
import { type CertificateHolder, makeCertificate } from '../../../lib/crypto/x509-certificate.ts'
import type { Services } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { openKey } from '../keys/opened-keys.ts'
import { makeRsa, type SigningKeyRow } from '../keys/signing-key.ts'

/** Certificates begin before every document of the past, and end with the last year that UTCTime can write. */
const VALID_FROM = new Date('2020-01-01T00:00:00Z')
const VALID_UNTIL = new Date('2049-12-31T23:59:59Z')

/** Runs of this process by installation, since each takes a third of a second of a core. */
const running = new Map<string, Promise<void>>()

export type AuthorityRow = Pick<SigningKeyRow, 'algorithm' | 'public_key'> & {
  certificate: Buffer
  sealed_private: Buffer
}

/**
 * Creates the authority of the installation and its key for documents, unless they are there or another process is
 * faster. A reader who trusts the authority sees every PDF as trusted, also after the key was replaced.
 */
export function makeDocumentKeys(services: Services): Promise<void> {
  const name = `${services.secret.toString('base64')} ${services.siteUrl}`
  const made = running.get(name) ?? makeBoth(services).finally(() => running.delete(name))
  running.set(name, made)
  return made
}

async function makeBoth(services: Services): Promise<void> {
  await insertDocumentKey(services, await ensureAuthority(services))
}

/** Returns the current authority of the installation, creating it if there is none. */
export async function ensureAuthority(services: Services): Promise<AuthorityRow> {
  if ((await readAuthority(services)) === null) await insertAuthority(services)
  const authority = await readAuthority(services)
  if (authority === null) throw new Error('The authority was withdrawn while a key was made.')
  return authority
}

async function insertAuthority(services: Services): Promise<void> {
  const { publicKey, sealed, privateKey, keyObject } = await makeRsa(services)
  const holder = { ...holderOf(services, 'Laurel at'), publicKey: keyObject }
  const certificate = makeCertificate(holder, { ...holder, privateKey }, validity(services, true))
  await insert(services, 'authority', { publicKey, sealed, certificate })
}

/** Creates a key for documents with a certificate of the authority. */
export async function insertDocumentKey(services: Services, authority: AuthorityRow): Promise<void> {
  const { publicKey, sealed, keyObject } = await makeRsa(services)
  const certificate = certify(services, authority, { ...holderOf(services, 'Documents of'), publicKey: keyObject })
  await insert(services, 'document', { publicKey, sealed, certificate })
}

/** Returns a certificate of the authority, and that of the authority after it. */
export function certify(services: Services, authority: AuthorityRow, holder: CertificateHolder): Buffer {
  const privateKey = openKey(services, authority)
  const issuer = { ...holderOf(services, 'Laurel at'), publicKey: createPublicKey(privateKey), privateKey }
  return Buffer.concat([makeCertificate(holder, issuer, validity(services, false)), authority.certificate])
}

export function readAuthority(services: Services): Promise<AuthorityRow | null> {
  return maybeOne<AuthorityRow>(services)`
    select algorithm, public_key, certificate, sealed_private from signing_key
    where org_id is null and purpose = 'authority' and site = ${services.siteUrl} and retired_at is null`
}

function holderOf({ siteUrl }: Services, role: string): Omit<CertificateHolder, 'publicKey'> {
  const host = new URL(siteUrl).hostname
  // X.520 allows 64 characters in these names.
  return { commonName: `${role} ${host}`.slice(0, 64), organisation: host.slice(0, 64) }
}

const validity = ({ randomBytes }: Services, isAuthority: boolean) => ({
  from: VALID_FROM,
  until: VALID_UNTIL,
  serial: randomBytes(16),
  isAuthority,
})

type Made = { publicKey: Buffer; sealed: Buffer; certificate: Buffer }

async function insert(services: Services, purpose: 'authority' | 'document', made: Made): Promise<void> {
  const { publicKey, sealed, certificate } = made
  await change(services)`
    insert into signing_key (org_id, purpose, algorithm, site, public_key, certificate, sealed_private, created_at)
    values (null, ${purpose}, 'rsa-2048', ${services.siteUrl}, ${publicKey}, ${certificate}, ${sealed}, ${services.now()})
    on conflict do nothing`
}

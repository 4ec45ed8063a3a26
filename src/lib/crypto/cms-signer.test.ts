import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { generateKeyPairSync, hash, verify, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { cmsSigner } from './cms-signer.ts'
import { derContents, derValues } from './der.ts'
import { makeCertificate } from './x509-certificate.ts'

const holder = (commonName: string) => ({
  commonName,
  organisation: 'events.example.org',
  ...generateKeyPairSync('rsa', { modulusLength: 2_048 }),
})
const [authority, documents] = [holder('Laurel'), holder('Documents')]
const dates = { from: new Date('2020-01-01T00:00:00Z'), until: new Date('2049-12-31T00:00:00Z') }
const root = makeCertificate(authority, authority, { ...dates, serial: Buffer.alloc(16, 1), isAuthority: true })
const leaf = makeCertificate(documents, authority, { ...dates, serial: Buffer.alloc(16, 2), isAuthority: false })
const pem = new X509Certificate(root).toString()
const { bytes, sign } = cmsSigner({ chain: [leaf, root], privateKey: documents.privateKey })
const file = Buffer.from('a file')
const digest = hash('sha256', file, 'buffer')

const folder = mkdtempSync(join(tmpdir(), 'laurel-cms-'))
after(() => rmSync(folder, { recursive: true }))

/** Whether a signature is one of this digest by the first certificate (RFC 5652, 5.4). */
function isOf(signature: Buffer, digest: Buffer): boolean {
  const [, content] = derValues(derContents(signature))
  const signer = derValues(derContents(derValues(derContents(derContents(content!))).at(-1)!))[0]!
  const [, , , attributes, , value] = derValues(derContents(signer))
  const signed = Buffer.from(attributes!)
  signed[0] = 0x31
  return signed.includes(digest) && verify('sha256', signed, documents.publicKey, derContents(value!))
}

test('a signature has its length beforehand, is the same each time, and is by the first certificate', async () => {
  const [signature, again] = await Promise.all([sign(digest), sign(digest)])
  assert.equal(signature.length, bytes)
  assert.ok(signature.equals(again))
  assert.ok(isOf(signature, digest))
  assert.ok(!isOf(signature, hash('sha256', 'another file', 'buffer')))
})

test('signatures that are made at once are of their own files', async () => {
  const digests = Array.from({ length: 20 }, (_, n) => hash('sha256', `file ${n}`, 'buffer'))
  const made = await Promise.all(digests.map(sign))
  for (const [nth, signature] of made.entries()) assert.ok(isOf(signature, digests[nth]!), `file ${nth}`)
})

const openssl = spawnSync('openssl', ['version']).status === 0

test('OpenSSL verifies the signature of the file, and of no other', {
  skip: !openssl && 'openssl is not here',
}, async () => {
  const at = (name: string, contents: Buffer | string) => {
    writeFileSync(join(folder, name), contents)
    return join(folder, name)
  }
  const signature = at('signature', await sign(digest))
  const trusted = at('authority.pem', pem)
  const args = (content: string) =>
    `cms -verify -binary -inform DER -in ${signature} -content ${content} -CAfile ${trusted} -purpose any -out /dev/null`
  execFileSync('openssl', args(at('file', file)).split(' '), { stdio: 'pipe' })
  assert.notEqual(spawnSync('openssl', args(at('other', 'another')).split(' ')).status, 0)
  const printed = execFileSync('openssl', ['cms', '-cmsout', '-print', '-inform', 'DER', '-in', signature], {
    encoding: 'utf8',
  })
  assert.match(printed, /id-smime-aa-signingCertificateV2/)
  assert.doesNotMatch(printed, /signingTime/)
})

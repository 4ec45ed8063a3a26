import assert from 'node:assert/strict'
import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import { test } from 'node:test'
import { derContents, derId, derTime, derValues } from './der.ts'
import { makeCertificate } from './x509-certificate.ts'

const holder = (commonName: string) => ({
  commonName,
  organisation: 'events.example.org',
  ...generateKeyPairSync('rsa', { modulusLength: 2_048 }),
})
const [from, until] = [new Date('2020-01-01T00:00:00Z'), new Date('2049-12-31T23:59:59Z')]
const SERIAL = Buffer.alloc(16, 0xff)

test('a certificate and that of its authority are what another implementation reads in them', () => {
  const [authority, signer] = [holder('Laurel at events.example.org'), holder('Documents of events.example.org')]
  const make = (subject: typeof signer, isAuthority: boolean) =>
    new X509Certificate(makeCertificate(subject, authority, { from, until, serial: SERIAL, isAuthority }))
  const [root, leaf] = [make(authority, true), make(signer, false)]
  assert.equal(root.subject, 'O=events.example.org\nCN=Laurel at events.example.org')
  assert.equal(leaf.subject, 'O=events.example.org\nCN=Documents of events.example.org')
  assert.equal(leaf.issuer, root.subject)
  assert.deepEqual([root.ca, leaf.ca], [true, false])
  assert.ok(root.verify(root.publicKey) && leaf.verify(root.publicKey) && leaf.checkIssued(root))
  assert.ok(!leaf.verify(leaf.publicKey) && !root.checkIssued(leaf))
  assert.ok(leaf.checkPrivateKey(signer.privateKey))
  assert.deepEqual(leaf.keyUsage, ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'])
  assert.deepEqual([leaf.validFromDate, leaf.validToDate], [from, until])
  assert.equal(leaf.serialNumber, `7F${'FF'.repeat(15)}`)
  const changed = Buffer.from(leaf.raw)
  changed[100]! ^= 1
  assert.ok(!new X509Certificate(changed).verify(root.publicKey))
})

test('object identifiers, times and lengths are written as the standard has them', () => {
  assert.equal(derId('1.2.840.113549.1.7.2').toString('hex'), '06092a864886f70d010702')
  assert.equal(derTime(new Date('2049-12-31T23:59:59Z')).toString('latin1'), '\x17\x0d491231235959Z')
  assert.equal(derTime(new Date('2050-01-01T00:00:00Z')).toString('latin1'), '\x18\x0f20500101000000Z')
  assert.throws(() => derValues(Buffer.from([0x30, 5, 1])), /cut off/)
  assert.throws(() => derContents(Buffer.from([0x30, 0x85, 1])), /length/)
})

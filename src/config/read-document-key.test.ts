import assert from 'node:assert/strict'
import { generateKeyPairSync, type KeyObject, randomBytes, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeCertificate } from '../lib/crypto/x509-certificate.ts'
import { loadConfig } from './config.ts'
import { problemsOf } from './problems-of.fixture.ts'

const from = new Date('2026-01-01T00:00:00Z')
const until = new Date('2027-01-01T00:00:00Z')
const PASSPHRASE = 'a passphrase of tests'

type Pair = { publicKey: KeyObject; privateKey: KeyObject }
const rsa = (modulusLength = 2_048): Pair => generateKeyPairSync('rsa', { modulusLength })

function certify(commonName: string, { publicKey }: Pair, issuer: Pair, isAuthority: boolean): string {
  const name = { organisation: 'Tests' }
  const der = makeCertificate(
    { ...name, commonName, publicKey },
    { ...name, ...issuer, commonName: 'Authority' },
    { from, until, serial: randomBytes(16), isAuthority },
  )
  return new X509Certificate(der).toString()
}

/** Files of a key, its certificate and that of an authority, and the settings that name them. */
function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-document-key-'))
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  return { write, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

test('a key of the operator is read with its chain, also with a passphrase, and holds while its certificate is valid', () => {
  using folder = openFolder()
  const [own, authority] = [rsa(), rsa()]
  const chain = [certify('Own', own, authority, false), certify('Authority', authority, authority, true)]
  const plain = folder.write('plain.pem', String(own.privateKey.export({ type: 'pkcs8', format: 'pem' })))
  const sealed = folder.write(
    'sealed.pem',
    String(own.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: PASSPHRASE })),
  )
  const certificates = folder.write('chain.pem', chain.join(''))
  for (const more of [
    { PDF_SIGN_KEY_FILE: plain },
    { PDF_SIGN_KEY_FILE: sealed, PDF_SIGN_KEY_PASSPHRASE: PASSPHRASE },
  ]) {
    const { documentKey } = loadConfig({ ...more, PDF_SIGN_CERT_FILE: certificates })
    assert.deepEqual([documentKey!.from, documentKey!.until], [from, until])
    assert.deepEqual(
      documentKey!.chain.map((der) => new X509Certificate(der).subject),
      ['O=Tests\nCN=Own', 'O=Tests\nCN=Authority'],
    )
    assert.ok(new X509Certificate(documentKey!.chain[0]!).checkPrivateKey(documentKey!.privateKey))
  }
  assert.equal(loadConfig({}).documentKey, null)
})

test('a key or chain that cannot sign is refused with the setting to change, and no part of the secret', () => {
  using folder = openFolder()
  const [own, other, authority] = [rsa(), rsa(), rsa()]
  const pem = ({ privateKey }: Pair) => String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const [ownCertificate, root] = [
    certify('Own', own, authority, false),
    certify('Authority', authority, authority, true),
  ]
  const key = folder.write('key.pem', pem(own))
  const chain = folder.write('chain.pem', ownCertificate + root)
  const sealedText = own.privateKey.export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: PASSPHRASE,
  })
  const refused: [env: Record<string, string>, names: RegExp][] = [
    [{ PDF_SIGN_KEY_FILE: key }, /PDF_SIGN_CERT_FILE/],
    [{ PDF_SIGN_CERT_FILE: chain }, /PDF_SIGN_KEY_FILE/],
    [{ PDF_SIGN_KEY_FILE: `${key}.missing`, PDF_SIGN_CERT_FILE: chain }, /PDF_SIGN_KEY_FILE/],
    [{ PDF_SIGN_KEY_FILE: folder.write('other.pem', pem(other)), PDF_SIGN_CERT_FILE: chain }, /first certificate/],
    [{ PDF_SIGN_KEY_FILE: folder.write('short.pem', pem(rsa(1_024))), PDF_SIGN_CERT_FILE: chain }, /2048 bits/],
    [
      {
        PDF_SIGN_KEY_FILE: folder.write('ec.pem', pem(generateKeyPairSync('ed25519') as Pair)),
        PDF_SIGN_CERT_FILE: chain,
      },
      /RSA/,
    ],
    [
      {
        PDF_SIGN_KEY_FILE: folder.write('sealed.pem', String(sealedText)),
        PDF_SIGN_KEY_PASSPHRASE: 'another passphrase',
        PDF_SIGN_CERT_FILE: chain,
      },
      /PDF_SIGN_KEY_PASSPHRASE/,
    ],
    [
      { PDF_SIGN_KEY_FILE: key, PDF_SIGN_CERT_FILE: folder.write('turned.pem', root + ownCertificate) },
      /before the one/,
    ],
    [{ PDF_SIGN_KEY_FILE: key, PDF_SIGN_CERT_FILE: folder.write('text.pem', 'no certificate') }, /PEM form/],
  ]
  for (const [env, names] of refused) {
    const found = problemsOf(env)
    assert.ok(found.length > 0, names.source)
    assert.match(found.join(' '), names)
    assert.doesNotMatch(found.join(' '), /passphrase of tests|another passphrase|BEGIN/)
  }
})

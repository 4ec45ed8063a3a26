import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { PASS_TYPE, TEAM, writeWalletKeys } from '../../test/support/wallet-keys.ts'
import { selfSignedCertificate } from '../lib/safe-fetch/self-signed.helpers.ts'
import { ConfigError, loadConfig } from './config.ts'

describe('keys of wallets', () => {
  let folder: string
  let keys: ReturnType<typeof writeWalletKeys>
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'laurel-wallet-'))
    keys = writeWalletKeys(folder)
  })
  after(() => rmSync(folder, { recursive: true }))

  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }

  /** Asserts that a change of the settings stops the start with one sentence that has these words, and no secret. */
  function refused(change: Record<string, string>, words: RegExp): void {
    assert.throws(
      () => loadConfig({ ...keys.env, ...change }),
      (error) => {
        assert.ok(error instanceof ConfigError)
        assert.equal(error.problems.length, 1, error.message)
        assert.match(error.message, words)
        assert.doesNotMatch(error.message, /hidden|PRIVATE/)
        return true
      },
    )
  }

  it('are read from their files, the identifiers of Apple from the subject of the certificate', () => {
    const { apple, google } = loadConfig(keys.env).wallet
    assert.deepEqual([apple!.passTypeId, apple!.teamId], [PASS_TYPE, TEAM])
    assert.match(apple!.key, /^-----BEGIN PRIVATE KEY-----/)
    for (const certificate of [apple!.certificate, apple!.issuer])
      assert.match(certificate, /^-----BEGIN CERTIFICATE-----/)
    assert.equal(apple!.validTo.getUTCFullYear(), 2049)
    assert.deepEqual(
      [google!.issuerId, google!.account],
      ['3388000000012345678', 'tickets@example.iam.gserviceaccount.com'],
    )
    const apart = loadConfig({ ...keys.env, GOOGLE_WALLET_ISSUER_ID: '', GOOGLE_WALLET_KEY_FILE: '' })
    assert.ok(apart.wallet.apple !== null && apart.wallet.google === null)
  })

  it('go together, for each wallet', () => {
    for (const name of ['APPLE_PASS_CERTIFICATE_FILE', 'APPLE_PASS_KEY_FILE', 'APPLE_WWDR_CERTIFICATE_FILE'])
      refused({ [name]: '' }, new RegExp(`For passes of Apple Wallet also set ${name}\\.$`))
    for (const name of ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_KEY_FILE'])
      refused({ [name]: '' }, new RegExp(`For passes of Google Wallet also set ${name}\\.$`))
  })

  it('stop the start when they are wrong, with the setting and the reason', () => {
    for (const name of Object.keys(keys.env).filter((each) => each.endsWith('_FILE')))
      refused({ [name]: join(folder, 'missing') }, new RegExp(`${name}: .*cannot be read \\(ENOENT\\)`))
    const text = file('text', 'no certificate')
    for (const name of ['APPLE_PASS_CERTIFICATE_FILE', 'APPLE_WWDR_CERTIFICATE_FILE'])
      refused({ [name]: text }, new RegExp(`${name}: .*no certificate in PEM or DER form`))
    const web = file('web.pem', keys.other.certificate)
    refused({ APPLE_PASS_CERTIFICATE_FILE: web }, /APPLE_PASS_CERTIFICATE_FILE: .*of a Pass Type ID/)
    for (const change of [{ APPLE_PASS_KEY_FILE: text }, { APPLE_PASS_KEY_PASSPHRASE: 'hidden, and wrong' }])
      refused(change, /APPLE_PASS_KEY_FILE: .*RSA key in PEM form, and APPLE_PASS_KEY_PASSPHRASE/)
    refused({ APPLE_PASS_KEY_FILE: file('other.key', keys.other.key) }, /APPLE_PASS_KEY_FILE must be the key of/)
    const stranger = file('stranger.pem', selfSignedCertificate('Authority of this test').cert)
    const others = join(mkdtempSync(join(folder, 'others-')))
    for (const path of [stranger, writeWalletKeys(others).env.APPLE_WWDR_CERTIFICATE_FILE])
      refused({ APPLE_WWDR_CERTIFICATE_FILE: path }, /APPLE_WWDR_CERTIFICATE_FILE must be the certificate of Apple/)
    refused({ GOOGLE_WALLET_ISSUER_ID: 'example' }, /GOOGLE_WALLET_ISSUER_ID must be the number .* "example"/)
    for (const content of ['{', 'null', '{}', JSON.stringify({ client_email: 'a@b.c', private_key: 'hidden' })])
      refused({ GOOGLE_WALLET_KEY_FILE: file('wrong.json', content) }, /GOOGLE_WALLET_KEY_FILE: .*service account/)
  })
})

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { loadClientKey, loadConfig } from './config.ts'
import { problemsOf } from './problems-of.fixture.ts'
import { SECRET_FILES } from './read-secret-files.ts'
import type { Environment } from './settings.ts'

const SECRETS_KEY = 'sixteen bytes and sixteen bytes!'

describe('secrets from files', () => {
  let folder: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'laurel-secrets-'))
  })
  after(() => rmSync(folder, { recursive: true }))
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }

  it('are the same as secrets in settings, without the newline at the end', () => {
    const secrets: Environment = {
      DATABASE_URL: 'postgres://me:p%40ss@db.example.org/laurel',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      SECRETS_KEY,
      METRICS_TOKEN: 'token',
      SMTP_URL: 'smtp://me:pass@mail.example.org',
      BOUNCE_IMAP_URL: 'imaps://me:pass@mail.example.org/INBOX',
      POSTMARK_WEBHOOK_PASSWORD: 'sixteen characters',
      MAILGUN_SIGNING_KEY: 'sixteen characters',
      LAUREL_BOOTSTRAP_KEY: `lrl_live_${'k'.repeat(43)}`,
      LAUREL_BOOTSTRAP_PASSWORD: 'a lake of tin',
    }
    const others = {
      S3_ENDPOINT: 'https://s3.example.org',
      S3_BUCKET: 'laurel',
      S3_REGION: 'eu-central-1',
      BOUNCE_ADDRESS: 'bounces@mail.example.org',
      LAUREL_BOOTSTRAP_EMAIL: 'me@example.org',
    }
    const inFiles = (end: string) =>
      Object.fromEntries(
        Object.entries(secrets).map(([name, value]) => [`${name}_FILE`, file(`${name}${end.length}`, value + end)]),
      )
    for (const end of ['', '\n', '\r\n'])
      assert.deepEqual(loadConfig({ ...others, ...inFiles(end) }), loadConfig({ ...others, ...secrets }))
  })

  it('are refused with the name of both settings if both are set, and count as unset while blank', () => {
    const SECRETS_KEY_FILE = file('key', SECRETS_KEY)
    assert.deepEqual(problemsOf({ SECRETS_KEY, SECRETS_KEY_FILE }), [
      'SECRETS_KEY and SECRETS_KEY_FILE are both set: remove one of them.',
    ])
    assert.deepEqual(loadConfig({ SECRETS_KEY: ' ', SECRETS_KEY_FILE }), loadConfig({ SECRETS_KEY }))
    assert.deepEqual(loadConfig({ SECRETS_KEY, SECRETS_KEY_FILE: ' ' }), loadConfig({ SECRETS_KEY }))
  })

  it('name the file that is missing, a folder, empty or too large, and repeat none of it', () => {
    for (const [path, problem] of [
      [join(folder, 'missing'), /^SECRETS_KEY_FILE: .*missing cannot be read \(ENOENT\)\.$/],
      [folder, /^SECRETS_KEY_FILE: .* cannot be read \(EISDIR\)\.$/],
      [file('empty', '\n'), /^SECRETS_KEY_FILE: .*empty is empty\.$/],
      [file('large', 'hidden'.repeat(20_000)), /^SECRETS_KEY_FILE: .*large is larger than 65536 bytes\.$/],
      [file('short', 'hidden\n'), /^SECRETS_KEY must have at least 32 characters/],
      [file('bytes', Buffer.from([0xff, 0xfe, 0])), /^SECRETS_KEY must have at least 32 characters/],
    ] as const) {
      const [found, ...more] = problemsOf({ SECRETS_KEY_FILE: path })
      assert.match(found!, problem)
      assert.equal(more.length, 0)
      assert.doesNotMatch(found!, /hidden/)
    }
  })

  it('are also read by commands that call a service', () => {
    assert.equal(loadClientKey({ LAUREL_API_KEY_FILE: file('api', 'lrl_live_key\n') }), 'lrl_live_key')
    assert.equal(loadClientKey({ LAUREL_API_KEY: 'lrl_live_key' }), 'lrl_live_key')
    assert.equal(loadClientKey({}), null)
    assert.throws(() => loadClientKey({ LAUREL_API_KEY_FILE: join(folder, 'none') }), /LAUREL_API_KEY_FILE/)
  })

  it('are listed in the documentation', async () => {
    const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
    for (const name of SECRET_FILES) assert.ok(page.includes(`\`${name}\``), `${name} is not in docs/operations.md`)
  })
})

import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { loadConfig } from './config.ts'
import { problemsOf } from './problems-of.fixture.ts'
import type { Environment } from './settings.ts'

const problems = (env: Environment) => problemsOf(env).join('\n')

test('a mail server is an address that can be read, and no password of one that cannot is repeated', () => {
  for (const SMTP_URL of [
    'mail.example.org',
    'smtp://',
    'http://x',
    'smtp://u:hidden%zz@x',
    'smtp://u:hid/den@x',
    'smtp:x',
    'smtp://user@x',
    'smtp://ho st',
    'smtp://-x',
  ])
    assert.match(problems({ SMTP_URL }), /^SMTP_URL must be an address such as smtp:(?!.*hid).*\.$/, SMTP_URL)
  for (const SMTP_URL of [
    'smtp://localhost',
    'smtps://u%40x:p%23@mail.example.org:465?maxConnections=9',
    'smtp://[::1]:25',
  ])
    assert.equal(loadConfig({ SMTP_URL }).mail.smtpUrl, SMTP_URL)
})

test('a rate is a number of messages a second, and the sender one plain address', () => {
  for (const SMTP_RATE of ['0', '-1', 'fast', '1e3', '10001', '0.001'])
    assert.match(problems({ SMTP_RATE }), /^SMTP_RATE must be how many/, SMTP_RATE)
  for (const MAIL_FROM of ['Laurel <a@example.org>', 'a@', 'a', 'a@b@c', 'a@b, c@d', 'a@b\r\nBcc: c@d'])
    assert.match(problems({ MAIL_FROM }), /^MAIL_FROM must be an e-mail address alone/, MAIL_FROM)
  assert.equal(loadConfig({ SITE_URL: 'https://events.example.org/x' }).mail.mailFrom, 'laurel@events.example.org')
  assert.equal(loadConfig({ HOST: '::1' }).mail.mailFrom, 'laurel@localhost')
})

test('the mailbox for returned emails needs its address, with room for a token, and no password of it is repeated', () => {
  for (const BOUNCE_ADDRESS of ['bounces', 'a+b@example.org', `${'a'.repeat(38)}@example.org`, 'a@exa mple', '@x.org'])
    assert.match(problems({ BOUNCE_ADDRESS }), /^BOUNCE_ADDRESS must be an address such as/, BOUNCE_ADDRESS)
  const BOUNCE_ADDRESS = `${'a'.repeat(37)}@example.org`
  for (const BOUNCE_IMAP_URL of [
    'mail.example.org',
    'imaps://mail.example.org',
    'imaps://u:hid/den@x',
    'imap://u@x',
    'pop3://u:hidden@x',
    'imaps://u:hidden@x/%zz',
  ])
    assert.match(
      problems({ BOUNCE_ADDRESS, BOUNCE_IMAP_URL }),
      /^BOUNCE_IMAP_URL must be an address such as imaps:(?!.*hid).*\.$/,
      BOUNCE_IMAP_URL,
    )
  const BOUNCE_IMAP_URL = 'imaps://me%40x:p%2F@mail.example.org:993/INBOX?tls.rejectUnauthorized=false'
  assert.match(problems({ BOUNCE_IMAP_URL }), /^To read returned emails .* also set BOUNCE_ADDRESS\.$/)
  const { mail } = loadConfig({ BOUNCE_ADDRESS, BOUNCE_IMAP_URL })
  assert.deepEqual([mail.bounceAddress, mail.bounceImapUrl], [BOUNCE_ADDRESS, BOUNCE_IMAP_URL])
})

test('mails are signed when domain, selector and an RSA key are there, and anything less is told', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-dkim-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
  const ed = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  const env = { DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'laurel' }
  const { dkim } = loadConfig({ ...env, DKIM_PRIVATE_KEY_FILE: file('key.pem', String(rsa)) }).mail
  assert.deepEqual(dkim, { domainName: 'example.org', keySelector: 'laurel', privateKey: rsa })
  const refused: [Environment, RegExp][] = [
    [env, /also set DKIM_PRIVATE_KEY_FILE/],
    [{ DKIM_PRIVATE_KEY_FILE: file('key.pem', String(rsa)) }, /also set DKIM_DOMAIN and DKIM_SELECTOR/],
    [{ ...env, DKIM_PRIVATE_KEY_FILE: join(folder, 'none') }, /cannot be read \(ENOENT\)/],
    [{ ...env, DKIM_PRIVATE_KEY_FILE: file('no.pem', 'hidden') }, /^(?!.*hidden).*is no private key in PEM form/],
    [{ ...env, DKIM_PRIVATE_KEY_FILE: file('ed.pem', String(ed)) }, /must be an RSA key/],
    [{ ...env, DKIM_DOMAIN: 'x;y', DKIM_PRIVATE_KEY_FILE: file('key.pem', String(rsa)) }, /DKIM_DOMAIN must be a name/],
  ]
  for (const [settings, message] of refused) assert.match(problems(settings), message)
})

test('the secrets of email providers are checked, and no part of one is repeated', () => {
  assert.match(problems({ POSTMARK_WEBHOOK_PASSWORD: 'hidden' }), /^POSTMARK_WEBHOOK_PASSWORD must be (?!.*hidden)/)
  assert.match(problems({ MAILGUN_SIGNING_KEY: 'hidden' }), /^MAILGUN_SIGNING_KEY must be (?!.*hidden)/)
  assert.match(problems({ SES_TOPIC_ARN: 'bounces' }), /^SES_TOPIC_ARN must be the ARN of a topic/)
  for (const key of [
    'hidden',
    generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  ])
    assert.match(problems({ SENDGRID_PUBLIC_KEY: key }), /^SENDGRID_PUBLIC_KEY must be the verification key/)
  const SES_TOPIC_ARN = 'arn:aws:sns:eu-west-1:123456789012:bounces'
  assert.deepEqual(loadConfig({ SES_TOPIC_ARN }).mail.notifications, {
    postmark: null,
    mailgun: null,
    sendgrid: null,
    ses: SES_TOPIC_ARN,
  })
})

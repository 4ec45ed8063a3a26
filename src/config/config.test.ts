import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { selfSignedCertificate } from '../lib/safe-fetch/self-signed.helpers.ts'
import { loadConfig } from './config.ts'
import { problemsOf } from './problems-of.fixture.ts'
import type { Environment } from './settings.ts'

const NO_PROVIDERS = { postmark: null, mailgun: null, sendgrid: null, ses: null }

const KEY = `lrl_live_${'aB3-_'.repeat(8)}xyz`
const SECRETS_KEY = 'sixteen bytes and sixteen bytes!'
const S3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'laurel',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'hidden-s3-secret',
}

/** Asserts that each value of a setting is rejected with one sentence that names it. */
function refuses(name: string, values: string[], more: Environment = {}): void {
  for (const value of values) {
    const found = problemsOf({ ...more, [name]: value })
    assert.equal(found.length, 1, `${name}=${value}: ${found.join(' ')}`)
    assert.match(found[0]!, new RegExp(`\\b${name}\\b.*\\.$`, 's'))
  }
}

describe('configuration', () => {
  let folder: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'laurel-config-'))
  })
  after(() => rmSync(folder, { recursive: true }))

  it('needs no setting, and defaults to what the documentation says', () => {
    assert.deepEqual(loadConfig({}), {
      role: 'all',
      processes: 1,
      host: '127.0.0.1',
      port: 8080,
      siteUrl: 'http://127.0.0.1:8080',
      baseUrl: 'http://127.0.0.1:8080/api/v1',
      trustProxy: false,
      tls: null,
      databaseUrl: null,
      databaseDirectUrl: null,
      replicas: null,
      dataDir: resolve('data'),
      s3: null,
      bootstrap: { key: null, plan: 'enterprise', credits: 10_000, owner: null },
      allowTargets: new Set(),
      mail: {
        smtpUrl: null,
        smtpRate: null,
        mailFrom: 'laurel@127.0.0.1',
        bounceAddress: null,
        bounceImapUrl: null,
        dkim: null,
        notifications: NO_PROVIDERS,
      },
      documentKey: null,
      logWitnesses: [],
      sdJwtVc: false,
      wallet: { apple: null, google: null },
      rateLimit: true,
      metricsToken: null,
      telemetry: null,
      secretsKey: null,
      logLevel: 'info',
      drainSeconds: 0,
      notices: [
        'Nobody else can check credentials that are signed at http://127.0.0.1:8080: set SITE_URL to an https address with a host name.',
      ],
    })
  })

  it('takes an empty or blank setting for one that is not set', () => {
    const names = ['PORT', 'HOST', 'SITE_URL', 'TRUST_PROXY', 'TLS_CERT_FILE', 'DATABASE_URL', 'DATA_DIR', 'RATE_LIMIT']
    const more = [
      'LAUREL_ROLE',
      'LAUREL_PROCESSES',
      'LAUREL_BOOTSTRAP_KEY',
      'METRICS_TOKEN',
      'SECRETS_KEY',
      'LOG_LEVEL',
      'WEBHOOK_ALLOW_TARGETS',
      'S3_BUCKET',
    ]
    for (const blank of ['', '  '])
      assert.deepEqual(loadConfig(Object.fromEntries([...names, ...more].map((name) => [name, blank]))), loadConfig({}))
  })

  it('reads every setting', () => {
    const config = loadConfig({
      ...S3,
      LAUREL_ROLE: 'worker',
      LAUREL_PROCESSES: '64',
      HOST: '0.0.0.0',
      PORT: ' 65535 ',
      SITE_URL: 'https://events.example.org',
      TRUST_PROXY: '1',
      DATABASE_URL: 'postgresql://me:p%40ss@db.example.org:5433/laurel?sslmode=require',
      DATABASE_DIRECT_URL: 'postgres://direct.example.org/laurel',
      DATA_DIR: '/srv/laurel',
      LAUREL_BOOTSTRAP_KEY: KEY,
      LAUREL_BOOTSTRAP_PLAN: 'growth',
      LAUREL_BOOTSTRAP_CREDITS: '0',
      WEBHOOK_ALLOW_TARGETS: '127.0.0.1:9901, Receiver.internal:80,[::1]:443',
      SMTP_URL: 'smtps://me:p%40ss@mail.example.org',
      SMTP_RATE: '2.5',
      MAIL_FROM: 'events@example.org',
      BOUNCE_ADDRESS: 'bounces@mail.example.org',
      BOUNCE_IMAP_URL: 'imaps://me:p%40ss@mail.example.org/INBOX',
      RATE_LIMIT: 'off',
      METRICS_TOKEN: 'secret-token',
      SECRETS_KEY: ` ${SECRETS_KEY} `,
      LOG_LEVEL: 'debug',
      DRAIN_SECONDS: '7',
      SOMETHING_ELSE: 'is nobody’s business',
    })
    assert.deepEqual(config, {
      role: 'worker',
      processes: 64,
      host: '0.0.0.0',
      port: 65_535,
      siteUrl: 'https://events.example.org',
      baseUrl: 'https://events.example.org/api/v1',
      trustProxy: 1,
      tls: null,
      databaseUrl: 'postgresql://me:p%40ss@db.example.org:5433/laurel?sslmode=require',
      databaseDirectUrl: 'postgres://direct.example.org/laurel',
      replicas: null,
      dataDir: '/srv/laurel',
      s3: {
        endpoint: 'https://s3.example.org',
        bucket: 'laurel',
        region: 'eu-central-1',
        accessKeyId: 'id',
        secretAccessKey: 'hidden-s3-secret',
      },
      bootstrap: { key: KEY, plan: 'growth', credits: 0, owner: null },
      mail: {
        smtpUrl: 'smtps://me:p%40ss@mail.example.org',
        smtpRate: 2.5,
        mailFrom: 'events@example.org',
        bounceAddress: 'bounces@mail.example.org',
        bounceImapUrl: 'imaps://me:p%40ss@mail.example.org/INBOX',
        dkim: null,
        notifications: NO_PROVIDERS,
      },
      allowTargets: new Set(['127.0.0.1:9901', 'receiver.internal:80', '[::1]:443']),
      documentKey: null,
      logWitnesses: [],
      sdJwtVc: false,
      wallet: { apple: null, google: null },
      rateLimit: false,
      metricsToken: 'secret-token',
      telemetry: null,
      secretsKey: SECRETS_KEY,
      logLevel: 'debug',
      drainSeconds: 7,
      notices: [],
    })
  })

  it('tells all problems together, and repeats no secret', () => {
    const env = {
      ...S3,
      S3_BUCKET: '',
      PORT: 'eighty',
      SITE_URL: 'events.example.org',
      DATABASE_URL: 'mysql://root:hidden-password@db/laurel',
      LAUREL_ROLE: 'boss',
      LAUREL_BOOTSTRAP_KEY: 'lrl_live_hidden-key',
      LAUREL_ROLL: 'api',
      METRICS_TOKEN: 'hidden token',
      SECRETS_KEY: 'hidden-but-short',
    }
    assert.equal(problemsOf(env).length, 9)
    assert.throws(
      () => loadConfig(env),
      ({ message }: Error) => {
        assert.match(message, /^The configuration has problems:\n(- .+\n){8}- .+$/)
        for (const name of ['S3_BUCKET', 'PORT', 'SITE_URL', 'DATABASE_URL', 'LAUREL_ROLE', 'LAUREL_BOOTSTRAP_KEY'])
          assert.ok(message.includes(name), name)
        assert.ok(
          message.includes('LAUREL_ROLL is not a setting') &&
            message.includes('METRICS_TOKEN') &&
            message.includes('SECRETS_KEY'),
        )
        assert.doesNotMatch(message, /hidden/)
        return true
      },
    )
  })

  it('refuses a LAUREL_ name that it does not know, but not those that Kubernetes adds', () => {
    refuses('LAUREL_PORT', ['8080'])
    refuses('LAUREL_BOOTSTRAP_KEYS', [KEY])
    const added = {
      LAUREL_PORT: 'tcp://10.0.0.7:80',
      LAUREL_SERVICE_HOST: '10.0.0.7',
      LAUREL_SERVICE_PORT: '80',
      LAUREL_SERVICE_PORT_HTTP: '80',
      LAUREL_PORT_80_TCP: 'tcp://10.0.0.7:80',
      LAUREL_PORT_80_TCP_ADDR: '10.0.0.7',
    }
    assert.deepEqual(loadConfig(added), loadConfig({}))
  })

  it('builds the address of an IPv6 host, written with or without brackets', () => {
    for (const HOST of ['::1', '[::1]']) {
      const { host, siteUrl } = loadConfig({ HOST, PORT: '9000' })
      assert.deepEqual({ host, siteUrl }, { host: '::1', siteUrl: 'http://[::1]:9000' })
    }
    assert.equal(loadConfig({ HOST: 'localhost' }).siteUrl, 'http://localhost:8080')
    refuses('HOST', ['http://localhost', 'a b', 'localhost:8080', '[::1', '-x', '::1::2'])
  })

  it('goes on serving for a moment when it is stopped, where other processes may take over', () => {
    assert.equal(loadConfig({ DATABASE_URL: 'postgres://db/laurel' }).drainSeconds, 2)
    refuses('DRAIN_SECONDS', ['-1', '1.5', '301', 'long'])
  })

  it('takes ports from 1 to 65535', () => {
    refuses('PORT', ['0', '65536', '-1', '80.5', '1e3', '0x50'])
  })

  it('brings SITE_URL into one form, without a slash at the end', () => {
    const forms = {
      'https://events.example.org/': 'https://events.example.org',
      'HTTPS://Events.Example.ORG:443': 'https://events.example.org',
      'http://events.example.org:8080///': 'http://events.example.org:8080',
      'https://example.org/laurel/': 'https://example.org/laurel',
      'https://çiçek.example': 'https://xn--iek-1lab.example',
      'http://[::1]:8080': 'http://[::1]:8080',
    }
    for (const [SITE_URL, siteUrl] of Object.entries(forms)) {
      const config = loadConfig({ SITE_URL })
      assert.equal(config.siteUrl, siteUrl)
      assert.equal(config.baseUrl, `${siteUrl}/api/v1`)
    }
    const wrong = [
      'example.org',
      '/x',
      'ftp://x.org',
      'https://',
      'https://x.org/?a',
      'https://x.org/#',
      'https://me@x.org',
    ]
    refuses('SITE_URL', wrong)
  })

  it('refuses a database address that cannot be understood', () => {
    refuses('DATABASE_URL', [
      'localhost:5432',
      'postgres//x',
      'mysql://x/y',
      'postgres://me:50%@x/y',
      'postgres://x:port/y',
    ])
    const socket = 'postgres://laurel@%2Fvar%2Frun:5432/laurel'
    assert.equal(loadConfig({ DATABASE_URL: socket }).databaseUrl, socket)
  })

  it('takes a direct address of the database only next to that of its pooler', () => {
    const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://pooler/laurel', 'postgres://db/laurel']
    assert.equal(loadConfig({ DATABASE_URL, DATABASE_DIRECT_URL }).databaseDirectUrl, DATABASE_DIRECT_URL)
    assert.equal(loadConfig({ DATABASE_URL }).databaseDirectUrl, null)
    assert.throws(() => loadConfig({ DATABASE_DIRECT_URL }), /DATABASE_DIRECT_URL goes with DATABASE_URL/)
    assert.throws(
      () => loadConfig({ DATABASE_URL, DATABASE_DIRECT_URL: 'db' }),
      /DATABASE_DIRECT_URL must be an address/,
    )
  })

  it('trusts the proxies it is told to, and refuses what names none', () => {
    const forms = {
      true: true,
      false: false,
      0: false,
      2: 2,
      loopback: 'loopback',
      '10.0.0.0/8, ::1': '10.0.0.0/8, ::1',
    }
    for (const [TRUST_PROXY, trustProxy] of Object.entries(forms))
      assert.equal(loadConfig({ TRUST_PROXY }).trustProxy, trustProxy)
    refuses('TRUST_PROXY', ['yes', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.local', '-1', '10.0.0.1,'])
  })

  it('takes a certificate with its key, and nothing else', () => {
    const file = (name: string, content: string) => {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    }
    const [one, other] = [selfSignedCertificate('one.test'), selfSignedCertificate('other.test')]
    const TLS_CERT_FILE = file('cert.pem', one.cert)
    const TLS_KEY_FILE = file('key.pem', one.key)
    const config = loadConfig({ TLS_CERT_FILE, TLS_KEY_FILE })
    assert.equal(config.siteUrl, 'https://127.0.0.1:8080')
    assert.deepEqual(config.tls, { cert: Buffer.from(one.cert), key: Buffer.from(one.key) })
    refuses('TLS_KEY_FILE', ['', join(folder, 'missing.pem'), folder, file('other.pem', other.key)], { TLS_CERT_FILE })
    refuses('TLS_CERT_FILE', ['', join(folder, 'missing.pem'), file('text.pem', 'no certificate')], { TLS_KEY_FILE })
  })

  it('needs all settings of S3 storage or none', () => {
    for (const name of Object.keys(S3))
      assert.deepEqual(problemsOf({ ...S3, [name]: '' }), [`For S3 storage also set ${name}.`])
    refuses('S3_ENDPOINT', ['s3.example.org', 'file:///srv'], S3)
  })

  it('refuses choices, keys, credits and targets of any other form', () => {
    refuses('LAUREL_ROLE', ['API', 'jobs'])
    assert.equal(loadConfig({ LAUREL_PROCESSES: 'auto' }).processes, availableParallelism())
    refuses('LAUREL_PROCESSES', ['0', '65', '-1', '2.5', 'all', '1e1', 'AUTO'])
    refuses('LAUREL_BOOTSTRAP_PLAN', ['gold', 'Starter'])
    refuses('LAUREL_BOOTSTRAP_CREDITS', ['-1', '1.5', 'many', '1000000001'])
    refuses('LAUREL_BOOTSTRAP_KEY', [
      'x',
      KEY.slice(0, -1),
      `${KEY}a`,
      KEY.replace('B', '+'),
      KEY.replace('live', 'test'),
    ])
    refuses('SECRETS_KEY', ['secret', SECRETS_KEY.slice(1)])
    refuses('RATE_LIMIT', ['no', 'OFF', '0'])
    refuses('LOG_LEVEL', ['loud'])
    refuses('WEBHOOK_ALLOW_TARGETS', [
      '127.0.0.1',
      'a:0',
      'a:65536',
      'http://a:80',
      'a:80/x',
      '*:80x',
      'me@a:80',
      '::1:80',
    ])
  })

  it('takes the first owner with address and password together alone', () => {
    const [LAUREL_BOOTSTRAP_EMAIL, LAUREL_BOOTSTRAP_PASSWORD] = ['me@example.org', ' a lake of tin ']
    const { bootstrap } = loadConfig({ LAUREL_BOOTSTRAP_EMAIL, LAUREL_BOOTSTRAP_PASSWORD })
    assert.deepEqual(bootstrap.owner, { email: LAUREL_BOOTSTRAP_EMAIL, password: 'a lake of tin' })
    assert.equal(loadConfig({}).bootstrap.owner, null)
    assert.throws(() => loadConfig({ LAUREL_BOOTSTRAP_EMAIL }), /go together/)
    assert.throws(() => loadConfig({ LAUREL_BOOTSTRAP_PASSWORD }), /go together/)
    assert.throws(() => loadConfig({ LAUREL_BOOTSTRAP_EMAIL: 'me', LAUREL_BOOTSTRAP_PASSWORD }), /an e-mail address/)
    assert.throws(() => loadConfig({ LAUREL_BOOTSTRAP_EMAIL, LAUREL_BOOTSTRAP_PASSWORD: 'short' }), /at least 10/)
  })

  it('says when links would lead nowhere', () => {
    assert.match(loadConfig({ SMTP_URL: 'smtp://mail.example.org' }).notices.join(), /Neither MAIL_FROM nor SITE_URL/)
    for (const HOST of ['0.0.0.0', '::']) assert.match(loadConfig({ HOST }).notices.join(), /SITE_URL is not set/)
  })

  it('says when nobody else can check credentials', () => {
    const isSaid = (SITE_URL: string) => /Nobody else can check/.test(loadConfig({ SITE_URL }).notices.join())
    for (const site of [
      'http://events.example.org',
      'https://localhost:8080',
      'https://events.localhost',
      'https://[2001:db8::1]',
      'https://192.0.2.1',
    ])
      assert.ok(isSaid(site), site)
    for (const site of ['https://events.example.org', 'https://events.example.org:8443/laurel'])
      assert.ok(!isSaid(site), site)
  })
})

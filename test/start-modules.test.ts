import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { assertNone, program } from './support/source-files.ts'

// A start spends most of its time on loading modules, so what few requests or commands need is loaded by the first of them.

const lister = `
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) { process.stdout.write(url + '\\n'); return next(url, context) } })
  await import(process.argv[1])
  process.exit()`

/** The addresses of what a file of the program loads with it, which may be the command line with these words. */
function loadedBy(path: string, ...words: string[]): string[] {
  const file = new URL(`../src/${path}`, import.meta.url).href
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', lister, file, ...words], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  assert.equal(stderr, '')
  return stdout.split('\n')
}

/** The packages that a file of the program loads with it. */
function packagesOf(path: string): Set<string> {
  const urls = loadedBy(path).filter((url) => url.includes('/node_modules/'))
  return new Set(urls.map((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)![1]!))
}

test('a start loads no package that only few requests need', () => {
  const loaded = packagesOf('main.ts')
  assert.ok(loaded.has('fastify') && loaded.has('pg'))
  const rare = [
    ...[
      'typebox',
      '@aws-sdk/client-s3',
      'undici',
      'sharp',
      'liquidjs',
      'juice',
      'htmlparser2',
      'piscina',
      '@napi-rs/canvas',
      'yauzl',
      'saxes',
      'csv-parse',
      'commander',
      'markdown-it',
    ],
    ...[
      '@fastify/swagger',
      '@scalar/fastify-api-reference',
      '@opentelemetry/api',
      '@fastify/busboy',
      'pg-copy-streams',
      'harfbuzzjs',
      'ical-generator',
      '@date-fns/tz',
      'bidi-js',
      'qr',
      'nodemailer',
      'libphonenumber-js',
      'otpauth',
      'openid-client',
      '@simplewebauthn/server',
      'passkit-generator',
      'node-forge',
      '@openid4vc/openid4vci',
      '@openid4vc/oauth2',
      '@sd-jwt/sd-jwt-vc',
    ],
  ]
  assertNone(
    rare.map((name) => loaded.has(name) && name),
    'loaded at their first use, or for their types alone',
  )
})

test('PostgreSQL is started before anything but the command line is loaded', () => {
  assert.deepEqual([...packagesOf('cli/start-command.ts')], [])
})

test('a command loads no other: neither does a start what asks a service, nor what asks one the database', () => {
  const own = (...words: string[]) =>
    loadedBy('cli/run-command.ts', ...words, '--help')
      .map((url) => /\/src\/(cli\/.*)\.ts$/.exec(url)?.[1])
      .filter((path) => path !== undefined)
  const start = own('start')
  assert.ok(start.includes('cli/start-command'))
  assertNone(
    start.filter((path) => /-commands?$/.test(path) && !/(start|run|add)-command/.test(path)),
    'commands beside start',
  )
  assert.ok(!start.some((path) => path.startsWith('cli/client/')))
  const events = own('events')
  assert.ok(events.includes('cli/client/event-commands'))
  assertNone(
    events.filter((path) => /start-|account-|with-services/.test(path)),
    'what opens the installation',
  )
})

test('no file imports what node:http has: as a module it loads all that Node can do on the web', () => {
  assertNone(
    program.map(({ path, text }) => /^import (?!type ).*'(node:)?https?'/m.test(text) && path),
    'process.getBuiltinModule gives it alone',
  )
})

test('no file opens words or numbers of a language when it is loaded: the first takes 20 ms, which a start would wait for', () => {
  assertNone(
    program.map(({ path, text }) => /^[^ }].*new Intl\./m.test(text) && path),
    'make it where it is used first',
  )
})

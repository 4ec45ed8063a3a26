import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { after, before, type TestContext, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { Webhook } from 'standardwebhooks'
import { NO_BROWSER, openBrowser } from '../test/support/browser.ts'
import { startWorld } from '../test/support/harness.ts'
import { killAtExit } from '../test/support/kill-at-exit.ts'

const root = join(import.meta.dirname, '..')
const bun = join(import.meta.dirname, 'node_modules', '.bin', 'bun')
const folder = mkdtempSync(join(tmpdir(), 'laurel-client-'))
const installed = join(folder, 'node_modules', '@laurel', 'client')

/** The package as npm packs and unpacks it, in a folder with programs that use it. */
before(() => {
  execFileSync(process.execPath, [join(root, 'client', 'build.ts'), join(folder, 'dist')])
  const packed = execFileSync('npm', ['pack', '--silent', './dist'], { cwd: folder, encoding: 'utf8' }).trim()
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', packed, '-C', installed, '--strip-components=1'], { cwd: folder })
  const manifest = { type: 'module', dependencies: { '@laurel/client': '*' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  for (const name of ['walk.mjs', 'main.mjs', 'worker.mjs', 'page.mjs', 'worker.capnp'])
    cpSync(join(import.meta.dirname, 'client-runtimes', name), join(folder, name))
})

after(() => rmSync(folder, { recursive: true, force: true }))

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`

/** The service of a walk, and the webhook it verifies. */
function placeOf(baseUrl: string, key: string) {
  const body = '{"event":"cert.issued"}'
  const at = new Date()
  const signature = new Webhook(SECRET).sign('7', at, body)
  const seconds = String(Math.floor(at.getTime() / 1000))
  const headers = { 'webhook-id': '7', 'webhook-timestamp': seconds, 'webhook-signature': signature }
  return { baseUrl, key, hook: { text: body, headers, secret: SECRET } }
}

const WALKED = {
  created: 3,
  issued: 3,
  total: 3,
  certificates: ['Ada Lovelace', 'Edsger Dijkstra', 'Grace Hopper'],
  pdf: '%PDF-',
  refused: 'not_found',
  hook: 'cert.issued',
  stopped: 'enough',
}

/** A program that the environment names, or that is found on the path. */
function program(name: string): string | undefined {
  const places = (process.env['PATH'] ?? '').split(delimiter).map((each) => join(each, name))
  return [process.env[`${name.toUpperCase()}_PATH`] ?? '', ...places].find((each) => each !== '' && existsSync(each))
}

/** A Node.js of another line than the one that runs the tests. */
function olderNode(): string | undefined {
  const places = [process.env['NODE_20_PATH'] ?? '', '/usr/bin/node', '/usr/local/bin/node']
  return places.find(
    (each) => existsSync(each) && /^v2[0-3]\./.test(execFileSync(each, ['--version'], { encoding: 'utf8' })),
  )
}

function leaveOut(t: TestContext, name: string): void {
  t.diagnostic(`LEFT OUT: this machine has no ${name}`)
}

/** Makes one file of a program and the package. */
function bundle(from: string, to: string, format: string): void {
  const args = ['build', '--minify', '--format', format, from, '--outfile', to]
  execFileSync(bun, args, { cwd: folder, stdio: 'pipe' })
}

/** Returns the output of a program, which must succeed. */
async function outputOf(child: ChildProcess): Promise<string> {
  const texts = [child.stdout!, child.stderr!].map((stream) => text(stream))
  const [code] = await once(child, 'exit')
  const [out, err] = await Promise.all(texts)
  assert.equal(code, 0, err)
  return out!
}

const RUNTIMES: [name: string, command: string | undefined, args: string[]][] = [
  ['the Node.js of the tests', process.execPath, []],
  ['Node.js 20 to 23', olderNode(), []],
  ['Bun', existsSync(bun) ? bun : undefined, []],
  ['Deno', program('deno'), ['run', '--node-modules-dir=manual', '--allow-net', '--allow-env', '--allow-read']],
]

for (const [name, command, args] of RUNTIMES) {
  test(`the published package does all it can in ${name}`, async (t) => {
    if (command === undefined) return leaveOut(t, name)
    await using world = await startWorld()
    const place = placeOf(await world.app.listen({ port: 0, host: '127.0.0.1' }), world.key)
    const env = {
      ...process.env,
      WALK: JSON.stringify(place),
      HOME: folder,
      DENO_DIR: join(folder, 'deno'),
      NODE_OPTIONS: '',
    }
    const child = killAtExit(spawn(command, [...args, 'main.mjs'], { cwd: folder, env }))
    assert.deepEqual(JSON.parse(await outputOf(child)), WALKED)
  })
}

test('the published package does all it can in workerd', async (t) => {
  const workerd = program('workerd')
  if (workerd === undefined || !existsSync(bun)) return leaveOut(t, 'workerd')
  bundle('worker.mjs', 'worker.bundle.mjs', 'esm')
  const child = killAtExit(
    spawn(workerd, ['serve', 'worker.capnp', '--control-fd=3'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    }),
  )
  await using _ = { [Symbol.asyncDispose]: async () => void child.kill('SIGKILL') }
  const [line] = await once(createInterface({ input: child.stdio[3] as NodeJS.ReadableStream }), 'line')
  await using world = await startWorld()
  const place = placeOf(await world.app.listen({ port: 0, host: '127.0.0.1' }), world.key)
  const answer = await fetch(`http://127.0.0.1:${JSON.parse(line).port}`, {
    method: 'POST',
    body: JSON.stringify(place),
  })
  assert.deepEqual(await answer.json(), WALKED)
})

test('the published package does all it can on a page in Chromium', async (t) => {
  if (!existsSync(bun)) return leaveOut(t, 'Bun, which bundles it')
  await using opened = await openBrowser()
  if (opened === null) return t.diagnostic(NO_BROWSER)
  bundle('page.mjs', 'page.bundle.js', 'iife')
  await using world = await startWorld()
  const place = placeOf(await world.app.listen({ port: 0, host: '127.0.0.1' }), world.key)
  const page = await opened.browser.newPage()
  await page.goto(`${place.baseUrl}/healthz`)
  await page.evaluate(readFileSync(join(folder, 'page.bundle.js'), 'utf8'))
  assert.deepEqual(await page.evaluate(`walkPage(${JSON.stringify(place)})`), WALKED)
})

test('the package holds JavaScript and types alone, depends on nothing, and is small', (t) => {
  const files = readdirSync(installed, { recursive: true }).map(String)
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  assert.deepEqual([manifest.dependencies, manifest.private, manifest.scripts], [undefined, undefined, undefined])
  assert.ok(
    files.includes('index.js') &&
      files.includes('index.d.ts') &&
      files.includes('README.md') &&
      files.includes('LICENSE'),
  )
  assert.deepEqual(
    files.filter((each) => /test|(?<!\.d)\.ts$/.test(each)),
    [],
  )
  if (!existsSync(bun)) return leaveOut(t, 'Bun, which measures it')
  bundle('node_modules/@laurel/client/index.js', 'all.js', 'esm')
  const bytes = gzipSync(readFileSync(join(folder, 'all.js')), { level: 9 }).length
  t.diagnostic(`${bytes} bytes with gzip`)
  assert.ok(bytes < 7_168, `${bytes} bytes with gzip`)
})

/** Imports of the first example that the later ones use. */
const CONTEXT = `
  import type { Event, Laurel, NewAttendee } from '@laurel/client'
  declare const laurel: Laurel, event: Event, person: NewAttendee`

test('the types of the package, and every example of its README, hold under strict rules', () => {
  writeFileSync(
    join(folder, 'use.ts'),
    `import { createLaurel, type Event, LaurelError, type Page, verifyWebhook } from '@laurel/client'
     const laurel = createLaurel({ baseUrl: 'https://certificates.example.org', key: 'ck_x' })
     export const event: Event = await laurel.events.create({ name: 'Node Day', template_image_url: 'placeholder' })
     export const page: Page<Event> = await laurel.events.list({ search: 'node' })
     for await (const each of laurel.certificates.list(event.id, { status: 'active' })) each.cert_url.trim()
     const hook = await verifyWebhook('', new Headers(), 'whsec_')
     if (hook.event === 'cert.issued') hook.data.attendee_name.trim()
     export const code = new LaurelError('', { code: 'not_found' }).code
     // @ts-expect-error a word that is none
     laurel.certificates.list(event.id, { status: 'lost' })
     // @ts-expect-error the name is missing
     laurel.events.create({ template_image_url: 'placeholder' })
     // @ts-expect-error another event has other data
     if (hook.event === 'cert.bulk_completed') hook.data.attendee_name.trim()
    `,
  )
  const blocks = [...readFileSync(join(installed, 'README.md'), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)]
  assert.ok(blocks.length > 6)
  const names = blocks.map(([, code], nth) => {
    writeFileSync(join(folder, `readme-${nth}.ts`), nth === 0 ? code! : `${CONTEXT}\n${code}`)
    return `readme-${nth}.ts`
  })
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules', '@types')],
    noEmit: true,
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['use.ts', ...names] }),
  )
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  execFileSync(process.execPath, [compiler, '-p', folder], { stdio: 'pipe' })
})

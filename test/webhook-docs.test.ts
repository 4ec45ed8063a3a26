import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { collectEventTypes } from '../src/collect.ts'
import { announced } from '../src/platform/context/event-type.ts'
import { startDelivering } from './support/deliver.ts'
import { aCertificate } from './support/factories.ts'
import { freePort } from './support/free-port.ts'
import { startWorld, type World } from './support/harness.ts'
import { until } from './support/installation.ts'
import { killAtExit } from './support/kill-at-exit.ts'
import { startReceiver } from './support/receiver.ts'
import { anEndpoint, readRequest, settledDeliveries, tryEndpoint } from './support/webhooks.ts'

const root = join(import.meta.dirname, '..')
const guide = readFileSync(join(root, 'docs', 'webhooks.md'), 'utf8')

/** The code of the guide in one language, in its order. */
function examples(language: string): string[] {
  return [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code]) => code!)
}

let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-guide-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})
after(() => rmSync(folder, { recursive: true }))

/** Runs a receiver of the guide as it stands there, in a process of its own. */
async function runReceiver(code: string, port: number, secret: string) {
  const file = join(folder, `receiver-${port}.mjs`)
  writeFileSync(file, code)
  const child = killAtExit(spawn(process.execPath, [file], { env: { PORT: String(port), WEBHOOK_SECRET: secret } }))
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (out += text))
  const ended = once(child, 'close')
  const listens = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
  await until(listens, (there) => there || child.exitCode !== null)
  assert.equal(child.exitCode, null, out)
  return {
    out: () => out,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** How the receiver answered a test event. */
async function answerTo(world: World, id: number): Promise<number> {
  await tryEndpoint(world, id)
  return (await settledDeliveries(world, id)).at(-1).attempts[0].status_code
}

const receivers = examples('js')
for (const [name, code] of [
  ['with the crypto of Node.js', receivers[0]!],
  ['with standardwebhooks', receivers[1]!],
] as const) {
  test(`the receiver ${name} takes real deliveries, and in a rotation those of either secret; others it refuses`, async () => {
    const port = await freePort()
    await using world = await startWorld({ allowTargets: [`127.0.0.1:${port}`] })
    await using _ = await startDelivering(world)
    const { id, secret: old } = await anEndpoint(world, `http://127.0.0.1:${port}/`)
    const stranger = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
    {
      await using receiver = await runReceiver(code, port, old)
      await aCertificate(world, { name: 'Gençlik Şenliği 🎓' })
      const [{ status }] = await settledDeliveries(world, id)
      assert.equal(status, 'succeeded')
      await until(
        async () => receiver.out(),
        (out) => /cert\.issued \{.*Gençlik Şenliği 🎓/s.test(out),
      )
      const forged = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { 'x-service-signature': `sha256=${'0'.repeat(64)}` },
        body: '{}',
      })
      assert.equal(forged.status, 401)
      await world.request('POST', `/admin/webhooks/${id}/rotate-secret`)
      assert.equal(await answerTo(world, id), 204)
    }
    const { secret } = (await world.request('POST', `/admin/webhooks/${id}/rotate-secret`)).body
    for (const [key, answer] of [
      [secret, 204],
      [stranger, 401],
      [old, 401],
    ] as const) {
      await using _receiver = await runReceiver(code, port, key)
      assert.equal(await answerTo(world, id), answer)
    }
  })
}

test('the line with openssl prints the signature of a real delivery', async (t) => {
  if (spawnSync('openssl', ['version']).error) return t.skip('there is no openssl on this machine')
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  const { id, secret } = await anEndpoint(world, receiver.url)
  await aCertificate(world, { name: 'Gençlik Şenliği 🎓' })
  await settledDeliveries(world, id)
  const { headers, body } = readRequest(receiver.received[0]!)
  writeFileSync(join(folder, 'body.json'), body)
  const line = examples('sh').find((code) => code.startsWith('openssl'))!
  const env = { PATH: process.env['PATH'], WEBHOOK_SECRET: secret }
  const { stdout } = spawnSync('sh', ['-c', line], { cwd: folder, env, encoding: 'utf8' })
  assert.equal(stdout, `${headers['x-service-signature']}\n`)
})

test('the guide names every event type, every header of a delivery, and shows a body that has the fields of a real one', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  const { id } = await anEndpoint(world, receiver.url)
  await world.request('POST', `/admin/webhooks/${id}/rotate-secret`)
  await aCertificate(world)
  await settledDeliveries(world, id)
  const { headers, json } = readRequest(receiver.received[0]!)
  const rows = [...guide.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name!)
  const types = announced(collectEventTypes()).map(({ type }) => type)
  assert.deepEqual(rows.slice(0, types.length).sort(), types.sort())
  const sent = Object.keys(headers).filter((name) => /^(x-|webhook-|content-type)/.test(name))
  assert.deepEqual(
    rows
      .slice(types.length)
      .map((name) => name.toLowerCase())
      .sort(),
    sent.sort(),
  )
  const shown = JSON.parse(examples('json')[0]!)
  assert.deepEqual([Object.keys(shown), Object.keys(shown.data)], [Object.keys(json()), Object.keys(json().data)])
})

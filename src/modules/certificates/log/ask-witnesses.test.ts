import assert from 'node:assert/strict'
import { sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { enterLog } from '../../../../test/support/enter-log.ts'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { scoped } from '../../../../test/support/scoped.ts'
import { privateKeyFrom, publicBytes } from '../../../lib/crypto/private-key-from.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { askWitnesses } from './ask-witnesses.ts'

const NAME = 'witness.example.org/w1'
const secret = privateKeyFrom(sha256('seed of a witness'))
const typed = Buffer.concat([Buffer.of(4), publicBytes(secret)])
const id = sha256(Buffer.from(`${NAME}\n`), typed).subarray(0, 4)
const key = `${NAME}+${id.toString('hex')}+${typed.toString('base64')}`

type Asked = { old: number; hashes: string[]; size: number; root: string }

/** A witness that remembers one size, as the specification says (C2SP tlog-witness), and signs what follows from it. */
async function startWitness() {
  const asked: Asked[] = []
  const state = { size: 0, refuses: false }
  const server = createServer(async (request, response) => {
    assert.equal(request.url, '/w1/add-checkpoint')
    const [head, note, ...rest] = (await text(request)).split('\n\n') as [string, string, ...string[]]
    const [old, ...hashes] = head.split('\n') as [string, ...string[]]
    const [, size, root] = note.split('\n') as [string, string, string]
    asked.push({ old: Number(old.slice(4)), hashes, size: Number(size), root })
    assert.equal(rest.length, 1)
    if (state.refuses || Number(old.slice(4)) !== state.size) {
      response.writeHead(state.refuses ? 403 : 409, { 'content-type': 'text/x.tlog.size' }).end(`${state.size}\n`)
      return
    }
    state.size = Number(size)
    const time = Buffer.alloc(8)
    time.writeBigUInt64BE(1_795_000_000n)
    const signature = sign(null, Buffer.from(`cosignature/v1\ntime 1795000000\n${note}\n`), secret)
    response.end(`\u2014 ${NAME} ${Buffer.concat([id, time, signature]).toString('base64')}\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return { asked, state, witness: { key, url: `http://127.0.0.1:${port}/w1` }, ...scoped({ stop }) }
}

async function logOf(world: World): Promise<string> {
  const [organisation] = await world.query<{ handle: string }>('select handle from organisation where id = 1')
  return `/orgs/${organisation!.handle}/log`
}

const later = (world: World) => world.query(`update certificate_log_witness set at = at - interval '1 minute'`)

test('a witness sees each log that has grown, at most once a minute, and its line is kept', async () => {
  await using world = await startWorld()
  await using other = await startWitness()
  Object.assign(world.services, { logWitnesses: [other.witness] })
  const { public_id } = await aCertificate(world)
  await enterLog(world)
  const log = await logOf(world)
  assert.equal((await world.request('GET', `${log}/checkpoint/cosigned`)).status, 404)
  await Promise.all([askWitnesses(world.services), askWitnesses(world.services)])
  assert.deepEqual(
    other.asked.map(({ old, size }) => [old, size]),
    [[0, 1]],
  )
  assert.ok((await world.request('GET', `${log}/checkpoint`)).text.includes(`\u2014 ${NAME} `))
  await aCertificate(world)
  await enterLog(world)
  await askWitnesses(world.services)
  assert.equal(other.asked.length, 1)
  const [now, cosigned, proof] = await Promise.all(
    [`${log}/checkpoint`, `${log}/checkpoint/cosigned`, `/c/${public_id}.tlog-proof`].map((path) =>
      world.request('GET', path),
    ),
  )
  assert.ok(!now!.text.includes(NAME))
  assert.ok(cosigned!.text.includes(`\u2014 ${NAME} `) && proof!.text.endsWith(cosigned!.text))
  await later(world)
  await askWitnesses(world.services)
  assert.deepEqual([other.asked[1]!.old, other.asked[1]!.hashes.length], [1, 1])
  await later(world)
  await askWitnesses(world.services)
  assert.equal(other.asked.length, 2)
  // Witnesses sign the name of the log, which is another one at another site.
  Object.assign(world.services, { siteUrl: 'https://new.example.org' })
  assert.equal((await world.request('GET', `${log}/checkpoint/cosigned`)).status, 404)
  assert.ok(!(await world.request('GET', `${log}/checkpoint`)).text.includes(NAME))
})

test('a witness that has seen another size is asked once more, and one that does not sign is named', async () => {
  await using world = await startWorld()
  await using other = await startWitness()
  Object.assign(world.services, { logWitnesses: [other.witness] })
  for (let n = 0; n < 3; n++) await aCertificate(world)
  await enterLog(world)
  other.state.size = 2
  await askWitnesses(world.services)
  assert.deepEqual(
    other.asked.map(({ old, hashes }) => [old, hashes.length]),
    [
      [0, 0],
      [2, 1],
    ],
  )
  await aCertificate(world)
  await enterLog(world)
  await later(world)
  other.state.size = 9
  await assert.rejects(askWitnesses(world.services), /it has seen 9 entries, and the log has 4/)
  await later(world)
  other.state.refuses = true
  await assert.rejects(askWitnesses(world.services), /status 403/)
  const [row] = await world.query<{ size: number }>('select size from certificate_log_witness')
  assert.equal(row!.size, 3)
})

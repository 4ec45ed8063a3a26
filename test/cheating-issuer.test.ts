import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { growTrees } from '../src/modules/certificates/log/grow-trees.ts'
import { enterLog } from './support/enter-log.ts'
import { aCertificate } from './support/factories.ts'
import { type GoMonitor, type SeenByGo, startGoMonitor } from './support/go-monitor.ts'
import { startWorld, type World } from './support/harness.ts'
import { checkProof, compare, follow, type Get, type Key, readKey, type Seen } from './support/log-monitor.ts'

// The issuer has the database, the service and its keys, and changes all of them as it likes. A monitor has what it
// saw before: one in TypeScript, and one on Go's own libraries of transparency logs where Go is.

let world: World
let log: string
let vkey: string
let key: Key
let seen: Seen
let go: GoMonitor | string
let seenByGo: SeenByGo
let certificate: any
let documentHash: Buffer

const at =
  (base: string): Get =>
  async (path) => {
    const { status, bytes } = await world.request('GET', `${base}/${path}`)
    return status === 404 ? null : Buffer.from(bytes)
  }

const addEntries = (count: number) =>
  world.query(`insert into certificate_log (org_id, action, public_id, record_hash, document_hash, at)
    select 1, 'issued', gen_random_uuid(), sha256(n::text::bytea), sha256(('d' || n)::bytea), now() from generate_series(1, ${count}) n`)

before(async () => {
  world = await startWorld({ doctor: false })
  await world.query(
    'alter table certificate_log drop constraint certificate_log_position_key, drop constraint certificate_log_position_check',
  )
  certificate = await aCertificate(world)
  await addEntries(299)
  await enterLog(world)
  const [{ handle }] = (await world.query<{ handle: string }>('select handle from organisation where id = 1')) as [any]
  log = `/orgs/${handle}/log`
  vkey = (await at(log)('vkey'))!.toString()
  key = readKey(vkey)
  seen = await follow(at(log), key, null)
  go = await startGoMonitor()
  if (typeof go !== 'string') seenByGo = await go.follow(at(log), vkey, null)
  const [row] = await world.query<any>('select document_hash, record_hash from certificate_log where position = 1')
  documentHash = row.document_hash ?? row.record_hash
})
after(async () => {
  if (typeof go !== 'string') await go[Symbol.asyncDispose]()
  await world[Symbol.asyncDispose]()
})

/** Requires that all monitors who saw the log before, or see it for the first time, refuse it. */
async function assertCaught(said: RegExp, { base = log, sawBefore = true } = {}) {
  await assert.rejects(follow(at(base), key, sawBefore ? seen : null), said, 'TypeScript')
  if (typeof go !== 'string') await assert.rejects(go.follow(at(base), vkey, sawBefore ? seenByGo : null), said, 'Go')
}

/** Requires that all who check proofs refuse one. */
async function assertDisproved(proof: string, hash: Buffer, said: RegExp) {
  assert.throws(() => checkProof(proof, key, hash), said, 'TypeScript')
  if (typeof go !== 'string') await assert.rejects(go.checkProof(proof, vkey, hash), said, 'Go')
}

const proofOf = async ({ public_id }: any) => (await world.request('GET', `/c/${public_id}.tlog-proof`)).text

/** Runs statements as the owner of the database, past all triggers, and builds the tree again so that all fits. */
async function rewrite(statements: string, rebuild = true): Promise<void> {
  await world.pool.query(`begin; set local session_replication_role = replica; ${statements}; commit`)
  if (!rebuild) return
  await world.pool.query(`begin; set local session_replication_role = replica;
    update certificate_log_head set tree_size = 0, edge = '', position = (select coalesce(max(position), 0) from certificate_log where org_id = 1)
    where org_id = 1; delete from certificate_log_tile; commit`)
  await growTrees(world.services)
}

/** Puts everything back as the monitor saw it. */
async function honestly<Result>(work: () => Promise<Result>): Promise<Result> {
  const tables = ['certificate_log', 'certificate_log_head', 'certificate_log_tile', 'signing_key', 'organisation']
  for (const table of tables) await world.query(`create table kept_${table} as select * from ${table}`)
  try {
    return await work()
  } finally {
    for (const table of tables)
      await rewrite(
        `alter table ${table} disable trigger user; delete from ${table}; insert into ${table} overriding system value select * from kept_${table};
         alter table ${table} enable trigger user; drop table kept_${table}`,
        false,
      )
  }
}

test('a monitor on the Go libraries of transparency logs watches too', async (t) => {
  if (typeof go === 'string') return t.skip(go)
  assert.deepEqual(seenByGo, { size: 300, root: seen.root.toString('base64') })
})

test('a monitor accepts a log that only grows, and a proof of what it has', async () => {
  await honestly(async () => {
    assert.deepEqual(checkProof(await proofOf(certificate), key, documentHash), {
      index: 0,
      size: seen.size,
      root: seen.root,
    })
    await addEntries(250)
    await enterLog(world)
    const now = await follow(at(log), key, seen)
    assert.equal(now.size, 550)
    compare(seen, now)
    const proof = await proofOf(certificate)
    assert.equal(checkProof(proof, key, documentHash).size, 550)
    if (typeof go === 'string') return
    const nowByGo = await go.follow(at(log), vkey, seenByGo)
    assert.deepEqual(nowByGo, { size: 550, root: now.root.toString('base64') })
    assert.deepEqual(await go.checkProof(proof, vkey, documentHash), { ...nowByGo, index: 0 })
  })
})

const higher = (from: number, by: number) =>
  `update certificate_log set position = position + ${by} where position >= ${from}`

const CHEATS: [cheat: string, statements: string, said: RegExp][] = [
  ['gives an entry another document', "document_hash = sha256('x') where position = 7", /rewritten/],
  ['gives an entry another time', "at = at - interval '1 year' where position = 7", /rewritten/],
  ['makes an issue of what was a revocation', "action = 'revoked' where position = 7", /rewritten/],
  ['swaps two entries', 'position = 15 - position where position in (7, 8)', /rewritten/],
].map(([cheat, set, said]) => [cheat as string, `update certificate_log set ${set}`, said as RegExp])

for (const [cheat, statements, said] of [
  ...CHEATS,
  ['takes out the last entry', 'delete from certificate_log where position = 300', /shorter/],
  ['takes out an entry in the middle', `delete from certificate_log where position = 7; ${higher(8, -1)}`, /shorter/],
  [
    'takes out an entry, and adds others so that nobody should notice',
    `delete from certificate_log where position = 7; ${higher(8, -1)};
     insert into certificate_log (org_id, action, public_id, record_hash, at, position, previous_hash, hash)
     select 1, 'issued', gen_random_uuid(), sha256('x'), now(), n, sha256('x'), sha256('x') from generate_series(300, 340) n`,
    /rewritten/,
  ],
  [
    'inserts an entry with an earlier time among others',
    `${higher(7, 1)}; insert into certificate_log (org_id, action, public_id, record_hash, at, position, previous_hash, hash)
     values (1, 'issued', gen_random_uuid(), sha256('x'), now(), 7, sha256('x'), sha256('x'))`,
    /rewritten/,
  ],
] as [string, string, RegExp][])
  test(`an issuer that ${cheat} is caught, though all hashes and signatures fit`, async () => {
    await honestly(async () => {
      await rewrite(statements)
      await follow(at(log), key, null)
      if (typeof go !== 'string') await go.follow(at(log), vkey, null)
      await assertCaught(said)
    })
  })

test('an issuer whose tree is not that of its entries is caught', async () => {
  await honestly(async () => {
    await rewrite(
      `update certificate_log_head set edge = set_byte(edge, 0, 255 - get_byte(edge, 0)) where org_id = 1`,
      false,
    )
    await assertCaught(/not the root|inconsistent tile/, { sawBefore: false })
  })
  await honestly(async () => {
    await rewrite(`update certificate_log_tile set hash = sha256('x')`, false)
    await assertCaught(/tile above|inconsistent tile/, { sawBefore: false })
  })
})

test('an issuer that shows one log to some people and another to others is caught when they compare', async () => {
  const shown = await honestly(async () => {
    await rewrite(`update certificate_log set document_hash = sha256('x') where position = 300`)
    await addEntries(3)
    await enterLog(world)
    if (typeof go !== 'string') await assert.rejects(go.follow(at(log), vkey, seenByGo), /rewritten/)
    return follow(at(log), key, null)
  })
  assert.throws(() => compare(seen, shown), /different logs/)
})

test('an issuer that signs with another key, or shows the log of another organisation, is caught', async () => {
  await honestly(async () => {
    await rewrite(`delete from signing_key where purpose = 'log'`, false)
    await assertCaught(/not signed by the key/)
  })
  await world.stranger()
  const [{ handle }] = (await world.query<{ handle: string }>('select handle from organisation where id = 2')) as [any]
  await assertCaught(/not signed by the key/, { base: `/orgs/${handle}/log` })
})

test('an issuer that proves another entry in place of one that it left out is caught', async () => {
  const proof = await proofOf(certificate)
  await assertDisproved(proof, Buffer.alloc(32), /another document/)
  const other = Buffer.from(`laurel/log/v1 issued ${Buffer.alloc(32).toString('base64')} 2026-11-28T00:00:00.000Z\n`)
  const forged = proof.replace(/^extra .*$/m, `extra ${other.toString('base64')}`)
  await assertDisproved(forged, Buffer.alloc(32), /not in the log/)
  await assertDisproved(proof.replace('index 0', 'index 1'), documentHash, /not in the log/)
  await honestly(async () => {
    await rewrite(`delete from certificate_log where position = 1; ${higher(2, -1)}`)
    assert.equal((await world.request('GET', `/c/${certificate.public_id}.tlog-proof`)).status, 404)
  })
})

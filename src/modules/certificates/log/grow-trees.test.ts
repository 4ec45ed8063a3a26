import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterLog } from '../../../../test/support/enter-log.ts'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { rootOf } from '../../../platform/credentials/merkle-tree.ts'
import { GROW_BATCH, growTrees } from './grow-trees.ts'
import { edgeOf } from './merkle-log.ts'
import { sequenceEntries } from './sequence-entries.ts'

/** The Merkle tree hash, word for word as in RFC 6962, section 2.1. */
function treeHash(entries: Buffer[]): Buffer {
  if (entries.length === 0) return sha256('')
  if (entries.length === 1) return sha256(Buffer.concat([Buffer.of(0), entries[0]!]))
  let k = 1
  while (k * 2 < entries.length) k *= 2
  return sha256(Buffer.concat([Buffer.of(1), treeHash(entries.slice(0, k)), treeHash(entries.slice(k))]))
}

async function writeEntries(world: World, count: number): Promise<void> {
  await world.query(`insert into certificate_log (org_id, action, public_id, record_hash, document_hash, at)
    select 1, 'issued', gen_random_uuid(), sha256(n::text::bytea), case when n % 3 = 0 then sha256(('d' || n)::bytea) end, now()
    from generate_series(1, ${count}) n`)
}

async function tree(world: World) {
  const [head] = await world.query<{ position: number; tree_size: number; edge: Buffer }>(
    'select position, tree_size, edge from certificate_log_head where org_id = 1',
  )
  return { ...head!, root: rootOf(edgeOf(head!)) }
}

/** The root of the stored entries, whose public form is written down here once more. */
async function rootOfRows(world: World): Promise<Buffer> {
  const rows = await world.query<any>('select * from certificate_log where org_id = 1 order by position')
  return treeHash(
    rows.map(({ action, record_hash, document_hash, at }) => {
      const [name, hash] = document_hash ? [action, document_hash] : [`${action}-record`, record_hash]
      return Buffer.from(`laurel/log/v1 ${name} ${hash.toString('base64')} ${at.toISOString()}\n`)
    }),
  )
}

test('the tree grows with each batch of the sequencer, by one leaf for each entry', async () => {
  await using world = await startWorld()
  assert.deepEqual((await tree(world)).root, treeHash([]))
  const { id } = await aCertificate(world)
  await enterLog(world)
  await world.request('POST', `/admin/certificates/${id}/reissue`, { attendee_name: 'Ada King' })
  await enterLog(world)
  for (const count of [300, 1_203]) {
    await writeEntries(world, count)
    await enterLog(world)
    const { position, tree_size, root } = await tree(world)
    assert.equal(tree_size, position)
    assert.deepEqual(root, await rootOfRows(world))
  }
  const tiles = await world.query('select level, tile from certificate_log_tile order by level, tile')
  assert.deepEqual(
    tiles,
    [0, 1, 2, 3, 4].map((tile) => ({ level: 0, tile })),
  )
})

/** As an upgrade leaves a log that is older than its tree. */
const forgetTree = (world: World) =>
  world.query(`delete from certificate_log_tile; update certificate_log_head set tree_size = 0, edge = ''`)

test('entries that are older than the tree are added by a job, while the sequencer enters further ones', async () => {
  await using world = await startWorld()
  await writeEntries(world, 2 * GROW_BATCH + 30)
  await enterLog(world)
  const before = await tree(world)
  await forgetTree(world)
  await writeEntries(world, 5)
  assert.equal(await sequenceEntries(world.services, 1), 5)
  assert.equal((await tree(world)).tree_size, 0)
  await Promise.all([growTrees(world.services), growTrees(world.services), enterLog(world)])
  const after = await tree(world)
  assert.equal(after.tree_size, before.tree_size + 5)
  assert.deepEqual(after.root, await rootOfRows(world))
})

test('the database refuses another hash of a full tile, and a size that does not fit the edge', async () => {
  await using world = await startWorld()
  await writeEntries(world, 300)
  await enterLog(world)
  await assert.rejects(world.query(`update certificate_log_tile set hash = sha256('')`), /append-only/)
  await assert.rejects(world.query('update certificate_log_head set tree_size = 299'), /certificate_log_head_tree/)
  await assert.rejects(
    world.query('update certificate_log_head set tree_size = 600, edge = edge where org_id = 1'),
    /certificate_log_head_tree/,
  )
})

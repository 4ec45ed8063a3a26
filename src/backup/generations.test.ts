import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  backUpWorld,
  backupFolder,
  keptRows,
  makeLively,
  restoredWorld,
  waitingJobs,
} from '../../test/support/backups.ts'
import { enterLog } from '../../test/support/enter-log.ts'
import { makeEverything } from '../../test/support/everything.ts'
import { aCertificate, aKey, anAttendee, anEvent } from '../../test/support/factories.ts'
import fc from '../../test/support/fast-check.ts'
import { startWorld, type World } from '../../test/support/harness.ts'
import { rounds } from '../../test/support/rounds.ts'
import { aBulkJob } from '../../test/support/stored.ts'
import { examine } from '../doctor.ts'

/** Takes the next number of every sequence. */
async function nextNumbers(world: World): Promise<Record<string, number>> {
  const rows = await world.query<{ name: string; next: number }>(
    `select sequencename as name, nextval(format('%I', sequencename)) as next from pg_sequences
     where schemaname = 'public' order by sequencename`,
  )
  assert.ok(rows.length >= 14)
  return Object.fromEntries(rows.map(({ name, next }) => [name, next]))
}

const writes: Record<string, (world: World) => Promise<unknown>> = {
  everything: (world) => makeEverything(world),
  event: (world) => anEvent(world),
  attendee: async (world) => anAttendee(world, (await anEvent(world)).id),
  certificate: (world) => aCertificate(world, { certificate_validity_days: 30 }),
  'entered log': (world) => enterLog(world),
  key: (world) => aKey(world, ['events:read']),
  organisation: (world) => world.stranger(),
  'waiting job': async (world) => aBulkJob(world, (await anEvent(world)).id, 2),
  'done job': async (world) => {
    await aBulkJob(world, (await anEvent(world)).id, 2)
    await world.runJobs()
  },
  'deleted event': async (world) => {
    const { event_id } = await aCertificate(world)
    assert.equal((await world.request('DELETE', `/admin/events/${event_id}`)).status, 204)
  },
  'deleted key': async (world) => {
    const { id } = await aKey(world, ['events:read'])
    assert.equal((await world.request('DELETE', `/admin/api-keys/${id}`)).status, 204)
  },
}

const generation = fc.array(fc.constantFrom(...Object.keys(writes)), { maxLength: 5 })

const RUNS = rounds(2, 30)

test('over generations of backups, restores and writes nothing is lost and no number is given out twice', {
  timeout: 240_000 * RUNS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(generation, { minLength: 3, maxLength: 4 }), async (generations) => {
      await using worlds = new AsyncDisposableStack()
      let world = worlds.use(await startWorld())
      for (const steps of generations) {
        for (const step of steps) await writes[step]!(world)
        using folder = backupFolder()
        const { sequences } = await backUpWorld(world, folder.path)
        const before = [await keptRows(world), await waitingJobs(world)]
        const copy = worlds.use(await restoredWorld(folder.path, world.key))
        assert.deepEqual([await keptRows(copy), await waitingJobs(copy)], before)
        using again = backupFolder()
        assert.deepEqual((await backUpWorld(copy, again.path)).sequences, sequences)
        assert.deepEqual(await nextNumbers(copy), await nextNumbers(world))
        world = copy
      }
    }),
    { numRuns: RUNS, endOnFailure: true, examples: [[[['everything'], ['certificate'], ['deleted event']]]] },
  )
})

test('a backup that tells no number of its sequences is restored so that each goes on after its table', async () => {
  await using world = await startWorld()
  await makeLively(world)
  using folder = backupFolder()
  const { sequences } = await backUpWorld(world, folder.path)
  const path = join(folder.path, 'manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const unknown = sequences.map(({ name }) => ({ name, last_value: null }))
  writeFileSync(path, JSON.stringify({ ...manifest, sequences: unknown }))

  await using copy = await restoredWorld(folder.path, world.key)
  assert.deepEqual(await examine(copy.services), [])
  // The row of every number still exists.
  assert.deepEqual(await nextNumbers(copy), await nextNumbers(world))
  await makeEverything(copy)
  await copy.stranger()
})

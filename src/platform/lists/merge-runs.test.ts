import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { holdFirst } from '../../../test/support/statements.ts'
import { mergeRuns } from './merge-runs.ts'

test('what rows that were written have added to the index of runs is merged in the background', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  /** Merges as well, and returns the number of pages that were pending. */
  const waiting = async () => {
    const [row] = await world.query<{ pages: number }>(`select gin_clean_pending_list('attendee_search')::int as pages`)
    return row!.pages
  }
  await anAttendee(world, event.id)
  assert.ok((await waiting()) > 0)
  await anAttendee(world, event.id)
  const warn = (_: object, message: string) => assert.fail(message)
  using first = holdFirst(world, 'gin_clean_pending_list')
  const merging = await mergeRuns([{ table: 'attendee', list: 'event_id', text: 'folded' }])({
    url: world.databaseUrl,
    services: world.services,
    warn,
  })
  await first.reached
  first.release()
  await merging.stop()
  assert.equal(await waiting(), 0)
})

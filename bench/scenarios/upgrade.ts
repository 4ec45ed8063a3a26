import pg from 'pg'
import { migrate } from '../../src/platform/db/migrate.ts'
import { listMigrations } from '../../src/platform/db/migration-files.ts'
import { migrateQueue } from '../../src/platform/jobs/run-jobs.ts'
import { columnOn, partsOn } from '../../test/support/next-release.ts'
import { belowBar, type Result, timed } from '../compare.ts'
import { openStage, type Stage, send } from '../stage.ts'
import { addAttendees } from './tenants.ts'

const ROWS = 1_000_000
const WRITERS = 3
/** The reader holds up the first migration for this long. */
const READER_SECONDS = 5

/** Changes that a next release may make to the largest table: a column, an index, blocks, and a validated rule. */
const NEXT = [columnOn('attendee', '9901_column.sql'), partsOn('attendee', '9902_parts.sql')]

/**
 * The tables of a next release are made while this one runs on a million rows under load and beside a long reader. A
 * request that fails ends the scenario.
 */
export async function upgradeScenarios(): Promise<Result[]> {
  const stage = await openStage()
  try {
    const event = await stage.request('POST', '/admin/events', { name: 'Grows', template_image_url: 'placeholder' })
    await addAttendees(stage.client, event.id, ROWS)
    await stage.client.query('analyze')
    const stop = startWriting(stage, event.id)
    const ms = await timed(() => besideReader(stage, () => migrateTo(stage)))
    const { longest, count } = await stop()
    return [
      belowBar(`longest of ${count} writes while a table of ${ROWS / 1e6} million rows changes`, 'ms', longest, 1_000),
      belowBar('the migrations of this change, with its backfill', 's', ms / 1_000, 1_800),
    ]
  } finally {
    await stage.close()
  }
}

const migrateTo = ({ databaseUrl }: Stage) =>
  migrate(databaseUrl, () => migrateQueue(databaseUrl), [...listMigrations(), ...NEXT])

/** Begins work while a transaction has read the table, and ends that transaction some seconds later. */
async function besideReader({ databaseUrl }: Stage, work: () => Promise<unknown>): Promise<void> {
  const reader = new pg.Client({ connectionString: databaseUrl })
  await reader.connect()
  await reader.query('begin; select 1 from attendee limit 1')
  const ends = setTimeout(() => void reader.end(), READER_SECONDS * 1_000)
  await work().finally(() => clearTimeout(ends))
}

/** Adds attendees all the time. @returns what ends it, with the time of the longest request in milliseconds */
function startWriting({ api }: Stage, eventId: number) {
  let [going, longest, count] = [true, 0, 0]
  const write = async () => {
    while (going) {
      const person = { first_name: 'Ada', email: `new${count++}@example.org` }
      const ms = await timed(() => send(`${api}/admin/events/${eventId}/attendees`, 'POST', person))
      longest = Math.max(longest, ms)
    }
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, write))
  writing.catch(() => {})
  return async () => {
    going = false
    await writing
    return { longest, count }
  }
}

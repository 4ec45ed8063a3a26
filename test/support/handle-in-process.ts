import type { Services } from '../../src/platform/context/context.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { change } from '../../src/platform/db/query.ts'
import type { Listener, ListenerEvent } from '../../src/platform/outbox/listener.ts'
import { runListeners } from '../../src/platform/outbox/run-listeners.ts'

// A process that tells a listener what happens, until it is killed: node handle-in-process.ts DATABASE_URL

const [url] = process.argv.slice(2)
const own = openDatabase(url!, { max: 2, onError: () => {} })
const listener: Listener = {
  name: 'scribe',
  types: ['note.written'],
  from: 'beginning',
  handle: async (ctx, { id, subjectId, data }: ListenerEvent) => {
    const { n } = data as { n: number }
    await change(ctx)`insert into heard (event_id, subject_id, n) values (${id}, ${subjectId}, ${n})`
  },
}
const services = { db: own.db, eventTypes: [], personalTables: [] } as unknown as Services
const times = { pollMs: 2, batchMs: 1, batchManyMs: 1, pauseMs: 5, longestPauseMs: 20 }
await runListeners({ url: url!, services, listeners: [listener], warn: () => {}, times })
process.stdout.write('hearing\n')

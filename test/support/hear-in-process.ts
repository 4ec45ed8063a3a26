import type { Services } from '../../src/platform/context/context.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { change } from '../../src/platform/db/query.ts'
import type { HeardEvent, Listener } from '../../src/platform/outbox/listener.ts'
import { runListeners } from '../../src/platform/outbox/run-listeners.ts'

// A process that tells a listener what happens, until it is killed: node hear-in-process.ts DATABASE_URL

const [url] = process.argv.slice(2)
const own = openDatabase(url!, { max: 2, onError: () => {} })
const listener: Listener = {
  name: 'scribe',
  types: ['note.written'],
  from: 'beginning',
  hear: async (ctx, { id, subjectId, data }: HeardEvent) => {
    const { n } = data as { n: number }
    await change(ctx)`insert into heard (event_id, subject_id, n) values (${id}, ${subjectId}, ${n})`
  },
}
const services = { db: own.db, eventTypes: [], personalTables: [] } as unknown as Services
const times = { pollMs: 2, gatherMs: 1, gatherManyMs: 1, pauseMs: 5, longestPauseMs: 20 }
await runListeners({ url: url!, services, listeners: [listener], warn: () => {}, times })
process.stdout.write('hearing\n')

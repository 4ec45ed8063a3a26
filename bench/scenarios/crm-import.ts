import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { belowBar, besideOthers, type Result } from '../compare.ts'
import { residentMemory } from '../processor.ts'
import { openStage, type Stage } from '../stage.ts'
import { latency } from './latency.ts'

const ROWS = 200_000
const LEAST_PER_SECOND = 20_000
const MAX_MB = 700
const PAGE = '/admin/events?limit=50'

/**
 * Imports of 200,000 new contacts: the speed of a single one, the effect of a second one on others, and the memory of
 * all processes. The first import is separate, since code is loaded and compiled then.
 */
export async function crmImportScenarios(): Promise<Result[]> {
  const stage = await openStage()
  try {
    const alone = await measureAlone(stage)
    for (let n = 0; n < 50; n++)
      await stage.request('POST', '/admin/events', { name: `Day ${n}`, template_image_url: 'placeholder' })
    await untilNothingWaits(stage)
    const second = await openImport(stage, 'second')
    await latency(stage, PAGE, () => wait(3_000))
    const idle = await latency(stage, PAGE, () => wait(6_000))
    const busy = await latency(stage, PAGE, second)
    return [...alone, besideOthers('p99 of other requests while one runs', busy, idle)]
  } finally {
    await stage.close()
  }
}

async function measureAlone(stage: Stage): Promise<Result[]> {
  const importAll = await openImport(stage, 'first')
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, residentMemory(...stage.pids))
  }, 500)
  const perSecond = (ROWS / (await importAll())) * 1_000
  clearInterval(timer)
  return [
    {
      name: 'rows of an import of 200,000 contacts, from its first byte',
      unit: 'rows/s',
      ours: perSecond,
      floor: LEAST_PER_SECOND,
      ratio: perSecond / LEAST_PER_SECOND,
      bar: `at least ${LEAST_PER_SECOND} rows/s`,
      held: perSecond >= LEAST_PER_SECOND,
    },
    belowBar('memory of all processes while it runs', 'MB', most, MAX_MB),
  ]
}

function listOfContacts(tag: string): string {
  const row = (n: number) =>
    `Ayşe ${n},Işık ${n % 997},${tag}${n}@company${n % 2_000}.example,+90 532 ${n},Manager,Company ${n % 2_000}`
  return `First name,Last name,E-mail,Phone,Title,Company\n${Array.from({ length: ROWS }, (_, n) => row(n)).join('\n')}`
}

/** Returns a function that imports a file of its own contacts and returns the milliseconds it took. */
async function openImport({ api, key }: Stage, tag: string): Promise<() => Promise<number>> {
  const workerData = { api, key, file: listOfContacts(tag) }
  const client = new Worker(new URL('import-client.ts', import.meta.url), { workerData })
  await once(client, 'message')
  return async () => {
    client.postMessage('begin')
    const [{ created, error, ms }] = await once(client, 'message')
    await client.terminate()
    if (created !== ROWS) throw new Error(`${created} contacts were made: ${error}`)
    return ms
  }
}

/** Jobs that an import queues, such as scores, are separate work. */
async function untilNothingWaits({ client }: Stage): Promise<void> {
  const anyJob = 'select 1 from graphile_worker.jobs where run_at <= now() limit 1'
  while ((await client.query(anyJob)).rowCount) await wait(1_000)
}

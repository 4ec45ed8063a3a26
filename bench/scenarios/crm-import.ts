import { setTimeout as wait } from 'node:timers/promises'
import { belowBar, type Result } from '../compare.ts'
import { residentMemory } from '../processor.ts'
import { openStage, type Stage } from '../stage.ts'
import { latency } from './latency.ts'

const ROWS = 200_000
const LEAST_PER_SECOND = 20_000
const MOST_MB = 700

/** An import of 200,000 new contacts: how fast it is, what others feel of it, and what all processes hold meanwhile. */
export async function crmImportScenarios(): Promise<Result[]> {
  const stage = await openStage()
  try {
    const file = new Blob([listOfContacts()])
    const page = '/admin/crm/contacts?limit=50'
    const idle = await latency(stage, page, () => wait(3_000))
    let most = 0
    const timer = setInterval(() => {
      most = Math.max(most, residentMemory(...stage.pids))
    }, 100)
    const start = performance.now()
    const busy = await latency(stage, page, () => importAll(stage, file))
    const perSecond = (ROWS / (performance.now() - start)) * 1_000
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
      {
        name: 'p99 of other requests while it runs',
        unit: 'ms',
        ours: busy,
        floor: idle,
        ratio: busy / idle,
        bar: 'at most 3 times idle',
        held: busy <= 3 * idle,
      },
      belowBar('memory of all processes while it runs', 'MB', most, MOST_MB),
    ]
  } finally {
    await stage.close()
  }
}

function listOfContacts(): string {
  const row = (n: number) =>
    `Ayşe ${n},Işık ${n % 997},person${n}@company${n % 2_000}.example,+90 532 ${n},Manager,Company ${n % 2_000}`
  return `First name,Last name,E-mail,Phone,Title,Company\n${Array.from({ length: ROWS }, (_, n) => row(n)).join('\n')}`
}

async function importAll(stage: Stage, file: Blob): Promise<void> {
  const form = new FormData()
  form.set('file', file, 'people.csv')
  let found = await stage.request('POST', '/admin/crm/import-csv', form)
  while (found.finished_at === null) {
    await wait(100)
    found = await stage.request('GET', `/admin/crm/imports/${found.id}`)
  }
  if (found.created !== ROWS) throw new Error(`${found.created} contacts were made: ${found.error}`)
}

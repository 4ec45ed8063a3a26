import { availableParallelism } from 'node:os'
import type { Result } from '../compare.ts'
import { type Load, sendLoad } from '../load.ts'
import { processorTime } from '../processor.ts'
import { openStage, type Stage } from '../stage.ts'

const SECONDS = 5
const WARM_UP = 2

/**
 * The table "Sizing" of docs/operations.md: the busiest paths with 1, 2 and 4 processes. Rates grow with processes as long
 * as there are cores; the load itself needs one too. The floor is the rate with one process.
 */
export async function processScenarios(): Promise<Result[]> {
  const results: Result[] = []
  const alone = new Map<string, number>()
  for (const processes of [1, 2, 4]) {
    const stage = await openStage({ LAUREL_PROCESSES: String(processes) })
    try {
      for (const [name, load] of Object.entries(await loadsOf(stage))) {
        await sendLoad(load, WARM_UP)
        const begun = processorTime(...stage.pids)
        const { perSecond, count } = await sendLoad(load, SECONDS)
        const processorMs = (processorTime(...stage.pids) - begun) / count
        const floor = alone.get(name) ?? perSecond
        alone.set(name, floor)
        results.push({
          name: `${name}, ${processes} ${processes === 1 ? 'process' : 'processes'} on ${availableParallelism()} cores`,
          unit: 'requests/s',
          ours: perSecond,
          floor,
          ratio: perSecond / floor,
          processorMs,
          bar: 'none',
          held: true,
        })
      }
    } finally {
      await stage.close()
    }
  }
  return results
}

async function loadsOf({ api, key, request }: Stage): Promise<Record<string, Load>> {
  const event = await request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  const path = `/admin/events/${event.id}/attendees`
  for (let nth = 0; nth < 20; nth++) await request('POST', path, { first_name: 'Ada', email: `ada${nth}@example.org` })
  const { certificates } = await request('POST', `/admin/events/${event.id}/certificates`)
  const headers = { authorization: `Bearer ${key}` }
  let person = 0
  const body = () => JSON.stringify({ first_name: 'Ada', email: `x${++person}@example.org` })
  const url = new URL(api).origin
  const each = (get: string) => () => ({ path: `/api/v1${get}`, headers })
  return {
    'verify a certificate': { url, connections: 32, each: each(`/v/certs/${certificates[0].public_id}`) },
    'read 20 attendees': { url, connections: 32, each: each(path) },
    'create an attendee': {
      method: 'POST',
      url,
      connections: 8,
      each: () => ({ path: `/api/v1${path}`, headers, body: body() }),
    },
  }
}

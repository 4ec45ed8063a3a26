import { readFileSync } from 'node:fs'
import type { Result } from '../compare.ts'
import { requestsPerSecond } from '../load.ts'
import { openStage } from '../stage.ts'

const REQUESTS = 100_000
const SLICE_SECONDS = 2

/** The process after 100,000 requests, beside the process after the first 20,000. */
export async function memoryScenarios(): Promise<Result[]> {
  const stage = await openStage()
  try {
    const event = await stage.request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
    await stage.request('POST', `/admin/events/${event.id}/attendees`, {
      first_name: 'Ada',
      last_name: 'L',
      email: 'ada@example.org',
    })
    const { certificates } = await stage.request('POST', `/admin/events/${event.id}/certificates`)
    const url = `${stage.api}/v/certs/${certificates[0].public_id}`
    const after = async (count: number) => {
      for (let done = 0; done < count; ) done += (await requestsPerSecond({ url }, SLICE_SECONDS)) * SLICE_SECONDS
      return residentMegabytes(stage.laurelPid)
    }
    const early = await after(REQUESTS / 5)
    const late = await after(REQUESTS)
    const ratio = late / early
    return [
      {
        name: 'memory after 100,000 requests',
        unit: 'MB',
        ours: late,
        floor: early,
        ratio,
        bar: 'at most 1.15 times that after 20,000',
        held: ratio <= 1.15,
      },
    ]
  } finally {
    await stage.close()
  }
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1_024
}

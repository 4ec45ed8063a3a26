import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { belowBar, type Result } from '../compare.ts'
import { percentile } from '../load.ts'
import { processorTime } from '../processor.ts'
import { openStage, type Stage } from '../stage.ts'

const DEVICES = 20
const PER_SECOND = 5
const SECONDS = 20
const WARM_UP_SECONDS = 5
const PEOPLE = 10_000
/** Guests do not come in the order in which they registered. */
const STRIDE = 7_919
/** As panel/door/sync/sync-loop.ts fetches the list: always, and when guests have changed. */
const LIST_EVERY_MS = 15_000
const CHANGES_EVERY_MS = 3_000
const TIMES = { start_time: '2026-12-01T09:00:00Z', end_time: '2026-12-01T10:00:00Z' }

type Device = { id: string; token: string; cursor: string | null; listedAt: number; nextList: number }
type Places = { stage: Stage; eventId: number; sessionId: number; ids: number[] }
type Waiting = { attendeeId: number; key: string; at: string; arrived: number }
type Answer = { cursor: string; guests_changed: boolean }

/**
 * Twenty devices at a session of 10,000 guests, each with a door link of its own. A guest comes to each every 200 ms,
 * whether or not the service keeps up. A device does what the door app does: it sends what waits, one request at a time,
 * and fetches what others changed. Processor time includes everything that follows, such as contacts and lead scores.
 */
export async function doorDevices(): Promise<Result[]> {
  const stage = await openStage({ RATE_LIMIT: 'on' })
  try {
    const places = await furnish(stage)
    const devices = await Promise.all(Array.from({ length: DEVICES }, (_, nth) => linkOf(places, nth)))
    await scanAll(places, devices, WARM_UP_SECONDS)
    const spent = () => stage.pids.map((pid) => processorTime(pid))
    const before = spent()
    const times = await scanAll(places, devices, SECONDS)
    const [service, postgres] = spent().map((now, nth) => (now - before[nth]!) / times.length) as [number, number]
    const name = `${DEVICES} devices with ${PER_SECOND} scans a second each`
    const bothMs = service + postgres
    return [
      {
        ...belowBar(`${name}, p99 from a scan to its answer`, 'ms', percentile(times, 0.99), 100),
        processorMs: bothMs,
      },
      belowBar(`${name}, processor time of the service and PostgreSQL for a scan`, 'ms', bothMs, 2),
      belowBar(`${name}, of that the service`, 'ms', service, 2),
      belowBar(`${name}, of that PostgreSQL`, 'ms', postgres, 2),
    ]
  } finally {
    await stage.close()
  }
}

async function furnish(stage: Stage): Promise<Places> {
  const { request, client } = stage
  const event = await request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  const session = await request('POST', `/admin/events/${event.id}/sessions`, { title: 'Opening', ...TIMES })
  const people = Array.from({ length: PEOPLE }, (_, n) => `Person ${n},Bench,p${n}@example.org`)
  const form = new FormData()
  form.set('file', new Blob([['first_name,last_name,email', ...people].join('\n')]), 'people.csv')
  await request('POST', `/admin/events/${event.id}/attendees/import`, form)
  // People have become contacts long before they come to the door.
  while ((await client.query('select from contact')).rowCount! < PEOPLE) await wait(100)
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ id: number }>('select id::int from attendee where event_id = $1', [event.id])
  const ids = rows.map((_, nth) => rows[(nth * STRIDE) % PEOPLE]!.id)
  return { stage, eventId: event.id, sessionId: session.id, ids }
}

async function linkOf({ stage, eventId }: Places, nth: number): Promise<Device> {
  const { url } = await stage.request('POST', `/admin/events/${eventId}/door-devices`, { name: `Door ${nth}` })
  return {
    id: `device-${nth}`,
    token: new URL(url).pathname.split('/').at(-1)!,
    cursor: null,
    listedAt: 0,
    nextList: 0,
  }
}

/** Returns the milliseconds from each scan to its answer. */
async function scanAll(places: Places, devices: Device[], seconds: number): Promise<number[]> {
  const gap = 1_000 / PER_SECOND / DEVICES
  const times = devices.map(async (device, nth) => {
    await wait(nth * gap)
    return scanAt(places, device, seconds)
  })
  return (await Promise.all(times)).flat()
}

async function scanAt(places: Places, device: Device, seconds: number): Promise<number[]> {
  await follow(places, device)
  const [begun, all, times] = [performance.now(), seconds * PER_SECOND, [] as number[]]
  const arrives = (nth: number) => begun + (nth * 1_000) / PER_SECOND
  for (let next = 0; next < all; ) {
    await wait(Math.max(0, arrives(next) - performance.now()))
    const waiting: Waiting[] = []
    for (const now = performance.now(); next < all && arrives(next) <= now; next++)
      waiting.push(scanOf(places, arrives(next)))
    if (waiting.length > 0) await send(places, device, waiting)
    times.push(...waiting.map(({ arrived }) => performance.now() - arrived))
    await follow(places, device)
  }
  return times
}

function scanOf({ ids }: Places, arrived: number): Waiting {
  const attendeeId = ids.shift()
  if (attendeeId === undefined) throw new Error('The bench needs more people.')
  return { attendeeId, key: randomUUID(), at: new Date().toISOString(), arrived }
}

async function send({ stage, eventId, sessionId }: Places, device: Device, waiting: Waiting[]): Promise<void> {
  const scans = waiting.map(({ attendeeId, key, at }) => {
    return { key, attendee_id: attendeeId, session_id: sessionId, direction: 'in', at, verdict: 'accepted' }
  })
  const body = { device_id: device.id, scans, waiting: 0, clock_offset_ms: 12, after: device.cursor }
  const answer = await ask<Answer>(`${stage.api}/admin/events/${eventId}/scans`, device, body)
  device.cursor = answer.cursor
  if (answer.guests_changed) device.nextList = Math.min(device.nextList, device.listedAt + CHANGES_EVERY_MS)
}

async function follow({ stage, eventId }: Places, device: Device): Promise<void> {
  if (performance.now() < device.nextList) return
  const after = device.cursor === null ? '' : `?after=${device.cursor}`
  device.cursor = (await ask<Answer>(`${stage.api}/admin/events/${eventId}/door${after}`, device)).cursor
  device.listedAt = performance.now()
  device.nextList = device.listedAt + LIST_EVERY_MS
}

async function ask<T>(url: string, { token }: Device, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body ? JSON.stringify(body) : null,
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ScansTaken, SentScans } from '@laurel/client'
import { insideSince } from '../../../src/modules/sessions/check-in/decide-scans.ts'
import { randomBelow } from '../../../test/support/random-from.ts'
import { EVENT_DOOR } from '../decide/door-guest.ts'
import { type DoorDatabase, keepFact, openDoorDatabase, readFact } from '../keep/door-database.ts'
import { type KeptScan, keepScan, keepUndo } from '../keep/keep-scan.ts'
import { ServiceProblem } from './door-service.ts'
import { fetchChanges } from './fetch-changes.ts'
import { aService, GUESTS, START } from './scan-service.fixture.ts'
import { sendQueue } from './send-queue.ts'

const EVENT = 1

const unreachable = () =>
  new ServiceProblem({ kind: 'unreachable', detail: 'no network', status: 0, fields: [], waitMs: 0 })

/** Tabs of one device: each has a connection of its own to the database; one at a time sends. */
async function aDevice(name: string) {
  const tabs: DoorDatabase[] = []
  for (let nth = 0; nth < 2; nth++) tabs.push(await openDoorDatabase(name))
  await keepFact(tabs[0]!, 'device_id', `${name}-00000000`)
  let sending = Promise.resolve()
  const exclusively = (work: () => Promise<void>) => {
    sending = sending.then(work)
    return sending
  }
  return { tabs, exclusively, close: () => tabs.forEach((tab) => void tab.close()) }
}

/** A guest is where the last queued scan put them, whatever list came since. */
async function assertQueueCounts(tab: DoorDatabase, message: string): Promise<void> {
  const moves = (await tab.getAllFromIndex('scans', 'at')).filter(({ verdict }) => verdict === 'accepted')
  for (const { guest_id, direction, undoes } of new Map(moves.map((move) => [move.guest_id, move])).values())
    assert.equal(
      EVENT_DOOR in (await tab.get('guests', guest_id!))!.inside,
      direction === 'in' || undoes === 'out',
      message,
    )
}

const ignoringNetwork = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof ServiceProblem)) throw error
  })

test('whatever tabs and devices scan, undo, send and lose, each scan arrives once and all agree in the end', async () => {
  const seed = Number(process.env['SEED'])
  for (let round = 0; round < 12; round++) {
    const below = randomBelow(seed + round)
    const service = aService()
    const devices = [await aDevice(`a${round}`), await aDevice(`b${round}`)]
    const made = new Map<string, string>()
    let clock = START
    let nth = 0
    const key = () => `${round}-${String(nth++).padStart(8, '0')}`
    const at = (ms: number) => new Date(ms).toISOString()
    const network = (take: () => ScansTaken) => async (): Promise<ScansTaken> => {
      await new Promise((resolve) => setImmediate(resolve))
      const fate = below(4)
      if (fate === 0) throw unreachable()
      const answer = take()
      // The service has it, and this device does not hear so.
      if (fate === 1) throw unreachable()
      return answer
    }
    const unstable = { sendScans: (_: number, body: SentScans) => network(() => service.take(body))() }
    const steady = { sendScans: async (_: number, body: SentScans) => service.take(body) }
    for (const { tabs } of devices) await fetchChanges(tabs[0]!, { readList: async () => service.list() }, EVENT)
    const last = new Map<DoorDatabase, KeptScan>()
    const act = async () => {
      const device = devices[below(2)]!
      const tab = device.tabs[below(2)]!
      clock += 1 + below(3_000)
      const choice = below(6)
      if (choice < 3) {
        const direction = below(3) > 0 ? ('in' as const) : ('out' as const)
        const more = {
          door: EVENT_DOOR,
          direction,
          capacity: null,
          signup: false,
          count: 0,
          awaited: 0,
          letInAnyway: false,
        }
        const moment = { key: key(), at: at(clock), eventId: EVENT }
        const kept = await keepScan(tab, { guestId: GUESTS[below(3)]! }, { ...more, ...moment })
        made.set(kept.scan.key, kept.verdict)
        if (kept.after) last.set(tab, kept)
      } else if (choice === 3) {
        const kept = last.get(tab)
        last.delete(tab)
        if (kept) made.set((await keepUndo(tab, kept, { key: key(), at: at(clock) })).scan.key, 'accepted')
      } else if (choice === 4) {
        await device.exclusively(async () => void (await ignoringNetwork(sendQueue(tab, unstable))))
      } else {
        await device.exclusively(async () => {
          await ignoringNetwork(sendQueue(tab, unstable))
          const list = service.list()
          await new Promise((resolve) => setImmediate(resolve))
          await fetchChanges(tab, { readList: async () => list }, EVENT)
        })
      }
    }
    for (let acts = 0; acts < 30; acts += 3) {
      await Promise.all([act(), act(), act()])
      for (const { tabs } of devices) await assertQueueCounts(tabs[0]!, `SEED=${seed}`)
    }
    for (const { tabs } of devices) await sendQueue(tabs[0]!, steady)
    assert.deepEqual([...service.log.keys()].toSorted(), [...made.keys()].toSorted(), `SEED=${seed}: each once`)
    for (const device of devices) {
      const [tab] = device.tabs as [DoorDatabase]
      await fetchChanges(tab, { readList: async () => service.list() }, EVENT)
      assert.equal(await tab.count('scans'), 0)
      for (const id of GUESTS) {
        const { inside } = (await tab.get('guests', id))!
        assert.equal(
          EVENT_DOOR in inside,
          insideSince(service.answered(id).stays) !== null,
          `SEED=${seed}: guest ${id}`,
        )
      }
      device.close()
    }
  }
})

test('two tabs that scan one guest at once let them in once', async () => {
  const { tabs, close } = await aDevice('twins')
  await fetchChanges(tabs[0]!, { readList: async () => aService().list() }, EVENT)
  const at = {
    door: EVENT_DOOR,
    direction: 'in' as const,
    capacity: null,
    signup: false,
    count: 0,
    awaited: 0,
    letInAnyway: false,
  }
  const scans = tabs.map((tab, nth) =>
    keepScan(tab, { guestId: 1 }, { ...at, key: `scan-000${nth}`, at: new Date(START).toISOString(), eventId: EVENT }),
  )
  const verdicts = (await Promise.all(scans)).map(({ verdict }) => verdict)
  assert.deepEqual(verdicts.toSorted(), ['accepted', 'duplicate'])
  close()
})

test('a scan that the service refuses for good is kept apart with the reason, and holds up no other', async () => {
  const { tabs, close } = await aDevice('aside')
  const [tab] = tabs as [DoorDatabase]
  const service = aService()
  await fetchChanges(tab, { readList: async () => service.list() }, EVENT)
  const at = {
    door: EVENT_DOOR,
    direction: 'in' as const,
    capacity: null,
    signup: false,
    awaited: 0,
    count: 0,
    letInAnyway: false,
    eventId: EVENT,
  }
  for (const id of GUESTS)
    await keepScan(tab, { guestId: id }, { ...at, key: `scan-000${id}`, at: new Date(START + id).toISOString() })
  await sendQueue(tab, {
    async sendScans(_, body) {
      const nth = body.scans.findIndex(({ key }) => key === 'scan-0002')
      if (nth === -1) return service.take(body)
      const fields = [['body', 'scans', String(nth), 'at']]
      throw new ServiceProblem({ kind: 'refused', detail: 'at is yet to come', status: 422, fields, waitMs: 0 })
    },
  })
  assert.deepEqual([...service.log.keys()], ['scan-0001', 'scan-0003'])
  const refused = (await readFact(tab, 'refused'))!
  assert.deepEqual(
    refused.map(({ scan, problem }) => [scan.key, problem]),
    [['scan-0002', 'at is yet to come']],
  )
  await assert.rejects(
    async () => {
      await keepScan(tab, { guestId: 1 }, { ...at, key: 'scan-0009', at: new Date(START + 9).toISOString() })
      await sendQueue(tab, {
        sendScans: async () => {
          throw new ServiceProblem({ kind: 'refused', detail: 'forbidden', status: 403, fields: [], waitMs: 0 })
        },
      })
    },
    { message: 'forbidden' },
  )
  assert.equal(await tab.count('scans'), 1, 'it waits until the service takes it')
  await keepScan(tab, { guestId: 2 }, { ...at, eventId: 2, key: 'scan-0010', at: new Date(START + 10).toISOString() })
  await sendQueue(tab, {
    async sendScans(eventId, body) {
      if (eventId === 2) return service.take(body)
      throw new ServiceProblem({ kind: 'refused', detail: 'deleted', status: 404, fields: [], waitMs: 0 })
    },
  })
  assert.ok(service.log.has('scan-0010'), 'scans of a deleted event hold up no others')
  assert.deepEqual((await readFact(tab, 'refused'))!.at(-1)?.problem, 'deleted')
  close()
})

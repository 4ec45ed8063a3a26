import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useCounter } from '../src/modules/certificates/index.ts'
import { aggregateOnce } from '../src/modules/rollups/aggregate-figures.ts'
import { figuresIn, readRange } from '../src/modules/rollups/index.ts'
import { jobContext } from '../src/platform/context/context.ts'
import { aCertificate } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'

/** Moments on both sides of midnight, by the zone in which it is: offsets of quarters of hours, and clocks that are put on or back. */
const MIDNIGHTS: Record<string, string[]> = {
  UTC: ['2026-11-20T23:59:59.999Z', '2026-11-21T00:00:00.000Z'],
  'Asia/Kathmandu': ['2026-11-20T18:14:59.999Z', '2026-11-20T18:15:00.000Z'],
  'Pacific/Chatham': [
    '2026-09-26T11:14:59.999Z',
    '2026-09-26T11:15:00.000Z',
    '2026-09-27T10:14:59.999Z',
    '2026-09-27T10:15:00Z',
  ],
  'Australia/Lord_Howe': [
    '2026-10-03T13:29:59.999Z',
    '2026-10-03T13:30:00.000Z',
    '2026-10-04T12:59:59.999Z',
    '2026-10-04T13:00:00Z',
  ],
  'America/Havana': [
    '2026-11-01T03:59:59.999Z',
    '2026-11-01T04:00:00Z',
    '2026-11-01T05:30:00Z',
    '2026-11-02T04:59:59.999Z',
    '2026-11-02T05:00:00Z',
  ],
}

const KINDS = [
  'verified',
  'verified_by_robot',
  'downloaded',
  'downloaded_by_robot',
  'shared',
  'shared_by_robot',
] as const
const figureKinds = [...KINDS, 'first_verified', 'first_shared'].map((kind) => `certificate_${kind}`) as any

async function byDay(world: World): Promise<Record<string, number>> {
  const ctx = jobContext(world.services, 1, 'test')
  const range = await readRange(ctx, { from: '2026-09-01', to: '2026-12-01' })
  const rows = await figuresIn(ctx, range, { kinds: figureKinds, event: null })
  return Object.fromEntries(
    rows.map(({ kind, part, bucket, n }) => [[bucket, kind.slice(12), part].join(' ').trim(), n]),
  )
}

for (const [zone, moments] of Object.entries(MIDNIGHTS)) {
  test(`uses of certificates are figures of the days of ${zone}, and go with their event`, async () => {
    await using world = await startWorld()
    await world.query(`update organisation set time_zone = '${zone}' where id = 1`)
    const certificates = [await aCertificate(world), await aCertificate(world)]
    const { note, flush, stop } = useCounter(world.services, () => assert.fail('all is written'))
    const days = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
    const expected: [certificate: number, day: string, name: string][] = []
    for (const moment of moments) {
      world.stopClock(new Date(moment))
      for (const [nth, { id: certificateId }] of certificates.entries()) {
        for (const kind of KINDS) {
          const network = kind.startsWith('shared') ? 'x' : ''
          for (const client of ['a', 'b']) {
            if (client === 'b') await flush()
            note({ certificateId, kind, network, isLook: false, client: `${client} ${moment}` })
            expected.push([nth, days.format(new Date(moment)), `${kind} ${network}`.trim()])
          }
          if (moment === moments[0] && (kind === 'verified' || kind === 'shared'))
            expected.push([nth, days.format(new Date(moment)), `first_${kind}`])
        }
      }
      // Some are folded, and some are not.
      if (moment === moments.at(-1)) await aggregateOnce(world.services)
      await flush()
    }
    await stop()
    const sums = (rows: typeof expected) => {
      const counts: Record<string, number> = {}
      for (const [, day, name] of rows) counts[`${day} ${name}`] = (counts[`${day} ${name}`] ?? 0) + 1
      return counts
    }
    assert.deepEqual(await byDay(world), sums(expected))
    await world.request('DELETE', `/admin/events/${certificates[0].event_id}`)
    assert.deepEqual(await byDay(world), sums(expected.filter(([nth]) => nth === 1)))
  })
}

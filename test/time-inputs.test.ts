import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillPath, operationsOf, readDocument, type Schema, sampleOf } from './support/api-operations.ts'
import { assertRefused } from './support/assert-refused.ts'
import { call, idsFor, makeEverything } from './support/everything.ts'
import { startWorld } from './support/harness.ts'

const isTime = ({ format }: Schema) => format === 'timestamp'
const FAR = [
  '2026-11-20T09:30:00+14:01',
  '2026-11-20T09:30:00-14:30',
  '2026-11-20T09:30+23:59',
  '2026-11-20T09:30-1500',
]

test('an offset of more than 14 hours from UTC is 422 in every time of every body and query', async () => {
  await using world = await startWorld()
  const everything = await makeEverything(world)
  let tried = 0
  for (const operation of operationsOf(await readDocument())) {
    const path = fillPath(operation, idsFor(operation, everything))
    for (const [name, schema] of Object.entries<Schema>(operation.body?.['properties'] ?? {})) {
      if (!isTime(schema)) continue
      const body = { ...sampleOf(operation.body!), [name]: FAR[tried++ % FAR.length] }
      assertRefused(await call(world, operation, path, { body }), 422, 'validation_failed', `body.${name}`, 'timestamp')
    }
    for (const { name, schema } of operation.query) {
      if (!isTime(schema)) continue
      const query = `${name}=${encodeURIComponent(FAR[tried++ % FAR.length]!)}`
      const refused = await world.request(operation.method, `${path}?${query}`)
      assertRefused(refused, 422, 'validation_failed', `query.${name}`)
    }
  }
  assert.ok(tried > 25, String(tried))
  const edge = await world.request('PATCH', `/admin/events/${everything['events']}`, {
    event_date: '2026-11-20T09:30:00+14:00',
  })
  assert.equal(edge.body.event_date, '2026-11-19T19:30:00.000Z')
})

test('a preview draws the times of its record in UTC where they name no zone', async () => {
  await using world = await startWorld()
  const drawn = (issued_at: string) =>
    world.request('POST', '/admin/designs/preview', { builtin: 'laurel', record: { issued_at } })
  const [plain, zoned, offset] = await Promise.all(
    ['2026-11-20T23:30:00', '2026-11-20T23:30:00Z', '2026-11-21T13:30:00+1400'].map(drawn),
  )
  assert.deepEqual([plain!.status, offset!.status], [200, 200], plain!.text.slice(0, 300))
  assert.ok(plain!.bytes.equals(zoned!.bytes) && plain!.bytes.equals(offset!.bytes))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { filesIn } from '../../../test/support/unzip.ts'

const EMAIL = 'zuleika@example.org'
const [OWN, EARLIER, CORRECTED] = ['Zirconium', 'Yttrium', 'Xenon']

/** A person with an own value, which was changed, and a certificate, which was corrected. */
async function aPerson(world: World) {
  const event = await anEvent(world, {
    certificate_values: [
      { key: 'hours', label: 'Hours', value: '8' },
      { key: 'grade', label: 'Grade' },
    ],
  })
  const attendee = await anAttendee(world, event.id, { email: EMAIL, values: { grade: EARLIER } })
  const path = `/admin/events/${event.id}`
  await world.request('PATCH', `${path}/attendees/${attendee.id}`, { values: { grade: OWN } })
  const { body } = await world.request('POST', `${path}/certificates`, { attendee_ids: [attendee.id] })
  const [{ id }] = body.certificates
  const corrected = await world.request('POST', `/admin/certificates/${id}/reissue`, { values: { grade: CORRECTED } })
  assert.equal(corrected.status, 201, corrected.text)
  return { event, attendee, revoked: id, certificate: corrected.body }
}

/** The tables in which a text is. */
async function tablesWith(world: World, text: string): Promise<string[]> {
  const tables = await world.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await world.query(`select from "${name}" t where to_jsonb(t)::text ilike '%${text}%' limit 1`)
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('a personal export has the own values and those on certificates', async () => {
  await using world = await startWorld()
  await aPerson(world)
  const answer = await world.request('POST', '/admin/privacy/export', { email: EMAIL })
  const files = await filesIn(answer.bytes)
  const json = (table: string) => JSON.parse(files.get(`data/${table}.json`)!.toString('utf8'))
  assert.deepEqual(json('attendee')[0].certificate_values, { grade: OWN })
  const stated = json('certificate').map((row: any) => row.certificate_values.at(-1).value)
  assert.deepEqual(stated.toSorted(), [CORRECTED, OWN])
})

test('erasure removes values everywhere but on the certificate that stays valid', async () => {
  await using world = await startWorld()
  const { certificate } = await aPerson(world)
  for (const value of [OWN, EARLIER, CORRECTED]) assert.notDeepEqual(await tablesWith(world, value), [], value)
  await world.request('POST', '/admin/privacy/erase', { email: EMAIL })
  assert.deepEqual(await tablesWith(world, OWN), [])
  assert.deepEqual(await tablesWith(world, EARLIER), [])
  assert.deepEqual(await tablesWith(world, CORRECTED), ['certificate'])
  const verify = async () => (await world.request('GET', `/v/certs/${certificate.public_id}`)).body
  assert.equal((await verify()).certificate.values.at(-1).value, CORRECTED)
})

test('an anonymised certificate states no values', async () => {
  await using world = await startWorld()
  const { certificate, event } = await aPerson(world)
  await world.request('POST', '/admin/privacy/erase', { email: EMAIL, certificates: 'anonymise' })
  for (const value of [OWN, EARLIER, CORRECTED]) assert.deepEqual(await tablesWith(world, value), [], value)
  const { body } = await world.request('GET', `/v/certs/${certificate.public_id}`)
  assert.deepEqual([body.status, body.certificate.values], ['revoked', []])
  const found = await world.request('GET', `/admin/events/${event.id}/certificates?search=${CORRECTED}`)
  assert.deepEqual(found.body, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordHash } from '../src/modules/certificates/records/record-hash.ts'
import { aContact } from './support/crm.ts'
import { anAttendee, anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { importContacts } from './support/import-contacts.ts'
import { rowsHolding } from './support/rows-holding.ts'

const EMAIL = 'zuleika@example.org'
const ALIAS = 'zuzu@alias.example'
const WORDS = /zuleika|zuzu/i
const erase = (world: World, more: object = {}) =>
  world.request('POST', '/admin/privacy/erase', { email: EMAIL, ...more })

test('whoever is erased while a file with them is being imported is no contact, and the others are', async () => {
  await using world = await startWorld()
  const others = Array.from({ length: 5_500 }, (_, n) => `Guest ${n},guest${n}@example.com`)
  for (const at of [0, 5_499]) {
    const rows = others.toSpliced(at, 0, `Zuleika,${EMAIL}`)
    const staged = await importContacts(world, ['name,e-mail', ...rows].join('\n'))
    assert.equal(staged.status, 202, staged.text)
    const [, erased] = await Promise.all([world.runJobs(), erase(world)])
    assert.equal(erased.status, 200, erased.text)
    const { body } = await world.request('GET', `/admin/crm/imports/${staged.body.id}`)
    assert.equal(body.status, 'completed')
    assert.deepEqual(await rowsHolding(world, WORDS), {})
    assert.equal((await world.query('select 1 from contact')).length, 5_500)
  }
})

test('two who are merged while one of them is erased are both gone, or one of them is nobody else', async () => {
  await using world = await startWorld()
  for (let round = 0; round < 8; round++) {
    const zuleika = await aContact(world, { first_name: 'Zuleika', email: EMAIL })
    const zuzu = await aContact(world, { first_name: 'Zuzu', email: ALIAS })
    const merge = { primary_id: round % 2 ? zuzu.id : zuleika.id, duplicate_ids: [round % 2 ? zuleika.id : zuzu.id] }
    const [merged, erased] = await Promise.all([world.request('POST', '/admin/crm/merge', merge), erase(world)])
    assert.equal(erased.status, 200, erased.text)
    assert.ok([200, 404, 409].includes(merged.status), merged.text)
    const left = await rowsHolding(world, merged.status === 200 ? WORDS : /zuleika/i)
    assert.deepEqual(left, {}, JSON.stringify(left))
    assert.equal((await erase(world, { email: ALIAS })).status, 200)
    assert.deepEqual(await rowsHolding(world, WORDS), {})
  }
})

test('whoever guesses name and address of an erased person finds no entry of the issuance log that tells them right', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await anAttendee(world, event.id, { first_name: 'Zuleika', last_name: 'Quuxson', email: EMAIL })
  await world.request('POST', `/admin/events/${event.id}/certificates`)
  const guessed = async () => {
    const [row] = await world.query<any>('select * from certificate')
    const log = await world.query<{ record_hash: Buffer }>('select record_hash from certificate_log')
    const guesses = (['issued', 'revoked'] as const).map((action) =>
      recordHash({ ...row, attendee_name: 'Zuleika Quuxson', attendee_email: EMAIL }, action),
    )
    return log.some(({ record_hash }) => guesses.some((guess) => guess.equals(record_hash)))
  }
  assert.equal(await guessed(), true)
  await erase(world, { certificates: 'anonymise' })
  assert.equal(await guessed(), false)
})

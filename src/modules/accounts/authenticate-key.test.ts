import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aKey } from '../../../test/support/factories.ts'
import { type Answer, startWorld, type World } from '../../../test/support/harness.ts'
import { noteStatements } from '../../../test/support/statements.ts'

const get = (world: World, key = world.key) => world.request('GET', '/admin/credits', undefined, { key })

test('requests that are counted together are told apart: as many pass as have room, each at its own place', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  const { key } = await aKey(world, ['credits:read'])
  const stranger = await world.stranger()
  await world.query('delete from rate_window')
  const note = noteStatements(world)
  let answers: Answer[] = []
  const statements = await note(async () => {
    answers = await Promise.all(Array.from({ length: 75 }, (_, n) => get(world, [world.key, key, stranger][n % 3]!)))
  })
  assert.ok(statements.filter(({ text }) => text.includes('rate_window')).length < 10, 'they are counted together')
  const own = answers.filter((_, n) => n % 3 < 2)
  const others = answers.filter((_, n) => n % 3 === 2)
  const places = (those: Answer[]) =>
    those.map(({ headers }) => Number(/r=(\d+)/.exec(String(headers['ratelimit']))![1]))
  assert.deepEqual(
    others.map(({ status }) => status),
    others.map(() => 200),
  )
  assert.equal(new Set(places(others)).size, 25)
  assert.deepEqual(
    own.map(({ status }) => status),
    own.map(() => 200),
  )
  assert.deepEqual(
    places(own).sort((a, b) => a - b),
    Array.from({ length: 50 }, (_, n) => n + 10),
  )
  const more = await Promise.all(Array.from({ length: 30 }, () => get(world)))
  const passed = more.filter(({ status }) => status === 200)
  assert.deepEqual(
    places(passed).sort((a, b) => a - b),
    Array.from({ length: 10 }, (_, n) => n),
  )
  for (const { status } of more) assert.ok(status === 200 || status === 429)
})

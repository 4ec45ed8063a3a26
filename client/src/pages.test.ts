import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientOf } from '../../test/support/client-of.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { startWorld } from '../../test/support/harness.ts'
import { listPages } from './pages.ts'

/** An event with five attendees, and the requests that were sent. */
async function five() {
  const world = await startWorld()
  const asked: string[] = []
  const laurel = await clientOf(world, {
    fetch: async (url, init) => {
      asked.push(new URL(String(url)).search)
      return fetch(url, init)
    },
  })
  const { id } = await anEvent(world)
  const ids = []
  for (let nth = 0; nth < 5; nth++) ids.unshift((await anAttendee(world, id)).id)
  return {
    list: laurel.attendees.list.bind(null, id),
    ids,
    asked,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

test('a list is asked for when it is wanted, and its first page once', async () => {
  await using world = await five()
  const list = world.list({ limit: 2 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  assert.deepEqual(world.asked, [])
  const { rows, total, next, capped } = await list
  assert.deepEqual([idsOf(rows), total, next, capped], [world.ids.slice(0, 2), 5, 2, false])
  assert.equal(await list.total(), 5)
  assert.equal(await list, await list)
  assert.deepEqual(world.asked, ['?limit=2'])
})

test('for await gives every row, in as many requests as there are pages, and asks for no more than is taken', async () => {
  await using world = await five()
  assert.deepEqual(idsOf(await Array.fromAsync(world.list({ limit: 2, search: 'ada' }))), world.ids)
  const pages = world.asked.map((search) => new URLSearchParams(search))
  assert.deepEqual(
    pages.map((each) => [each.get('page'), each.get('limit'), each.get('search')]),
    [
      ['1', '2', 'ada'],
      ['2', '2', 'ada'],
      ['3', '2', 'ada'],
    ],
  )
  world.asked.length = 0
  for await (const { id } of world.list({ limit: 2, page: 2 })) {
    assert.equal(id, world.ids[2])
    break
  }
  assert.equal(world.asked.length, 1)
})

test('without a limit all rows come a hundred at a time; pages() gives them page by page', async () => {
  await using world = await five()
  assert.equal((await Array.fromAsync(world.list())).length, 5)
  assert.deepEqual(world.asked, ['?limit=100&page=1'])
  const pages = await Array.fromAsync(world.list({ limit: 3 }).pages())
  assert.deepEqual(
    pages.map(({ rows }) => rows.length),
    [3, 2],
  )
})

test('a list is a promise of its first page, with catch and finally', async () => {
  const failing = listPages(() => Promise.reject(new Error('no')))
  assert.equal(await failing.catch((error) => error.message), 'no')
  await assert.rejects(
    failing.finally(() => {}),
    /no/,
  )
  const [page] = await Promise.all([listPages(async () => ({ rows: [1], total: 1, capped: false, next: null }))])
  assert.deepEqual(page.rows, [1])
})

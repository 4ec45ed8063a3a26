import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LIST_ENTRIES, placeInList } from './place-in-list.ts'

const secret = Buffer.alloc(32, 5)

test('the ids of a list have each an index of their own, in an order that the ids do not tell', () => {
  const first = 3 * LIST_ENTRIES
  const taken = new Uint8Array(LIST_ENTRIES)
  let inOrder = 0
  let before = -1
  for (let id = first; id < first + LIST_ENTRIES; id++) {
    const { list, index } = placeInList(secret, 7, '', id)
    assert.equal(list, 3)
    assert.ok(taken[index] === 0, `index ${index} belongs to two ids`)
    taken[index] = 1
    if (index > before) inOrder++
    before = index
  }
  assert.ok(taken.every((each) => each === 1))
  assert.ok(Math.abs(inOrder / LIST_ENTRIES - 0.5) < 0.02, `${inOrder} ids follow the one before`)
})

test('organisations, series, lists and installations have different orders', () => {
  const places = [
    placeInList(secret, 7, '', 5),
    placeInList(secret, 8, '', 5),
    placeInList(secret, 7, 'b', 5),
    placeInList(secret, 7, '', LIST_ENTRIES + 5),
    placeInList(Buffer.alloc(32, 6), 7, '', 5),
  ]
  assert.equal(new Set(places.map(({ index }) => index)).size, places.length)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lruCache } from './lru-cache.ts'

function kept(most: { values: number; bytes: number }, ...sets: [string, number][]) {
  const recent = lruCache<number>(most, (bytes) => bytes)
  for (const [key, bytes] of sets) recent.set(key, bytes)
  return recent
}

const keysOf = (recent: ReturnType<typeof kept>) => ['a', 'b', 'c', 'd'].filter((key) => recent.get(key) !== undefined)

test('of many values those used last are kept', () => {
  const recent = kept({ values: 2, bytes: 100 }, ['a', 1], ['b', 1])
  assert.equal(recent.get('a'), 1)
  recent.set('c', 1)
  assert.deepEqual(keysOf(recent), ['a', 'c'])
})

test('of large values fewer are kept, and the newest in any case', () => {
  assert.deepEqual(keysOf(kept({ values: 9, bytes: 10 }, ['a', 4], ['b', 4], ['c', 4])), ['b', 'c'])
  assert.deepEqual(keysOf(kept({ values: 9, bytes: 10 }, ['a', 4], ['b', 40])), ['b'])
  assert.deepEqual(keysOf(kept({ values: 9, bytes: 10 }, ['a', 4], ['b', 40], ['c', 4])), ['c'])
})

test('a value that takes the place of another takes its bytes too', () => {
  assert.deepEqual(keysOf(kept({ values: 9, bytes: 10 }, ['a', 9], ['a', 1], ['b', 9])), ['a', 'b'])
})

test('a value that is taken out gives its bytes back', () => {
  const recent = kept({ values: 9, bytes: 10 }, ['a', 4], ['b', 6])
  recent.delete('a')
  recent.delete('a')
  recent.set('c', 4)
  assert.deepEqual(keysOf(recent), ['b', 'c'])
})

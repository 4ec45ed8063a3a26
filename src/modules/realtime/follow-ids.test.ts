import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followFrom, recordIds, settledId } from './follow-ids.ts'

test('an id that is committed late is waited for until no transaction can have it, and nobody goes on behind it before', () => {
  const followed = followFrom(10)
  recordIds(followed, [11, 13, 14], { oldest: 100, next: 105 }, 0)
  assert.deepEqual([...followed.missing.keys()], [12])
  assert.equal(settledId(followed), 11)
  recordIds(followed, [16], { oldest: 104, next: 110 }, 60_000)
  assert.deepEqual([...followed.missing.keys()], [12, 15], 'its transaction may still be open, however long that takes')
  recordIds(followed, [12], { oldest: 104, next: 112 }, 60_500)
  assert.equal(settledId(followed), 14)
  recordIds(followed, [], { oldest: 112, next: 112 }, 61_000)
  assert.equal(settledId(followed), 14, 'its transaction may have got its number a moment after the id')
  recordIds(followed, [], { oldest: 112, next: 112 }, 66_000)
  assert.equal(settledId(followed), 16, 'it was rolled back')
})

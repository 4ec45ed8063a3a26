import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pluralsOf } from './plurals.ts'

test('a count takes the form that its language asks for, however its digits are written', () => {
  const forms = { zero: 'none', one: 'one', two: 'two', few: '# few', many: '# many', other: '# other' }
  const arabic = pluralsOf('ar')
  assert.deepEqual(
    ['0', '1', '2', '3', '11', '100', '1,203', '١٬٢٠٣', '٢', 2].map((count) => arabic(count, forms)),
    ['none', 'one', 'two', '3 few', '11 many', '100 other', '1,203 few', '١٬٢٠٣ few', 'two', 'two'],
  )
  assert.equal(pluralsOf('fr')('0', { one: '# nuit', other: '# nuits' }), '0 nuit')
  assert.equal(pluralsOf('de')('1.000', { one: '# Tag', other: '# Tage' }), '1.000 Tage')
})

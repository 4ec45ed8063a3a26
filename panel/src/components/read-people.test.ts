import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPeople } from './read-people.ts'

test('people are read from lines, as they are typed or pasted from mails and sheets', () => {
  const ada = { name: 'Ada Lovelace', email: 'ada@example.org' }
  for (const line of [
    'Ada Lovelace ada@example.org',
    'Ada Lovelace <ada@example.org>',
    '"Ada Lovelace" <ada@example.org>;',
    'ada@example.org, Ada Lovelace',
    'Ada\tLovelace\tada@example.org',
  ])
    assert.deepEqual(readPeople(line), [ada], line)
  assert.deepEqual(readPeople(' \r\nAyşe Yılmaz\r\n\n王小明\n'), [{ name: 'Ayşe Yılmaz' }, { name: '王小明' }])
  assert.deepEqual(readPeople('only@example.org'), [{ name: '', email: 'only@example.org' }])
})

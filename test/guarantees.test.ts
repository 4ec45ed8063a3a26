import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs', 'guarantees.md'), 'utf8')

test('every file that the table of guarantees names is there, and has the tests that it names', () => {
  const named = [...text.matchAll(/`((?:src|test|client|panel|conformance)\/[^`]+\.ts)`|“([^”]+)”/g)]
  let file = ''
  const missing: string[] = []
  for (const [, path, title] of named) {
    if (path !== undefined) file = path
    if (!existsSync(join(root, file))) missing.push(file)
    else if (title !== undefined && !readFileSync(join(root, file), 'utf8').includes(title))
      missing.push(`${file}: ${title}`)
  }
  assert.deepEqual(missing, [])
  assert.ok(named.length > 100)
})

test('no guarantee of the table is without a proof', () => {
  const rows = text.split('\n').filter((line) => /^\| G\d+ /.test(line))
  assert.ok(rows.length > 30)
  for (const row of rows) assert.match(row.split('|')[3]!, /`[^`]+\.test\.ts` “/, row)
})

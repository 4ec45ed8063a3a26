import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { errorStatus } from './errors.ts'

test('docs/errors.md lists every error code with its status, and no other', () => {
  const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| (\d{3}) \| `(\w+)` \|/gm)].map(
    ([, status, code]) => [code!, Number(status)] as const,
  )
  const byCode = (rows: (readonly [string, number])[]) => rows.toSorted(([a], [b]) => a.localeCompare(b))
  assert.deepEqual(byCode(rows), byCode(Object.entries(errorStatus)))
})

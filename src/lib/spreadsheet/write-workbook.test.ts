import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsOf } from '../../../test/fixtures/spreadsheets/rows-of.ts'
import { writeWorkbook } from './write-workbook.ts'

test('a workbook has every cell in its own column, also beyond Z and ZZ', async () => {
  const cells = Array.from({ length: 703 }, (_, column) => `text ${column}`)
  async function* batches() {
    yield [cells]
  }
  const pieces: Buffer[] = []
  for await (const piece of writeWorkbook(batches())) pieces.push(piece)
  assert.deepEqual(await rowsOf(Buffer.concat(pieces), { columns: 703 }), [{ number: 1, cells }])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeAll } from './file-sink.ts'

test('what the system did not take at once is written after it', async () => {
  for (const [step, limit] of [
    [1, 9],
    [2, 9],
    [3, 2],
    [5, 3],
    [100, 4],
    [100, 100],
  ] as const) {
    let written = ''
    const file = {
      async writev(chunks: Buffer[]) {
        const given = Buffer.concat(chunks)
        assert.ok(given.length <= limit)
        const taken = given.subarray(0, step)
        written += taken.toString()
        return { bytesWritten: taken.length }
      },
    }
    await writeAll(file, [Buffer.from('ab'), Buffer.from(''), Buffer.from('cdefg'), Buffer.from('h')], limit)
    assert.equal(written, 'abcdefgh')
  }
})

test('a file that takes nothing any more is an error, not an endless loop', async () => {
  await assert.rejects(writeAll({ writev: async () => ({ bytesWritten: 0 }) }, [Buffer.from('a')]), /no more bytes/)
})

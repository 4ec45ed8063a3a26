import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resultWriter } from './result-writer.ts'

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })

/** Writes one result after a number of failed tries. */
async function writeAfter(failures: number, error: () => Error, stopping = false) {
  const written: string[] = []
  let [tries, givenUp] = [0, 0]
  const results = resultWriter(
    async (batch: string[]) => {
      if (++tries <= failures) throw error()
      written.push(...batch)
    },
    { warn: () => {}, stopping: () => stopping, giveUp: () => givenUp++ },
  )
  results.add('one')
  results.add('two')
  await results.settled()
  return [written.join(' '), givenUp]
}

test('results wait for a database that is away, however often it is asked for; what cannot be written is given up', async () => {
  const [waited, stopped, refused] = await Promise.all([
    writeAfter(9, away),
    writeAfter(6, away, true),
    writeAfter(6, () => new Error('a bug')),
  ])
  assert.deepEqual(waited, ['one two', 0])
  // The second batch follows the one that was dropped.
  assert.deepEqual(
    [stopped, refused],
    [
      ['two', 1],
      ['two', 1],
    ],
  )
})

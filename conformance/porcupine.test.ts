import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkHistory } from '../test/support/history/check-history.ts'
import { generateHistory, spoilHistory } from '../test/support/history/generate-history.ts'
import { impossible, possible } from '../test/support/history/known-histories.ts'
import { type Kind, modelOf, type ObjectHistory } from '../test/support/history/models.ts'
import { buildPorcupine } from '../test/support/history/porcupine.ts'
import { randomBelow } from '../test/support/random-from.ts'
import { rounds } from '../test/support/rounds.ts'
import { SEED } from '../test/support/seed.ts'

const kinds: Kind[] = ['places', 'door', 'certificates', 'credits']

/** Histories of every kind, short and long, half of them with an output that may be wrong. */
function* generated(count: number): Generator<ObjectHistory> {
  for (let nth = 0; nth < count; nth++)
    for (const kind of kinds) {
      const below = randomBelow(SEED + nth)
      const history = generateHistory(kind, below, { clients: 2 + below(4), length: 5 + below(36) })
      yield nth % 2 === 0 ? history : spoilHistory(history, below)
    }
}

test('Porcupine and the checker of this repository give every history the same verdict', async (t) => {
  const built = await buildPorcupine()
  if (typeof built === 'string') return t.skip(built)
  await using porcupine = built
  const known = [...possible, ...impossible]
  const verdicts = await porcupine.judge(known)
  assert.deepEqual(
    verdicts.map((verdict, nth) => [known[nth]!.name, verdict]),
    known.map(({ name }, nth) => [name, nth < possible.length ? 'linearizable' : 'broken']),
  )
  const histories = [...generated(rounds(100, 3_000))]
  const found = await porcupine.judge(histories)
  for (const [nth, history] of histories.entries()) {
    const { verdict } = checkHistory(modelOf(history), history.operations)
    assert.equal(verdict, found[nth], `seed ${SEED}, history ${nth}: ${JSON.stringify(history)}`)
  }
  const tally = Object.groupBy(found, (verdict) => verdict)
  t.diagnostic(
    Object.entries(tally)
      .map(([verdict, of]) => `${of!.length} ${verdict}`)
      .join(', '),
  )
  assert.ok(tally.linearizable!.length > 0 && tally.broken!.length > 0)
})

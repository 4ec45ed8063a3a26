import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkHistory } from './support/history/check-history.ts'
import { generateHistory, spoilHistory } from './support/history/generate-history.ts'
import type { Operation } from './support/history/history.ts'
import { impossible, possible } from './support/history/known-histories.ts'
import { findFault, type Kind, modelOf, type ObjectHistory } from './support/history/models.ts'
import { settlePlaces } from './support/history/settle-places.ts'
import { randomBelow } from './support/random-from.ts'
import { rounds } from './support/rounds.ts'
import { SEED } from './support/seed.ts'

const kinds: Kind[] = ['places', 'door', 'certificates', 'credits']

test('histories with known verdicts are judged right', () => {
  for (const history of possible) assert.equal(findFault(history), null, history.name)
  for (const history of impossible) assert.match(findFault(history) ?? '', /is broken; after/, history.name)
})

test('every history whose operations took effect one after the other is linearizable, also with lost outcomes', () => {
  for (let nth = 0; nth < rounds(20, 2_000); nth++)
    for (const kind of kinds) {
      const history = generateHistory(kind, randomBelow(SEED + nth), { clients: 5, length: 60 })
      const { verdict } = checkHistory(modelOf(history), history.operations)
      assert.notEqual(verdict, 'broken', `seed ${SEED + nth}`)
    }
})

/** Tries every order, and every set of operations without an outcome. */
function fitsInSomeOrder(history: ObjectHistory): boolean {
  const model = modelOf(history)
  const goOn = (left: readonly Operation<any, any>[], state: unknown): boolean => {
    if (left.every(({ end }) => end === null)) return true
    return left.some((one) => {
      if (left.some(({ end }) => end !== null && end < one.start)) return false
      const next = model.step(state, one.input, one.output)
      return (
        next !== null &&
        goOn(
          left.filter((other) => other !== one),
          next,
        )
      )
    })
  }
  return goOn(history.operations, model.initial)
}

test('short histories, right and spoilt, get the verdict of a search through every order', (t) => {
  const verdicts = { linearizable: 0, broken: 0, undecided: 0 }
  for (let nth = 0; nth < rounds(300, 20_000); nth++)
    for (const kind of kinds) {
      const below = randomBelow(SEED + nth)
      const history = spoilHistory(generateHistory(kind, below, { clients: 3, length: 3 + below(5) }), below)
      const { verdict } = checkHistory(modelOf(history), history.operations)
      const expected = fitsInSomeOrder(history) ? 'linearizable' : 'broken'
      assert.equal(verdict, expected, `seed ${SEED + nth}: ${JSON.stringify(history)}`)
      verdicts[verdict]++
    }
  t.diagnostic(JSON.stringify(verdicts))
  assert.ok(verdicts.linearizable > 0 && verdicts.broken > 0)
})

/** A read of all people once everything has ended, as some order of the operations leaves them, or another. */
function withLastRead(history: ObjectHistory, below: (n: number) => number): ObjectHistory {
  const { operations } = history
  const of = (what: string) => operations.flatMap(({ input }) => (input.do === what ? input.who : []))
  const known = [...new Set<string>(of('register'))].filter(() => below(4) > 0).sort()
  const output = { registered: known.slice(0, 2), others: known.slice(2) }
  const read = { client: 9, input: { do: 'people' }, output, start: 1_000, end: 1_001 }
  return { ...history, operations: [...operations, read] }
}

test('what reads decide about unknown outcomes changes no verdict', (t) => {
  const verdicts = { linearizable: 0, broken: 0, undecided: 0 }
  let decided = 0
  for (let nth = 0; nth < rounds(600, 20_000); nth++) {
    const below = randomBelow(SEED + nth)
    const history = withLastRead(generateHistory('places', below, { clients: 4, length: 4 + below(6) }), below)
    const settled = settlePlaces(history.operations)
    const open = (operations: readonly Operation<any, any>[]) => operations.filter(({ end }) => end === null).length
    decided += open(history.operations) - open(settled)
    const { verdict } = checkHistory(modelOf(history), history.operations)
    const after = checkHistory(modelOf(history), settled).verdict
    assert.equal(after, verdict, `seed ${SEED + nth}: ${JSON.stringify(history)}`)
    verdicts[verdict]++
  }
  t.diagnostic(`${JSON.stringify(verdicts)}, ${decided} outcomes decided`)
  assert.ok(verdicts.linearizable > 0 && verdicts.broken > 0 && decided > 0)
})

test('a search that becomes too long says that it has no verdict', () => {
  const history = generateHistory('places', randomBelow(SEED), { clients: 5, length: 60 })
  assert.equal(checkHistory(modelOf(history), history.operations, 3).verdict, 'undecided')
})

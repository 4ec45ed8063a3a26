import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { isDatabaseAway } from '../../src/platform/db/pg-errors.ts'
import { change } from '../../src/platform/db/query.ts'
import { findFault, type ObjectHistory } from '../support/history/models.ts'
import { buildPorcupine } from '../support/history/porcupine.ts'
import { runRound } from '../support/history/run-round.ts'
import { type Proof, startProof } from '../support/history/start-proof.ts'
import { until } from '../support/installation.ts'
import { randomBelow } from '../support/random-from.ts'
import { IS_LONG, rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'
import type { SwitchablePair } from '../support/switchable-pair.ts'
import { COMMIT } from '../support/tcp-proxy.ts'

// In the manner of Jepsen: several clients act on the same objects through two processes while their database is killed,
// stopped, stalled and cut off. Each notes what it asked, what it was answered, and when. Afterwards some order of these
// operations must fit a plain model of each object (linearizability). The seed decides who does what and what happens
// when, though not the turns of the machine.

/** The first four disturbances are those that most often find something. */
const FIRST = 4
const ROUNDS = rounds(2, 100)

type Below = (n: number) => number

const disturbances: Record<string, (pair: SwitchablePair, below: Below) => Promise<unknown>> = {
  kill: (pair) => pair.kill(),
  'switch over': (pair) => pair.switchOver(),
  'stall and replace': (pair, below) => pair.stall(300 + below(1_000), true),
  async 'break at commits'({ ways }, below) {
    for (let nth = 0; nth < 8; nth++) {
      await ways[below(ways.length)]!.ambush(COMMIT, below(2) === 0 ? 'before' : 'after')
      await wait(below(60))
    }
  },
  stall: (pair, below) => pair.stall(300 + below(2_000), false),
  'stall the standby': (pair, below) => pair.stallStandby(300 + below(2_000)),
  partition: (pair, below) => pair.partition(below(pair.ways.length), 300 + below(2_000)),
}

/** By default two of the first four, chosen by the seed; by night each about as often. */
function chooseDisturbances(below: Below): string[] {
  const names = Object.keys(disturbances)
  if (ROUNDS > FIRST) return Array.from({ length: ROUNDS }, () => names[below(names.length)]!)
  const turn = below(FIRST)
  return [...names.slice(turn, FIRST), ...names.slice(0, turn)].slice(0, ROUNDS)
}

const starting = startProof()
after(async () => (await starting)[Symbol.asyncDispose]())

function roundOf(proof: Proof, seed: number, disturb: () => Promise<unknown>): Promise<ObjectHistory[]> {
  const { ask, secret, pair, isWhole } = proof
  return runRound({ seed, ask, secret, query: pair.query, disturb, isWhole })
}

function countOf(histories: ObjectHistory[]): string {
  const operations = histories.flatMap(({ operations }) => operations)
  const unknown = operations.filter(({ end }) => end === null).length
  return `${histories.length} objects, ${operations.length} operations, ${unknown} of unknown outcome`
}

test('whatever happens to the database, some order of all operations explains every answer, and nothing acknowledged is lost', {
  timeout: rounds(400_000, 7_000_000),
}, async (t) => {
  const proof = await starting
  const below = randomBelow(SEED)
  const all: ObjectHistory[] = []
  for (const [nth, name] of chooseDisturbances(below).entries()) {
    const histories = await roundOf(proof, SEED + 100 * nth, () => disturbances[name]!(proof.pair, below))
    const since = performance.now()
    for (const history of histories) assert.equal(findFault(history), null, `round ${nth} (${name})`)
    t.diagnostic(`round ${nth}, ${name}: ${countOf(histories)}, judged in ${Math.round(performance.now() - since)} ms`)
    assert.deepEqual(proof.wrong, [], 'no answer is an error of the service')
    all.push(...histories)
  }
  const { missing, twice, counts } = await proof.undelivered()
  t.diagnostic(`${countOf(all)}; ${JSON.stringify(counts)}`)
  assert.deepEqual({ missing, twice, found: await proof.doctor() }, { missing: [], twice: [], found: [] })
  if (ROUNDS <= FIRST) return
  const built = await buildPorcupine()
  if (typeof built === 'string') return t.diagnostic(built)
  await using porcupine = built
  const verdicts = await porcupine.judge(all)
  t.diagnostic(`Porcupine has a verdict on ${verdicts.filter((verdict) => verdict !== 'undecided').length}`)
  assert.ok(!verdicts.includes('broken'), 'Porcupine agrees')
})

test('a commit that stops waiting for the standby is not acknowledged', { timeout: 100_000 }, async () => {
  const { pair } = await starting
  await using ends = new AsyncDisposableStack()
  const { db, close } = openDatabase(pair.url())
  ends.defer(close)
  ends.defer(await pair.freezeStandby())
  const writing = db.transaction((tx) => change({ db: tx })`update organisation set name = name`)
  let outcome: unknown
  const ended = writing.then(
    () => (outcome = 'acknowledged'),
    (error) => (outcome = isDatabaseAway(error)),
  )
  // The processes of the service also wait for the standby from time to time.
  await until(
    () => pair.query(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`),
    () => outcome !== undefined,
  )
  await ended
  assert.equal(outcome, true)
})

// A round of it once took longer than the time that it has, so it runs at night until the cause is known.
const atNight = !IS_LONG && 'it does not always end in its time: LAUREL_TEST_LONG=1'
test('without a synchronous standby the same clients see acknowledged changes lost', {
  timeout: 200_000,
  skip: atNight,
}, async (t) => {
  const proof = await starting
  await proof.pair.stopWaiting()
  const histories = await roundOf(proof, SEED, async () => {
    await proof.pair.holdBackStandby()
    await wait(500)
    await proof.pair.kill()
  })
  const faults = histories.map(findFault).filter((fault) => fault !== null)
  t.diagnostic(`${countOf(histories)}; ${faults[0]}`)
  assert.ok(faults.length > 0, 'the loss is noticed')
})

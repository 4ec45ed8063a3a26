import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectionsOf, jobsAtOnce, poolSize } from './pool-size.ts'

test('a process that is alone has 20 connections and does four jobs; many share twice as much, and none has too few', () => {
  const shares = [1, 2, 4, 64].map((processes) => [poolSize(processes), jobsAtOnce(processes)])
  assert.deepEqual(shares, [
    [20, 4],
    [20, 4],
    [10, 2],
    [8, 1],
  ])
  assert.deepEqual(
    [1, 2, 4, 64].map((processes) => connectionsOf(processes)),
    [58, 106, 162, 2314],
  )
})

test('behind a pooler the connections of requests do not count, and the job queue has its own', () => {
  assert.deepEqual(
    [1, 4].map((processes) => connectionsOf(processes, { isPooled: true })),
    [48, 146],
  )
})

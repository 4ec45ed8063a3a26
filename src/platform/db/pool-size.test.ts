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
  assert.deepEqual([1, 2, 4, 64].map(connectionsOf), [58, 106, 162, 2314])
})

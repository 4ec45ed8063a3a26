import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Deal, Pipeline } from '@laurel/client'
import { moveOnBoard, placeOf } from './move-on-board.ts'

const deal = (id: number, stage: string, amount = 10, currency = 'EUR') => ({ id, stage, amount, currency }) as Deal
const stage = (key: string, weight: number, deals: Deal[], sums: Pipeline['stages'][number]['sums']) => ({
  ...{ stage: key, label: key, kind: 'open' as const, weight, deals, sums },
  deal_count: deals.length,
})
const board = (): Pipeline => ({
  stages: [
    stage('a', 0.5, [deal(1, 'a'), deal(2, 'a'), deal(3, 'a')], [{ currency: 'EUR', amount: 30, weighted_amount: 15 }]),
    stage('b', 0.1, [deal(4, 'b', 5, 'USD')], [{ currency: 'USD', amount: 5, weighted_amount: 0.5 }]),
  ],
})
const idsOf = ({ stages }: Pipeline) => stages.map(({ deals }) => deals.map(({ id }) => id))

test('a deal is above or below another one or on top, in its stage and in another, and totals follow it', () => {
  const two = deal(2, 'a')
  assert.deepEqual(idsOf(moveOnBoard(board(), two, { stage: 'a', before: 1 })), [[2, 1, 3], [4]])
  assert.deepEqual(idsOf(moveOnBoard(board(), two, { stage: 'a', after: 3 })), [[1, 3, 2], [4]])
  assert.deepEqual(idsOf(moveOnBoard(board(), two, { stage: 'b' })), [
    [1, 3],
    [2, 4],
  ])
  const moved = moveOnBoard(board(), two, { stage: 'b', after: 4 })
  assert.deepEqual(idsOf(moved), [
    [1, 3],
    [4, 2],
  ])
  assert.deepEqual(
    moved.stages.map(({ deal_count, sums }) => [deal_count, sums]),
    [
      [2, [{ currency: 'EUR', amount: 20, weighted_amount: 10 }]],
      [
        2,
        [
          { currency: 'USD', amount: 5, weighted_amount: 0.5 },
          { currency: 'EUR', amount: 10, weighted_amount: 1 },
        ],
      ],
    ],
  )
})

test('the place of a deal leads back to it after a move', () => {
  for (const id of [1, 2, 3]) {
    const place = placeOf(board(), deal(id, 'a'))
    const moved = moveOnBoard(board(), deal(id, 'a'), { stage: 'b' })
    assert.deepEqual(idsOf(moveOnBoard(moved, deal(id, 'b'), place)), [[1, 2, 3], [4]])
  }
  assert.deepEqual(placeOf(board(), deal(4, 'b')), { stage: 'b' })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { examine } from '../../doctor.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { captureCredits, getCredits, grantCredits, holdCredits, releaseCredits } from './credits.ts'

const contextOf = (services: object): Context =>
  ({ ...services, orgId: 1, actor: { kind: 'cli' }, requestId: null }) as Context

test('the balance and every movement of it can be read, newest first', async () => {
  await using world = await startWorld({ credits: 50 })
  const ctx = contextOf(world.services)
  assert.deepEqual((await world.request('GET', '/admin/credits')).body, { balance: 50, held: 0 })
  await inTransaction(ctx, (inner) => holdCredits(inner, 7, 20))
  assert.deepEqual((await world.request('GET', '/admin/credits')).body, { balance: 30, held: 20 })
  await inTransaction(ctx, (inner) => captureCredits(inner, 7, 20))
  await inTransaction(ctx, (inner) => holdCredits(inner, 8, 5))
  await inTransaction(ctx, (inner) => releaseCredits(inner, 8, 5))
  assert.deepEqual((await world.request('GET', '/admin/credits')).body, { balance: 30, held: 0 })
  const { body, headers } = await world.request('GET', '/admin/credits/ledger')
  assert.deepEqual(
    body.map(({ id, created_at, ...entry }: any) => entry),
    [
      { kind: 'release', amount: 5, held_amount: -5, bulk_job_id: 8, note: null },
      { kind: 'hold', amount: -5, held_amount: 5, bulk_job_id: 8, note: null },
      { kind: 'capture', amount: 0, held_amount: -20, bulk_job_id: 7, note: null },
      { kind: 'hold', amount: -20, held_amount: 20, bulk_job_id: 7, note: null },
      { kind: 'grant', amount: 50, held_amount: 0, bulk_job_id: null, note: 'first credits' },
    ],
  )
  assert.equal(headers['x-total-count'], '5')
  const second = await world.request('GET', '/admin/credits/ledger?page=2&limit=2')
  assert.deepEqual(second.body, body.slice(2, 4))
})

test('however many spend at once, the balance is never negative and the ledger sums up', async () => {
  await using world = await startWorld({ credits: 50 })
  const ctx = contextOf(world.services)
  const holds = await Promise.allSettled(
    Array.from({ length: 10 }, (_, job) => inTransaction(ctx, (inner) => holdCredits(inner, job + 1, 10))),
  )
  assert.equal(holds.filter(({ status }) => status === 'fulfilled').length, 5)
  for (const hold of holds) {
    if (hold.status === 'rejected') assert.equal(hold.reason.code, 'insufficient_credits')
  }
  assert.deepEqual(await getCredits(ctx), { balance: 0, held: 50 })
})

test('a job holds once and ends once', async () => {
  await using world = await startWorld({ credits: 50 })
  const ctx = contextOf(world.services)
  await inTransaction(ctx, (inner) => holdCredits(inner, 7, 10))
  await assert.rejects(inTransaction(ctx, (inner) => holdCredits(inner, 7, 10)))
  const ends = await Promise.allSettled([
    inTransaction(ctx, (inner) => captureCredits(inner, 7, 10)),
    inTransaction(ctx, (inner) => releaseCredits(inner, 7, 10)),
    inTransaction(ctx, (inner) => captureCredits(inner, 7, 10)),
  ])
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('what is granted can be taken back, and no more', async () => {
  await using world = await startWorld({ credits: 50 })
  const ctx = contextOf(world.services)
  assert.deepEqual(await grantCredits(ctx, { amount: -50, note: 'a mistake' }), { balance: 0 })
  await assert.rejects(grantCredits(ctx, { amount: -1 }), { code: 'insufficient_credits' })
})

test('no grant brings the credits to a number that cannot be told exactly, also of many at once, held ones included', async () => {
  await using world = await startWorld({ credits: 50 })
  const ctx = contextOf(world.services)
  await inTransaction(ctx, (inner) => holdCredits(inner, 7, 20))
  const most = Number.MAX_SAFE_INTEGER
  await assert.rejects(grantCredits(ctx, { amount: most }), { code: 'validation_failed', message: /9007199254740991/ })
  assert.deepEqual(await getCredits(ctx), { balance: 30, held: 20 })
  const grants = await Promise.allSettled(Array.from({ length: 5 }, () => grantCredits(ctx, { amount: most - 50 })))
  assert.equal(grants.filter(({ status }) => status === 'fulfilled').length, 1)
  await assert.rejects(grantCredits(ctx, { amount: 1 }), { code: 'validation_failed' })
  await inTransaction(ctx, (inner) => releaseCredits(inner, 7, 20))
  assert.deepEqual((await world.request('GET', '/admin/credits')).body, { balance: most, held: 0 })
  assert.deepEqual(await grantCredits(ctx, { amount: -most }), { balance: 0 })
})

test('credits of one organisation are nothing to another', async () => {
  await using world = await startWorld({ credits: 50 })
  const key = await world.stranger()
  assert.deepEqual((await world.request('GET', '/admin/credits', undefined, { key })).body, { balance: 100, held: 0 })
  assert.equal((await world.request('GET', '/admin/credits/ledger', undefined, { key })).body.length, 1)
  assertRefused(await world.request('GET', '/admin/credits', undefined, { key: null }), 401, 'unauthenticated')
})

test('the doctor names an organisation whose balance is not the sum of its ledger', async () => {
  await using world = await startWorld({ doctor: false })
  await world.pool.query('update credit_balance set balance = balance + 1')
  assert.deepEqual(
    (await examine(world.services)).map(({ rows }) => rows),
    [['organisation 1']],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../../test/support/harness.ts'
import { DEFAULT_STAGES } from '../../crm/index.ts'

const PATH = '/admin/analytics/org/crm'

test('amounts are added up as exactly as deals have them, an organisation without records has zeros, and a file has a line for each figure', async () => {
  await using world = await startWorld()
  const deal = async (amount: number, currency: string, stage: string) => {
    const { status, text } = await world.request('POST', '/admin/crm/deals', { title: 'D', amount, currency, stage })
    assert.equal(status, 201, text)
  }
  for (const amount of [0.1, 0.2, 1_000_000_000.07]) await deal(amount, 'EUR', 'won')
  await deal(0.125, 'KWD', 'proposal')
  await deal(7, 'JPY', 'lost')
  const { body } = await world.request('GET', PATH)
  assert.deepEqual(
    body.pipeline.map(({ currency, open_amount, weighted_amount, won_amount, lost_amount }: any) => [
      ...[currency, open_amount, weighted_amount, won_amount, lost_amount],
    ]),
    [
      ['EUR', 0, 0, 1_000_000_000.37, 0],
      ['JPY', 0, 0, 0, 7],
      ['KWD', 0.125, 0.0625, 0, 0],
    ],
  )
  assert.deepEqual(
    body.closed.map(({ currency, won_amount, lost_amount, win_rate }: any) => [
      currency,
      won_amount,
      lost_amount,
      win_rate,
    ]),
    [
      ['EUR', 1_000_000_000.37, 0, 1],
      ['JPY', 0, 7, 0],
    ],
  )
  const nobody = await world.request('GET', `${PATH}?interval=month`, undefined, { key: await world.stranger() })
  assert.deepEqual(
    [nobody.body.contacts.total, nobody.body.accounts.total, nobody.body.pipeline, nobody.body.closed],
    [0, 0, [], []],
  )
  assert.deepEqual(
    nobody.body.stages.map(({ entered, rate, mean_seconds }: any) => [entered, rate, mean_seconds]),
    DEFAULT_STAGES.map(() => [0, 0, null]),
  )
  const { text } = await world.request('GET', `${PATH}?format=csv`)
  const lines = text.split('\r\n')
  assert.ok(lines.includes('pipeline,,EUR.won_amount,1000000000.37'), text)
  assert.ok(
    lines.some((line) => /^contacts,\d{4}-\d\d-\d\d,series.created,0$/.test(line)),
    text,
  )
})

import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { AppError } from '../../../lib/errors.ts'
import { requestTurns } from './request-turns.ts'

/** Requests whose responses end when a test says so. */
function requests(connections: number) {
  const take = requestTurns(connections)
  const begun: string[] = []
  const refused: string[] = []
  return {
    begun,
    refused,
    async send(name: string, orgId: number) {
      const raw = new PassThrough()
      take(orgId, { raw } as never).then(
        () => begun.push(name),
        (error: AppError) => refused.push(`${name}: ${error.message}`),
      )
      await turn()
      return async () => {
        raw.destroy()
        await turn()
        await turn()
      }
    },
  }
}

test('requests of one organisation beyond three quarters of the connections wait in order, and others do not', async () => {
  const { begun, send } = requests(4)
  const ends = []
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ends.push(await send(name, 1))
  await send('b1', 2)
  assert.deepEqual(begun, ['a1', 'a2', 'a3', 'b1'])
  await ends[1]!()
  assert.deepEqual(begun.slice(4), ['a4'])
})

test('a request whose client has gone while it waited has no turn', async () => {
  const { begun, refused, send } = requests(1)
  const end = await send('a1', 1)
  const leave = await send('a2', 1)
  await send('a3', 1)
  await leave()
  await end()
  assert.deepEqual([begun, refused], [['a1', 'a3'], ['a2: The client closed the connection.']])
})

test('a thousand wait, and more are refused', async () => {
  const { refused, send } = requests(1)
  for (let nth = 0; nth < 1_002; nth++) await send(String(nth), 1)
  assert.deepEqual(refused, ['1001: Too many requests of your organisation are waiting. Send fewer at the same time.'])
})

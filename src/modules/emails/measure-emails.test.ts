import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEmail } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'

test('the figures tell how many mails wait, and for how long the oldest of those that are due has', async () => {
  await using world = await startWorld()
  const figures = async () => {
    const { text } = await world.request('GET', '/metrics', undefined, { key: null })
    const value = (name: string) => Number(new RegExp(`^laurel_emails_${name} (\\S+)$`, 'm').exec(text)![1])
    return [value('waiting'), Math.floor(value('oldest_due_seconds'))]
  }
  assert.deepEqual(await figures(), [0, 0])
  world.stopClock(new Date('2026-11-20T10:00:00Z'))
  const ids = [await anEmail(world), await anEmail(world)]
  world.stopClock(new Date('2026-11-20T10:01:40Z'))
  assert.deepEqual(await figures(), [2, 100])
  await world.query(`update email set next_attempt_at = '2026-11-20T11:00:00Z' where id = ${ids[0]}`)
  await world.query(`update email set status = 'sent' where id = ${ids[1]}`)
  assert.deepEqual(await figures(), [1, 0])
})

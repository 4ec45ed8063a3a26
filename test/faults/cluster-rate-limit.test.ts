import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KEY, makeInstallation, type Service } from '../support/installation.ts'

/** As many requests at once to the processes in turn. @returns how many passed, and the responses of the others */
async function burst(services: Service[], count: number) {
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { url } = services[index % services.length]!
      const answer = await fetch(`${url}/api/v1/admin/events`, { headers: { authorization: `Bearer ${KEY}` } })
      await answer.arrayBuffer()
      return answer
    }),
  )
  const refused = answers.filter(({ status }) => status === 429)
  const passed = answers.filter(({ status }) => status === 200).length
  assert.equal(passed + refused.length, count)
  return { passed, waits: refused.map(({ headers }) => Number(headers.get('retry-after'))) }
}

test('an organisation’s limit is exact over two processes, also when one of them is restarted within the minute', async () => {
  await using installation = await makeInstallation()
  const start = () => installation.start('api', { RATE_LIMIT: 'on', LAUREL_BOOTSTRAP_PLAN: 'starter' })
  const [one, other] = [await start(), await start()]
  const first = await burst([one, other], 100)
  assert.equal(first.passed, 60)
  for (const wait of first.waits) assert.ok(Number.isInteger(wait) && wait >= 1 && wait <= 60, String(wait))

  // Simulates a minute's wait.
  await installation.query(`update rate_window set minute_start = minute_start - interval '1 minute'`)
  assert.equal((await burst([one, other], 40)).passed, 40)
  other.child.kill('SIGTERM')
  assert.deepEqual(await other.ended, [0, null], other.output())
  const again = await start()
  assert.equal((await burst([one, again], 100)).passed, 20)
  assert.equal((await burst([again, one], 10)).passed, 0)
})

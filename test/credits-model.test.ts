import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantCredits } from '../src/modules/organisations/index.ts'
import { anEvent } from './support/factories.ts'
import fc from './support/fast-check.ts'
import { startWorld } from './support/harness.ts'
import { submit } from './support/stored.ts'

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('upload' as const), names: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('work' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('grant' as const), amount: fc.integer({ min: -9, max: 9 }) }) },
)

test('whatever is uploaded, cancelled, worked on and granted, balance and hold are what a simple model says', async () => {
  await using world = await startWorld({ credits: 20 })
  const event = await anEvent(world)
  const context = { ...world.services, orgId: 1, actor: { kind: 'cli' }, requestId: null } as const
  let balance = 20
  const jobs: { id: number; names: number; status: string }[] = []
  const held = () => jobs.filter(({ status }) => status === 'pending').reduce((sum, { names }) => sum + names, 0)
  const run: Record<string, (step: any) => Promise<void>> = {
    async upload({ names }) {
      const { status, body } = await submit(world, event.id, Array(names).fill('Ada'))
      assert.equal(status, names <= balance ? 201 : 402)
      if (status !== 201) return
      balance -= names
      jobs.push({ id: body.id, names, status: 'pending' })
    },
    async cancel({ which }) {
      const job = jobs[which % jobs.length]
      if (!job) return
      const { status } = await world.request('POST', `/admin/events/${event.id}/bulk-generate-jobs/${job.id}/cancel`)
      assert.equal(status, job.status === 'completed' ? 400 : 200)
      if (job.status !== 'pending') return
      balance += job.names
      job.status = 'cancelled'
    },
    async work() {
      await world.runJobs()
      for (const job of jobs) if (job.status === 'pending') job.status = 'completed'
    },
    async grant({ amount }) {
      if (amount === 0) return
      const granted = grantCredits(context, { amount })
      if (balance + amount < 0) return void (await assert.rejects(granted))
      await granted
      balance += amount
    },
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 20 }), async (steps) => {
      for (const each of steps) {
        await run[each.do]!(each)
        assert.deepEqual((await world.request('GET', '/admin/credits')).body, { balance, held: held() })
      }
    }),
    { numRuns: 5, endOnFailure: true },
  )
})

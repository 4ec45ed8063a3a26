import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, type Installation, makeInstallation, until } from './support/installation.ts'

const idsIn = async (installation: Installation) =>
  (
    await installation.query<{ id: string }>(
      `select 'req_' || replace(request_id::text, '-', '') as id from request_log order by request_id`,
    )
  ).map(({ id }) => id)

test('processes write one request log by themselves, in the order of the requests, and what waits when they are stopped', async () => {
  await using installation = await makeInstallation()
  const services = [await installation.start('api'), await installation.start('api')]
  const asked: string[] = []
  const ask = async (nth: number) => {
    const { status, headers } = await call(services[nth % 2]!, 'GET', '/admin/events')
    assert.equal(status, 200)
    asked.push(headers.get('x-request-id'))
  }
  for (let nth = 0; nth < 20; nth++) await ask(nth)
  await until(
    () => idsIn(installation),
    (ids) => ids.length === 20,
  )
  for (let nth = 0; nth < 20; nth++) await ask(nth)
  for (const { child } of services) child.kill('SIGTERM')
  for (const { ended } of services) assert.deepEqual(await ended, [0, null])
  const found = await idsIn(installation)
  assert.deepEqual(found.toSorted(), asked.toSorted())
  // Two processes may have answered within one millisecond.
  const times = asked.map((id) => Number.parseInt(id.slice(4, 16), 16))
  assert.deepEqual(
    times,
    times.toSorted((one, other) => one - other),
  )
  assert.deepEqual(
    found.map((id) => id.slice(4, 16)),
    asked.map((id) => id.slice(4, 16)),
  )
})

test('a process that is killed takes along only what it has not written yet', async () => {
  await using installation = await makeInstallation()
  const [one, other] = [await installation.start('api'), await installation.start('api')]
  for (let nth = 0; nth < 10; nth++) await call(one, 'GET', '/admin/events')
  await until(
    () => idsIn(installation),
    (ids) => ids.length === 10,
  )
  const last = (await call(one, 'GET', '/admin/events')).headers.get('x-request-id')
  one.child.kill('SIGKILL')
  await one.ended
  const { status, body } = await call(other, 'GET', '/admin/request-log')
  assert.equal(status, 200)
  assert.equal(body.filter(({ request_id }: { request_id: string }) => request_id !== last).length, 10)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, KEY, makeInstallation } from '../support/installation.ts'
import { readStream } from '../support/stream-reader.ts'

test('a stream hears what another process changes, and goes on there without loss when its own is killed', async () => {
  await using installation = await makeInstallation()
  const [one, other] = await Promise.all([installation.start('api'), installation.start('api')])
  const add = async (name: string) =>
    (await call(other, 'POST', '/admin/events', { name, template_image_url: 'placeholder' })).body.id as number
  let lastId: string | undefined
  {
    using stream = await readStream(one.url, { key: KEY })
    await stream.begins()
    await stream.hears('event', await add('Before'))
    one.child.kill('SIGKILL')
    await stream.ends()
    lastId = stream.lastId()
  }
  const meanwhile = await add('Meanwhile')
  using again = await readStream(other.url, { key: KEY, lastId })
  await again.hears('event', meanwhile)
  await again.hears('event', await add('After'))
  other.child.kill('SIGTERM')
  await again.ends()
  assert.match(again.text(), /retry: \d+\n\n$/)
  assert.deepEqual((await other.ended)[0], 0)
})

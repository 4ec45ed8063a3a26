import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../../../test/support/installation.ts'
import { emptyDatabase } from '../../../test/support/laurel.ts'
import { scoped } from '../../../test/support/scoped.ts'
import { startDatabaseProxy } from '../../../test/support/tcp-proxy.ts'
import { queryOnce } from '../../lib/embedded-postgres/embedded-postgres.helpers.ts'
import { listenTo } from './listen.ts'

const TIMES = { pauseMs: 20, checkMs: 300, answerMs: 800 }

async function startListening() {
  await using opening = new AsyncDisposableStack()
  const database = opening.use(await emptyDatabase())
  const proxy = opening.use(await startDatabaseProxy(database.url))
  const heard: string[] = []
  const errors: Error[] = []
  const to = { onMessage: (message: string) => heard.push(message), onError: (error: Error) => errors.push(error) }
  const listener = opening.use(scoped(await listenTo(proxy.url, { name: 'news', channels: ['news'], ...to }, TIMES)))
  const parts = opening.move()
  let said = 0
  return {
    proxy,
    errors,
    listener,
    url: database.url,
    /** Sends a message until it is received. */
    hears: () =>
      until(
        async () => {
          await queryOnce(database.url, `notify news, '${++said}'`)
          return heard
        },
        (all) => all.includes(String(said)) || all.length > 0,
      ).then(() => heard.splice(0)),
    connections: async () =>
      (await queryOnce(database.url, `select 1 from pg_stat_activity where application_name = 'laurel news'`)).length,
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

test('a listener whose connection is ended, reset or swallowed hears again over another one', async () => {
  await using listening = await startListening()
  const { proxy, url, errors } = listening
  await listening.hears()
  await queryOnce(url, `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'laurel news'`)
  await listening.hears()
  proxy.cut()
  await listening.hears()
  assert.ok(errors.length > 0)
  proxy.swallow()
  await listening.hears()
  proxy.swallow('toClient')
  await listening.hears()
})

test('a listener that is stopped ends at once and leaves no connection, wherever it is', async () => {
  const ways = {
    whole: () => {},
    swallowed: ({ swallow }) => swallow(),
    'opening another': ({ silence, cut }) => {
      silence('toServer', 'toClient')
      cut()
    },
    'just cut': ({ cut }) => cut(),
  } satisfies Record<string, (proxy: Awaited<ReturnType<typeof startDatabaseProxy>>) => void>
  for (const [way, disturb] of Object.entries(ways)) {
    await using listening = await startListening()
    disturb(listening.proxy)
    await new Promise((resolve) => setTimeout(resolve, 30))
    await listening.listener.stop()
    listening.proxy.speak()
    if (way !== 'swallowed') await until(listening.connections, (count) => count === 0)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import pino from 'pino'
import { Type } from 'typebox'
import { buildServer } from './build-server.ts'

test('each line that a request writes has its id once, with the words and the level that it was written with', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) })
  await using app = buildServer({ trustProxy: false, tls: null, log, now: () => new Date() })
  app.route({
    method: 'GET',
    url: '/:text',
    config: { access: 'open' },
    schema: { response: { 200: Type.Any() } },
    handler: async (request) => {
      request.log.debug('too low')
      request.log.warn({ n: 1 }, 'by %s', 'itself')
      request.log.child({ inner: true }).info('of a part')
      throw new Error('broken')
    },
  })
  const ids = await Promise.all(['/a', '/b'].map(async (url) => (await app.inject(url)).headers['x-request-id']))
  for (const id of ids) {
    const own = lines.filter((line) => line.split(`"request_id":"${id}"`).length === 2).map((line) => JSON.parse(line))
    assert.deepEqual(
      own.map(({ level, msg }) => [level, msg]),
      [
        [40, 'by itself'],
        [30, 'of a part'],
        [50, 'a request failed'],
        [30, 'request'],
      ],
    )
    assert.deepEqual([own[0].n, own[1].inner, own[2].err.message, own[3].status], [1, true, 'broken', 500])
  }
  assert.equal(lines.length, 8)
})

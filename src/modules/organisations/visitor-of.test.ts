import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../platform/context/context.ts'
import { visitorOf } from './visitor-of.ts'

test('visitors whom a proxy sends through one connection are told apart, and a hash is another the next day', () => {
  const clock = { now: new Date('2026-11-20T23:59:59.999Z') }
  const services = { secret: Buffer.alloc(32, 7), now: () => clock.now } as unknown as Services
  const [socket, other] = [{ remoteAddress: '10.0.0.1' }, { remoteAddress: '10.0.0.2' }]
  const hash = (ip: string, connection = socket) =>
    visitorOf(services, { ip, socket: connection } as FastifyRequest).hash
  const first = hash('198.51.100.1')
  assert.notEqual(hash('198.51.100.2'), first)
  assert.equal(hash('198.51.100.1'), first)
  assert.equal(hash('198.51.100.1'), first)
  assert.equal(hash('198.51.100.1', other), first)
  clock.now = new Date('2026-11-21T00:00:00.000Z')
  assert.notEqual(hash('198.51.100.1'), first)
})

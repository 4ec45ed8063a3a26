import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It holds no connection of the database for long: a stream, or a request that only makes others. */
    takesNoTurn?: true
  }
  interface FastifyRequest {
    /** The organisation whose turn it takes; null for a request of nobody that is known. */
    turnOf: number | null
    endTurn: (() => void) | null
  }
}

/** The part of a process's database connections that requests of one organisation may hold. */
const SHARE = 3 / 4
/** Requests of one organisation that wait, each with a connection to its client. */
const MAX_WAITING = 1_000
const BUSY = 'Too many requests of your organisation are waiting. Send fewer at the same time.'

/**
 * Leaves some of a process's connections to the database for others: while requests of one organisation could hold three
 * quarters of them, its further ones wait in order. Otherwise slow ones, or many that wait for one lock, would block
 * everybody. A turn begins when the body has been read, and ends when there is a response, so that no slow client holds
 * one; an upload, which is read while it is handled, takes none.
 */
export function takeTurns(app: FastifyInstance, connections: number): void {
  const inTurn = fairQueue({
    atOnce: Number.POSITIVE_INFINITY,
    ofEach: Math.ceil(connections * SHARE),
    waiting: MAX_WAITING,
    busy: BUSY,
  })
  const begin = (request: FastifyRequest, { raw }: FastifyReply) =>
    new Promise<void>((begun, refuse) => {
      const gone = new AbortController()
      const end = Promise.withResolvers<void>()
      request.endTurn = end.resolve
      // Also for streams, and if the client is gone while it waits.
      raw.once('finish', end.resolve).once('close', () => {
        gone.abort(new AppError('unavailable', 'The client closed the connection.'))
        end.resolve()
      })
      const turn = async () => {
        begun()
        await end.promise
      }
      inTurn(turn, request.turnOf, gone.signal).catch(refuse)
    })
  app.decorateRequest('turnOf', null)
  app.decorateRequest('endTurn', null)
  app.addHook('preHandler', (request, reply, done) => {
    if (request.turnOf === null || request.routeOptions.config.takesNoTurn || isUpload(request)) return done()
    begin(request, reply).then(() => done(), done)
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (!(payload instanceof Readable)) request.endTurn?.()
    done(null, payload)
  })
}

/** Bodies of other types than JSON are read by the handlers of uploads, and refused everywhere else. */
function isUpload({ method, body, headers: { 'content-type': type } }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && body === undefined && /^(?!application\/json)./i.test(type ?? '')
}

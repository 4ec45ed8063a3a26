import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'

/** The part of a process's database connections that requests of one organisation may hold. */
const SHARE = 3 / 4
/** Requests of one organisation that wait, each with a connection to its client. */
const MAX_WAITING = 1_000
const BUSY = 'Too many requests of your organisation are waiting. Send fewer at the same time.'

/**
 * Leaves some of a process's connections to the database for others: while requests of one organisation could hold three
 * quarters of them, its further ones wait in order. Otherwise slow ones, or many that wait for one lock, would block
 * everybody.
 * @returns a function that waits for the turn of a request, which ends with its response
 */
export function requestTurns(connections: number): (orgId: number, reply: Pick<FastifyReply, 'raw'>) => Promise<void> {
  const inTurn = fairQueue({
    atOnce: Number.POSITIVE_INFINITY,
    ofEach: Math.ceil(connections * SHARE),
    waiting: MAX_WAITING,
    busy: BUSY,
  })
  return (orgId, { raw }) =>
    new Promise((begin, refuse) => {
      const end = Promise.withResolvers<void>()
      const gone = new AbortController()
      finished(raw, () => {
        gone.abort(new AppError('unavailable', 'The client closed the connection.'))
        end.resolve()
      })
      const turn = async () => {
        begin()
        await end.promise
      }
      inTurn(turn, orgId, gone.signal).catch(refuse)
    })
}
